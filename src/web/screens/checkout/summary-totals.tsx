import { useTranslations } from 'use-intl'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { PriceRow, PriceTotals } from '#web/ui/price-totals.tsx'

/** The totals of the checkout, in the currency of the page and, if that is another one, as charged; that nothing is due today. */
export function SummaryTotals({ checkout, isDueToday }: { checkout: CheckoutView; isDueToday: boolean }) {
  const t = useTranslations('checkout')
  const { currency, charged } = checkout
  const { items } = checkout.cart
  const isEstimate = charged.currency !== currency
  return (
    // Beside several items a laptop's window needs the room.
    <div className={`border-t border-line pt-4 ${items.length > 1 ? 'lg:pt-2 lg:[&_dl]:gap-0.5' : ''}`}>
      <PriceTotals
        currency={currency}
        original={{ name: t('before'), amountMinor: checkout.originalMinor }}
        discounts={[
          {
            name: t('promotion'),
            amountMinor: checkout.originalMinor - (checkout.totalMinor + checkout.discountMinor),
          },
          { name: t('promo.discount'), amountMinor: checkout.discountMinor },
        ]}
        totalName={t(isEstimate ? 'estimatedTotal' : 'total')}
        isLarge
      >
        {isEstimate && <PriceRow name={t('charged')} {...charged} amountLook="text-2xl font-semibold" />}
        {checkout.tax && (
          <PriceRow
            name={t('taxIncluded', { name: checkout.tax.name })}
            amountMinor={checkout.tax.includedMinor}
            currency={currency}
            look="text-sm text-ink-soft"
          />
        )}
        {!isDueToday && (
          <PriceRow
            name={t('dueToday')}
            amountMinor={0}
            currency={charged.currency}
            look="font-semibold text-success"
          />
        )}
      </PriceTotals>
    </div>
  )
}
