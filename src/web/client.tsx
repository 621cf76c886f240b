import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLocale } from '#domain/locale.ts'
import { loadLayout } from '#web/layouts/load-layout.ts'
import { loadMessages } from '#web/lib/messages.ts'
import { markMissingParts, reloadOnce } from '#web/lib/reload-once.ts'
import { getRouter } from './router.tsx'

// The words and the layout are files of their own, not a part of each page: they must be there before the page wakes.
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
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MarkHydrated>
        <RouterClient router={router} />
      </MarkHydrated>
    </StrictMode>,
  )
})

/**
 * Marks the document once every effect of the first render has run; browser tests wait for it. It wraps the router: a sibling would give
 * every `useId` another value than on the server.
 */
function MarkHydrated({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return children
}
