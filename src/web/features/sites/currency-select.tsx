import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { currencySign } from '#domain/money.ts'
import { currencyName } from '#web/lib/currency-name.ts'
import { rememberPreference } from '#web/lib/preferences.ts'

/** Chooses the currency of prices: shows its code, in Arabic its sign, and lists names. Applied at once with script, by the form's button without. */
export function CurrencySelect({ currency, currencies }: { currency: string; currencies: string[] }) {
  const t = useTranslations('common')
  const locale = useLocale()
  const router = useRouter()
  const id = useId()
  return (
    <form method="get" className="flex items-center gap-1">
      <label htmlFor={id} className="sr-only">
        {t('currency')}
      </label>
      <span className="relative inline-flex min-h-11 items-center gap-1 rounded-field px-2 text-sm font-medium outline-offset-2 hover:bg-line/60 has-[:focus-visible]:outline-2">
        <bdi aria-hidden suppressHydrationWarning>
          {locale === 'ar' ? currencySign(currency, locale) : currency}
        </bdi>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
        {/* Over the code, so that the closed field is as narrow as the code. */}
        <select
          id={id}
          name="currency"
          key={currency}
          defaultValue={currency}
          onChange={(event) => {
            rememberPreference('rihla_currency', event.currentTarget.value)
            void router.invalidate()
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        >
          {currencies.map((code) => (
            <option key={code} value={code} suppressHydrationWarning className="bg-surface text-ink">
              {currencyName(code, locale)}
            </option>
          ))}
        </select>
      </span>
      <noscript>
        <button className="min-h-11 px-2 text-sm underline">{t('apply')}</button>
      </noscript>
    </form>
  )
}
