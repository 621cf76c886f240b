import { useTranslations } from 'use-intl'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { MoneyText } from '#web/ui/money-text.tsx'

/**
 * From the price before discounts to what is charged: the rows with a minus are subtracted, so the first row and these
 * add up to the total.
 */
export function SummaryTotals({ checkout }: { checkout: CheckoutView }) {
  const t = useTranslations('checkout')
  const { currency, charged } = checkout
  const isEstimate = charged.currency !== currency
  const promotionMinor = checkout.originalMinor - (checkout.totalMinor + checkout.discountMinor)
  const isReduced = promotionMinor > 0 || checkout.discountMinor > 0
  return (
    <dl className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      {isReduced && <Row name={t('before')} amountMinor={checkout.originalMinor} currency={currency} />}
      {promotionMinor > 0 && (
        <Row name={t('promotion')} amountMinor={-promotionMinor} currency={currency} look="text-success" />
      )}
      {checkout.discountMinor > 0 && (
        <Row name={t('promo.discount')} amountMinor={-checkout.discountMinor} currency={currency} look="text-success" />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <dt className="font-semibold">{t(isEstimate ? 'estimatedTotal' : 'total')}</dt>
        <dd className="ms-auto">
          <MoneyText money={{ amountMinor: checkout.totalMinor, currency }} className="text-2xl font-semibold" />
        </dd>
      </div>
      {isEstimate && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt>{t('charged')}</dt>
          <dd className="ms-auto">
            <MoneyText money={charged} className="text-2xl font-semibold" />
          </dd>
        </div>
      )}
      {checkout.tax && (
        <Row
          name={t('taxIncluded', { name: checkout.tax.name })}
          amountMinor={checkout.tax.includedMinor}
          currency={currency}
          look="text-sm text-ink-soft"
        />
      )}
    </dl>
  )
}

/** A wrapped amount stays at the end of the line. */
function Row({
  name,
  amountMinor,
  currency,
  look = '',
}: {
  name: string
  amountMinor: number
  currency: string
  look?: string
}) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-3 ${look}`}>
      <dt>{name}</dt>
      <dd className="ms-auto">
        <MoneyText money={{ amountMinor, currency }} />
      </dd>
    </div>
  )
}
