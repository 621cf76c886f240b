import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyTheme } from '#console/lib/apply-theme.ts'
import { initialLanguage, LanguageProvider } from '#console/lib/language.tsx'
import { loadWords } from '#console/lib/words.ts'
import { CheckInPage } from './check-in-page.tsx'
import { startDoor } from './exchange.ts'
import '#console/console.css'

/** A page of its own that opens offline: http/check-in-worker.js stores it. */
applyTheme()
const language = initialLanguage()
await loadWords(language)
void navigator.serviceWorker?.register('/console/check-in-worker.js', { scope: '/console/check-in' }).catch(() => {})
startDoor()

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={language}>
        <CheckInPage />
      </LanguageProvider>
    </StrictMode>,
  )
