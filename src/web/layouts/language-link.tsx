import { useLocale, useTranslations } from 'use-intl'

/** Links to this page in the other language. */
export function LanguageLink({ path, className = '' }: { path: string; className?: string }) {
  const t = useTranslations('common')
  const other = useLocale() === 'ar' ? 'en' : 'ar'
  return (
    <a
      href={path}
      onClick={(event) => {
        // The server does not receive the hash; browsers keep it across the redirect.
        event.currentTarget.hash = window.location.hash
      }}
      hrefLang={other}
      lang={other}
      aria-label={t('language')}
      className={`inline-flex min-h-[44px] items-center px-2 text-sm font-medium ${className || 'hover:text-primary'}`}
    >
      <span className="max-[24.375rem]:hidden">{t('language')}</span>
      <span aria-hidden className="min-[24.375rem]:hidden">
        {t('languageShort')}
      </span>
    </a>
  )
}
