import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#domain/money.ts'
import { pickupWordsBefore } from '#domain/pickup-clock.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { BookableProduct } from './calls.ts'
import { isPickupIncluded, type Booking } from './use-booking.ts'

const NONE = 'none'

/** Where the buyer is picked up. For an included pick-up nothing is preselected, so that it is not missed by accident. */
export function BookingPickup({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const ages = useTranslations('activity.ages')
  const locale = useLocale()
  const isIncluded = isPickupIncluded(product)
  const priceOf = (amountMinor: number) => formatMoney({ amountMinor, currency: product.currency }, locale)
  const prices = product.pickups.map(({ priceMinor }) => priceMinor)
  const lowestMinor = Math.min(...prices)
  const costs = Math.max(...prices) > 0
  const points = product.pickups.map(({ id, name, priceMinor }) => (
    <option key={id} value={id} suppressHydrationWarning>
      {!costs
        ? name
        : priceMinor > 0
          ? t('pickupPrice', { name, price: priceOf(priceMinor) })
          : t('pickupFree', { name, free: ages('free') })}
    </option>
  ))
  return (
    // What the field asks for is in view when it gets the focus.
    <div className="grid gap-1 [&_select]:scroll-mb-24">
      <SelectField
        name="pickup"
        label={t('pickup')}
        isOptional={!isIncluded && lowestMinor > 0 ? t('pickupFrom', { price: priceOf(lowestMinor) }) : undefined}
        value={booking.isPickupMissing ? '' : (booking.pickupId ?? NONE)}
        error={booking.isPickupAsked ? t('pickupMissing') : undefined}
        onChange={({ currentTarget: { value } }) => booking.setPickup(value === NONE ? null : Number(value))}
      >
        {booking.isPickupMissing && (
          <option value="" disabled>
            {t('pickupAsk')}
          </option>
        )}
        {!isIncluded && <option value={NONE}>{t('noPickup')}</option>}
        {points}
        {isIncluded && <option value={NONE}>{t('comeMyself')}</option>}
      </SelectField>
      <ChosenPickup product={product} booking={booking} />
    </div>
  )
}

function ChosenPickup({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const locale = useLocale()
  const point = product.pickups.find((one) => one.id === booking.pickupId)
  if (!point) return null
  return (
    <p role="status" className="dotted text-sm text-ink-soft">
      {booking.departure && (
        <span>{t('pickupAt', { time: pickupWordsBefore(booking.departure, point.minutesBefore, locale) })}</span>
      )}
      <span>{point.address}</span>
      {/* A closed field of a phone has no room for it. */}
      {point.priceMinor > 0 && (
        <span>
          {t('pickupCost', {
            price: formatMoney({ amountMinor: point.priceMinor, currency: product.currency }, locale),
          })}
        </span>
      )}
    </p>
  )
}
