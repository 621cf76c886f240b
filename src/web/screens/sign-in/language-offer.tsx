import { useLocale, useTranslations } from 'use-intl'
import { directionOf, localePath, type Locale } from '#domain/locale.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { AccountPage } from './account-page.tsx'

/** Offers the account's language if it differs from the page's. No automatic redirect. */
export function LanguageOffer({ language, next }: { language: Locale; next: string }) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  // Full page loads, because the data of every page may have changed. The address of the other language stores the
  // choice.
  const at = (one: Locale) => `${localePath(one, next)}${next.includes('?') ? '&' : '?'}language=${one}`
  return (
    <AccountPage title={t('languageTitle')} text={t('languageText')}>
      <div role="status" className="grid gap-3">
        <a href={at(language)} className={buttonClass('primary')} lang={language} dir={directionOf(language)}>
          {t('languageChosen')}
        </a>
        <a href={at(locale)} className={buttonClass('outlined')}>
          {t('languageHere')}
        </a>
      </div>
    </AccountPage>
  )
}
