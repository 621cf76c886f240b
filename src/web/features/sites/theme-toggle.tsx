import { useTranslations } from 'use-intl'
import { toggleTheme } from '#web/lib/preferences.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** CSS shows one of the two icons and names by the document's class, so that the server need not know the theme. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  const t = useTranslations('common')
  return (
    <button
      type="button"
      onClick={toggleTheme}
      className={`icon-theme noscript:hidden ${buttonClass('icon')} ${className}`}
    >
      <span className="sr-only dark:hidden">{t('themeToDark')}</span>
      <span className="sr-only hidden dark:inline">{t('themeToLight')}</span>
    </button>
  )
}
