import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLocale } from '#domain/locale.ts'
import { followRedirects } from '#web/features/sites/follow-redirects.ts'
import { loadLayout } from '#web/layouts/load-layout.ts'
import { loadMessages } from '#web/lib/messages.ts'
import { markMissingParts, reloadOnce } from '#web/lib/reload-once.ts'
import { getRouter } from './router.tsx'

// The words and the layout are files of their own, not a part of each page: hydration needs them.
const { lang } = document.documentElement
markMissingParts()
try {
  const layout = document.querySelector<HTMLElement>('[data-layout]')?.dataset['layout'] ?? 'default'
  await Promise.all([loadMessages(isLocale(lang) ? lang : 'ar'), loadLayout(layout)])
} catch (error) {
  // The page stays as the server rendered it, with working links.
  if (!reloadOnce()) throw error
}

// Not the client of Start: docs/decisions/0026-client-entry.md.
const router = getRouter()
followRedirects(router)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
