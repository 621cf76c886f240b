import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { OutcomePrice } from './outcome-price.tsx'

/** The sum of a booked order, once; its lines are folded. */
export function OutcomeReceipt({ view }: { view: OutcomeView }) {
  const t = useTranslations('checkout.outcomes')
  return (
    <details className="group rounded-card border border-line bg-surface px-card">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3 font-medium">
        {t('receipt')}
        <MoneyText
          money={{ amountMinor: view.totalMinor, currency: view.currency }}
          className="ms-auto text-lg font-semibold"
        />
        <ChevronDown aria-hidden className="size-4 transition group-open:rotate-180" strokeWidth={1.75} />
      </summary>
      <ul className="grid gap-4 border-t border-line py-4">
        {view.items.map((item) => (
          <li key={item.id}>
            <p className="font-medium">{item.title}</p>
            <OutcomePrice item={item} currency={view.currency} />
          </li>
        ))}
      </ul>
    </details>
  )
}
