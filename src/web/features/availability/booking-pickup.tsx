import { useLocale, useTranslations } from 'use-intl'
import { pickupWordsBefore } from '#domain/pickup-clock.ts'
import { SelectField } from '#web/ui/field.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { BookableProduct } from './calls.ts'
import { isPickupIncluded, type Booking } from './use-booking.ts'

const NONE = 'none'

/** Where the buyer is picked up. For an included pick-up nothing is preselected, so that it is not missed by accident. */
export function BookingPickup({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const isIncluded = isPickupIncluded(product)
  const points = product.pickups.map((point) => (
    <option key={point.id} value={point.id}>
      {point.name}
    </option>
  ))
  return (
    // What the field asks for is in view when it gets the focus.
    <div className="grid gap-1 [&_select]:scroll-mb-24">
      <SelectField
        name="pickup"
        label={t('pickup')}
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
    <p role="status" className="text-sm text-ink-soft">
      {booking.departure && t('pickupAt', { time: pickupWordsBefore(booking.departure, point.minutesBefore, locale) })}{' '}
      · {point.address}
      {point.priceMinor > 0 && (
        <>
          {' · '}
          <MoneyText money={{ amountMinor: point.priceMinor, currency: product.currency }} />
        </>
      )}
    </p>
  )
}
