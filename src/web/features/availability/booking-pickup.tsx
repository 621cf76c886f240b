import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#domain/money.ts'
import { pickupWordsBefore } from '#domain/pickup-clock.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { BookableProduct } from './calls.ts'
import { isPickupIncluded, onlyPickupOf } from './included-pickup.ts'
import type { Booking } from './booking.ts'

const NONE = 'none'

/**
 * Where the buyer is picked up. Of several included places none is preselected, so that it is not missed by accident; of
 * a single one both ways stand side by side, since a closed field would hide that one may come by oneself.
 */
export function BookingPickup({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const ages = useTranslations('activity.ages')
  const locale = useLocale()
  const isIncluded = isPickupIncluded(product)
  const priceOf = (amountMinor: number) => formatMoney({ amountMinor, currency: product.currency }, locale)
  const prices = product.pickups.map(({ priceMinor }) => priceMinor)
  const lowestMinor = Math.min(...prices)
  const costs = Math.max(...prices) > 0
  // The cost first: a closed field of a phone cuts off what is last.
  const points = product.pickups.map(({ id, name, priceMinor }) => (
    <option key={id} value={id} suppressHydrationWarning>
      {!costs
        ? name
        : priceMinor > 0
          ? t('pickupPrice', { name, price: priceOf(priceMinor) })
          : t('pickupFree', { name, free: ages('free') })}
    </option>
  ))
  const only = onlyPickupOf(product)
  if (only) return <OnlyPickup only={only} product={product} booking={booking} />
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
      <ChosenPickup product={product} booking={booking} saysName />
    </div>
  )
}

interface OnlyPickupProps {
  only: BookableProduct['pickups'][number]
  product: BookableProduct
  booking: Booking
}

function OnlyPickup({ only, product, booking }: OnlyPickupProps) {
  const t = useTranslations('activity.booking')
  const ages = useTranslations('activity.ages')
  const ways = [
    { id: only.id, words: t('pickupFree', { name: only.name, free: ages('free') }) },
    { id: null, words: t('comeMyself') },
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{t('pickup')}</legend>
      {ways.map(({ id, words }) => (
        <div key={id ?? NONE}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-snug">
            <input
              type="radio"
              name="pickup"
              checked={booking.pickupId === id}
              onChange={() => booking.setPickup(id)}
              className="size-5 shrink-0 accent-primary"
            />
            {words}
          </label>
          {id !== null && booking.pickupId === id && (
            <div className="-mt-1.5 ms-8">
              <ChosenPickup product={product} booking={booking} />
            </div>
          )}
        </div>
      ))}
    </fieldset>
  )
}

interface ChosenPickupProps {
  product: BookableProduct
  booking: Booking
  /** Whether it has the whole name, which the closed field of a phone cuts off. */
  saysName?: boolean
}

function ChosenPickup({ product, booking, saysName = false }: ChosenPickupProps) {
  const t = useTranslations('activity.booking')
  const inFacts = useTranslations('activity')
  const locale = useLocale()
  const point = product.pickups.find((one) => one.id === booking.pickupId)
  if (!point) return null
  return (
    <p role="status" className="dotted text-sm text-ink-soft">
      {saysName && <span className="font-medium text-ink">{point.name}</span>}
      {point.priceMinor > 0 && (
        <span className="font-medium text-ink">
          {t('pickupCost', {
            price: formatMoney({ amountMinor: point.priceMinor, currency: product.currency }, locale),
          })}
        </span>
      )}
      {booking.departure && (
        <span>{t('pickupAt', { time: pickupWordsBefore(booking.departure, point.minutesBefore, locale) })}</span>
      )}
      <span>{point.address}</span>
      {product.dropOff && <span>{inFacts('dropOff', { pickup: 'included' })}</span>}
    </p>
  )
}
