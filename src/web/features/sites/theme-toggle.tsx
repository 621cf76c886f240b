import { Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { toggleTheme } from '#web/lib/preferences.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** CSS shows one of the two icons and names by the document's class, so that the server need not know the theme. */
export function ThemeToggle() {
  const t = useTranslations('common')
  return (
    <button type="button" onClick={toggleTheme} className={`noscript:hidden ${buttonClass('icon')}`}>
      <Moon aria-hidden className="size-5 dark:hidden" strokeWidth={1.75} />
      <Sun aria-hidden className="hidden size-5 dark:block" strokeWidth={1.75} />
      <span className="sr-only dark:hidden">{t('themeToDark')}</span>
      <span className="sr-only hidden dark:inline">{t('themeToLight')}</span>
    </button>
  )
}
