import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLocale } from '#domain/locale.ts'
import { followRedirects } from '#web/features/sites/follow-redirects.ts'
import { loadLayout } from '#web/layouts/load-layout.ts'
import { loadMessages } from '#web/lib/messages.ts'
import { isMissingPart, markMissingParts, reloadOnce } from '#web/lib/reload-once.ts'
import { reportBrowserError } from '#web/lib/report-browser-error.ts'
import { readPage, showFailure } from '#web/lib/show-failure.ts'
import { restoreLoadTimes } from '#web/lib/router-internals.ts'
import { getRouter } from './router.tsx'

const page = readPage()
markMissingParts()
try {
  // The words and the layout are files of their own, not a part of each page: hydration needs them.
  const { lang } = document.documentElement
  const layout = document.querySelector<HTMLElement>('[data-layout]')?.dataset['layout'] ?? 'default'
  await Promise.all([loadMessages(isLocale(lang) ? lang : 'ar'), loadLayout(layout)])
  hydrate()
} catch (error) {
  if (!isMissingPart(error) || !reloadOnce()) fail(error)
}

// Not the client of Start: docs/decisions/0026-client-entry.md.
function hydrate(): void {
  restoreLoadTimes(Date.now())
  const router = getRouter()
  followRedirects(router)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onUncaughtError: fail, onCaughtError: record },
    )
  })
}

function fail(error: unknown): void {
  record(error)
  showFailure(page)
}

function record(error: unknown): void {
  console.error(error)
  reportBrowserError(error)
}
