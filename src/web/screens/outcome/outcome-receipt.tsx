import { useTranslations } from 'use-intl'
import { sumMinor } from '#domain/money.ts'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { PriceRow } from '#web/ui/price-totals.tsx'

/** The sum of a booked order, once; its lines are folded. */
export function OutcomeReceipt({ view }: { view: OutcomeView }) {
  const t = useTranslations('checkout.outcomes')
  const o = useTranslations('orders')
  const originalMinor = sumMinor(view.items.flatMap(({ lines }) => lines.map((line) => line.originalTotalMinor)))
  const discountMinor = originalMinor - sumMinor(view.items.map((item) => item.totalMinor))
  return (
    <details className="rounded-card border border-line bg-surface px-card">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3 font-medium">
        {t('receipt')}
        <MoneyText
          money={{ amountMinor: view.totalMinor, currency: view.currency }}
          className="ms-auto text-lg font-semibold"
        />
      </summary>
      <ul className="grid gap-4 border-t border-line py-4">
        {view.items.map((item) => (
          <li key={item.id}>
            <p className="font-medium">{item.title}</p>
            <PriceLines lines={item.lines} currency={view.currency} isOriginal />
          </li>
        ))}
      </ul>
      {discountMinor > 0 && (
        <dl className="-mt-2 pb-4 text-sm">
          <PriceRow
            name={o('discount')}
            amountMinor={-discountMinor}
            currency={view.currency}
            look="font-medium text-success"
          />
        </dl>
      )}
    </details>
  )
}
