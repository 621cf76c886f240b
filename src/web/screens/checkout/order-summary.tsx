import { useTranslations } from 'use-intl'
import { CancellationPolicy } from '#web/features/cart/cancellation-policy.tsx'
import { useWhyUnavailable } from '#web/features/cart/use-why-unavailable.ts'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

/** The items and the total. */
export function OrderSummary({ checkout }: { checkout: CheckoutView }) {
  const t = useTranslations('checkout')
  const c = useTranslations('common')
  const whyUnavailable = useWhyUnavailable()
  const { cart, currency } = checkout
  const listed = checkout.originalMinor - (checkout.totalMinor + checkout.discountMinor)
  return (
    <>
      <ul id="cancellation-policy" className="grid scroll-mt-(--below-head) grid-cols-1 gap-5">
        {cart.items.map((item) => (
          <li key={item.id} className="grid grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] gap-3">
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
                {item.optionTitle} · <DateText date={item.localDate} /> · <TimeText time={item.localTime} />
                {item.rate !== 'once' && (
                  <> · {c(item.rate === 'nightly' ? 'duration.nights' : 'duration.days', { count: item.duration })}</>
                )}
              </p>
              <div className="mt-1">
                <PriceLines lines={item.lines} currency={item.currency} />
              </div>
              {!item.isAvailable && <p className="mt-1 text-sm font-medium text-danger">{whyUnavailable(item)}</p>}
              {item.isAvailable && <CancellationPolicy item={item} />}
              {item.isAvailable && item.needsConfirmation && <p className="mt-1 text-sm">{c('hostConfirms')}</p>}
            </div>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-1 gap-2 border-t border-line pt-4">
        {listed > 0 && <Row name={t('offer')} amountMinor={listed} currency={currency} look="text-success" />}
        {checkout.discountMinor > 0 && (
          <Row
            name={t('promo.discount')}
            amountMinor={checkout.discountMinor}
            currency={currency}
            look="text-success"
          />
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="font-semibold">{t('total')}</dt>
          <dd>
            <MoneyText money={{ amountMinor: checkout.totalMinor, currency }} className="text-2xl font-semibold" />
          </dd>
        </div>
        {checkout.tax && (
          <div className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
            <dt>{t('taxIncluded', { name: checkout.tax.name })}</dt>
            <dd>
              <MoneyText money={{ amountMinor: checkout.tax.includedMinor, currency }} />
            </dd>
          </div>
        )}
        {checkout.approximate && (
          <div className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
            <dt>{t('approximately')}</dt>
            <dd>
              <MoneyText money={checkout.approximate} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

function Row({
  name,
  amountMinor,
  currency,
  look,
}: {
  name: string
  amountMinor: number
  currency: string
  look: string
}) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-3 ${look}`}>
      <dt>{name}</dt>
      <dd>
        <MoneyText money={{ amountMinor, currency }} />
      </dd>
    </div>
  )
}
