import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { initialLanguage, LanguageProvider } from './lib/language.tsx'
import { queries } from './lib/queries.ts'
import { applyTheme } from './lib/apply-theme.ts'
import { loadWords } from './lib/words.ts'
import { router } from './router.tsx'
import './console.css'

applyTheme()
const language = initialLanguage()
await loadWords(language)

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
