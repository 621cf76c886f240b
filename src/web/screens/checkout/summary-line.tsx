import { useTranslations } from 'use-intl'
import { CancellationPolicy } from '#web/features/cart/cancellation-policy.tsx'
import { useWhyUnavailable } from '#web/features/cart/use-why-unavailable.ts'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { LineActions } from './line-actions.tsx'

/** An item of the order: what, when, for whom, its price and its cancellation policy. */
export function SummaryLine({
  item,
  checkout,
}: {
  item: CheckoutView['cart']['items'][number]
  checkout: CheckoutView
}) {
  const c = useTranslations('common')
  const t = useTranslations('checkout')
  const whyUnavailable = useWhyUnavailable()
  // Then the totals below say what is taken off.
  const isOnly = checkout.cart.items.length === 1
  return (
    <li className="grid grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] gap-3">
      <Picture
        picture={item.picture}
        preset="thumbnail"
        sizes="72px"
        isDecorative
        className="aspect-square w-full rounded-field"
      />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{item.title}</p>
        <p className="text-sm text-ink-soft">
          {item.optionTitle}
          <br />
          <span className="whitespace-nowrap">
            <DateText date={item.localDate} />
          </span>{' '}
          · <TimeText time={item.localTime} />
          {item.rate !== 'once' && (
            <> · {c(item.rate === 'nightly' ? 'duration.nights' : 'duration.days', { count: item.duration })}</>
          )}
        </p>
        <div className="mt-1">
          <PriceLines
            lines={item.lines}
            currency={item.currency}
            each={item.currency}
            namesOffer={!isOnly}
            discounts={
              isOnly
                ? []
                : [{ name: t('promo.with', { code: checkout.promo?.code ?? '' }), amountMinor: item.discountMinor }]
            }
            total={isOnly ? undefined : { name: t('lineTotal'), amountMinor: item.totalMinor - item.discountMinor }}
          />
        </div>
        {!item.isAvailable && <p className="mt-1 text-sm font-medium text-danger">{whyUnavailable(item)}</p>}
        {item.isAvailable && <CancellationPolicy item={item} />}
        <LineActions item={item} checkout={checkout} />
        {item.isAvailable && item.needsConfirmation && <p className="mt-1 text-sm">{c('hostConfirms')}</p>}
      </div>
    </li>
  )
}
