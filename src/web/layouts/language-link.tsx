import { useLocale, useTranslations } from 'use-intl'

/** To this page in the other language. */
export function LanguageLink({ path, className = '' }: { path: string; className?: string }) {
  const t = useTranslations('common')
  const other = useLocale() === 'ar' ? 'en' : 'ar'
  return (
    <a
      href={path}
      onClick={(event) => {
        // The server is not told what stands after '#', and browsers carry it over its redirect.
        event.currentTarget.hash = window.location.hash
      }}
      hrefLang={other}
      lang={other}
      className={`inline-flex min-h-[44px] items-center px-2 text-sm font-medium ${className || 'hover:text-primary'}`}
    >
      {t('language')}
    </a>
  )
}
