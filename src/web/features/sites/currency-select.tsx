import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { rememberPreference } from '#web/lib/preferences.ts'

/** Chooses the currency of prices. Applied at once with script, by the form's button without. */
export function CurrencySelect({ currency, currencies }: { currency: string; currencies: string[] }) {
  const t = useTranslations('common')
  const router = useRouter()
  const id = useId()
  return (
    <form method="get" className="flex items-center gap-1">
      <label htmlFor={id} className="sr-only">
        {t('currency')}
      </label>
      <select
        id={id}
        name="currency"
        key={currency}
        defaultValue={currency}
        onChange={(event) => {
          rememberPreference('rihla_currency', event.currentTarget.value)
          void router.invalidate()
        }}
        className="min-h-11 rounded-field bg-transparent px-2 text-sm font-medium hover:bg-line/60"
      >
        {currencies.map((code) => (
          <option key={code} value={code} className="bg-surface text-ink">
            {code}
          </option>
        ))}
      </select>
      <noscript>
        <button className="min-h-11 px-2 text-sm underline">{t('apply')}</button>
      </noscript>
    </form>
  )
}
