import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { initialLanguage, LanguageProvider } from './lib/language.tsx'
import { meQuery, queries } from './lib/queries.ts'
import { forgetDrafts } from './lib/drafts.ts'
import { followSignOut } from './lib/signed-out.ts'
import { applyTheme } from './lib/apply-theme.ts'
import { loadWords } from './lib/words.ts'
import { router } from './router.tsx'
import './console.css'

applyTheme()
followSignOut(() => {
  forgetDrafts('')
  void queries.invalidateQueries({ queryKey: meQuery.queryKey })
})
const language = initialLanguage()
// The person, the words and the screen of the address, at the same time.
void queries.prefetchQuery(meQuery)
void Promise.all([loadWords(language), router.load()]).then(render)

function render() {
  const root = document.querySelector('#root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <LanguageProvider initial={language}>
            <RouterProvider router={router as never} />
          </LanguageProvider>
        </QueryClientProvider>
      </StrictMode>,
    )
}
