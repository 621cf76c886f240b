import { useTranslations } from 'use-intl'
import { sumMinor } from '#domain/money.ts'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { PriceLines } from '#web/ui/price-lines.tsx'

/** The lines of a booked item after the supplier's offer, what the promo code took off, and what was paid for it. */
export function OutcomePrice({ item, currency }: { item: OutcomeView['items'][number]; currency: string }) {
  const t = useTranslations('checkout')
  const linesMinor = sumMinor(item.lines.map((line) => line.totalMinor))
  return (
    <PriceLines
      lines={item.lines}
      currency={currency}
      namesOffer
      discounts={[{ name: t('promo.discount'), amountMinor: linesMinor - item.totalMinor }]}
      total={{ name: t('lineTotal'), amountMinor: item.totalMinor }}
    />
  )
}
