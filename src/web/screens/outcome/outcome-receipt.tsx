import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { itemSets } from '#domain/item-states.ts'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { badgeState } from '#web/features/orders/booking-tones.ts'
import { sumsOf } from '#web/features/orders/sums-of.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { PriceRow } from '#web/ui/price-totals.tsx'
import { OutcomePrice } from './outcome-price.tsx'

/** The sum of an order after its refunds, as on the page of the booking; its lines are folded. */
export function OutcomeReceipt({ view }: { view: OutcomeView }) {
  const t = useTranslations('checkout.outcomes')
  const o = useTranslations('orders')
  const { currency, refundMinor } = view
  const paidMinor = sumsOf(view, view.items).totalMinor
  const netMinor = paidMinor - refundMinor
  return (
    <details className="group rounded-card border border-line bg-surface px-card">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3 font-medium">
        {t(view.isPaid || view.outcome === 'booked' ? 'receipt' : 'total')}
        <MoneyText
          money={{ amountMinor: netMinor > 0 ? netMinor : paidMinor, currency }}
          className="ms-auto text-lg font-semibold"
        />
        <ChevronDown aria-hidden className="size-4 transition group-open:rotate-180" strokeWidth={1.75} />
      </summary>
      <ul className="grid gap-4 border-t border-line py-4">
        {view.items.map((item) => (
          <li key={item.id}>
            <p className="font-medium">{item.title}</p>
            {itemSets.called_off.includes(item.status) && (
              <p className="text-sm text-ink-soft">{o(`statuses.${badgeState(item.status)}`)}</p>
            )}
            <OutcomePrice item={item} currency={currency} />
          </li>
        ))}
      </ul>
      {refundMinor > 0 && (
        <dl className="grid gap-1 border-t border-line py-4">
          <PriceRow name={o('price')} amountMinor={paidMinor} currency={currency} />
          <PriceRow name={o('refunded')} amountMinor={-refundMinor} currency={currency} look="text-success" />
          {netMinor > 0 && (
            <PriceRow name={o('netPaid')} amountMinor={netMinor} currency={currency} look="font-semibold" />
          )}
        </dl>
      )}
    </details>
  )
}
