import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { detectLocale, directionOf, isLocale, type Locale } from '#domain/locale.ts'
import { loadWords, wordsOf } from './words.ts'

const KEY = 'rihla_console_language'

interface Language {
  language: Locale
  setLanguage: (language: Locale) => void
}

const LanguageContext = createContext<Language | null>(null)

/** Before sign-in: the language used last on this device, else the browser's. */
export function initialLanguage(): Locale {
  const used = localStorage.getItem(KEY)
  return isLocale(used) ? used : detectLocale(navigator.languages.join(','))
}

export function useLanguage(): Language {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage is used outside of LanguageProvider.')
  return value
}

/** The language and direction of the whole document. */
export function LanguageProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [language, setShown] = useState(initial)
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    localStorage.setItem(KEY, language)
  }, [language])
  const setLanguage = useCallback((next: Locale) => void loadWords(next).then(() => setShown(next)), [])
  const value = useMemo(() => ({ language, setLanguage }), [language, setLanguage])
  return (
    <LanguageContext value={value}>
      <IntlProvider locale={language} messages={wordsOf(language)} timeZone="UTC">
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}
