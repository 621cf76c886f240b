import { useHydrated, useRouter } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { currencySign } from '#domain/money.ts'
import { currencyName } from '#web/lib/currency-name.ts'
import { rememberPreference } from '#web/lib/preferences.ts'

interface CurrencySelectProps {
  currency: string
  currencies: string[]
  /** Classes that hide it where another one is shown. */
  className?: string
}

/**
 * Chooses the currency of prices: shows its code, in Arabic its sign, and lists names. Applied at once with script, by a
 * form without.
 */
export function CurrencySelect({ currency, currencies, className = '' }: CurrencySelectProps) {
  const choose = useChooseCurrency()
  return (
    <form method="get" className={`flex items-center gap-1 ${className}`}>
      <Select currency={currency} currencies={currencies} onChange={choose} />
      <noscript>
        <Apply />
      </noscript>
    </form>
  )
}

/**
 * For the footer. Scrolling to it loads the scripts of a page, so the HTML has the list only for browsers without
 * script.
 */
export function LateCurrencySelect({ currency, currencies }: Omit<CurrencySelectProps, 'className'>) {
  const choose = useChooseCurrency()
  const isHydrated = useHydrated()
  return (
    <>
      <Select
        currency={currency}
        currencies={isHydrated ? currencies : [currency]}
        className="noscript:hidden"
        onChange={choose}
      />
      <noscript>
        <form method="get" className="flex items-center gap-1">
          <Select currency={currency} currencies={currencies} onChange={choose} />
          <Apply />
        </form>
      </noscript>
    </>
  )
}

function Apply() {
  const t = useTranslations('common')
  return <button className="min-h-11 px-2 text-sm underline">{t('apply')}</button>
}

function useChooseCurrency(): (chosen: string) => void {
  const router = useRouter()
  return (chosen) => {
    rememberPreference('rihla_currency', chosen)
    void router.invalidate()
  }
}

function Select({
  currency,
  currencies,
  className = '',
  onChange,
}: CurrencySelectProps & { onChange: (chosen: string) => void }) {
  const t = useTranslations('common')
  const locale = useLocale()
  return (
    <span
      className={`relative flex w-max min-h-11 items-center gap-1 rounded-field px-2 text-sm font-medium outline-offset-2 hover:bg-line/60 has-[:focus-visible]:outline-2 ${className}`}
    >
      <bdi aria-hidden suppressHydrationWarning>
        {locale === 'ar' ? currencySign(currency, locale) : currency}
      </bdi>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
      {/* Over the code, so that the closed field is as narrow as the code. */}
      <select
        name="currency"
        aria-label={t('currency')}
        key={currency}
        defaultValue={currency}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {currencies.map((code) => (
          <option key={code} value={code} suppressHydrationWarning className="bg-surface text-ink">
            {currencyName(code, locale)}
          </option>
        ))}
      </select>
    </span>
  )
}
