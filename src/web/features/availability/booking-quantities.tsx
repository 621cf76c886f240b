import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import { priceOnDay } from '#domain/price.ts'
import { useAgeWords } from '#web/lib/use-age-words.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { BookingExtras } from './booking-extras.tsx'
import { bookableSeats } from './bookable-seats.ts'
import type { BookableProduct } from './calls.ts'
import type { Booking } from './use-booking.ts'

/** Numbers of travellers, extras and the pick-up point. */
export function BookingQuantities({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const ages = useTranslations('activity.ages')
  const ageWords = useAgeWords()
  const locale = useLocale()
  const { option, departure, units } = booking
  if (!option || !departure) return null
  const priceOf = (unit: (typeof option.units)[number]) =>
    departure.days.reduce((sum, day) => sum + priceOnDay(unit, day, product.currency), 0)
  const seats = bookableSeats(departure)
  const isShort = product.pricingPer === 'person' && seats < option.capacity
  const accompanied = option.units.filter(({ accompaniedBy }) => accompaniedBy.length > 0).map(({ title }) => title)
  return (
    <>
      <section aria-label={t('travellers')} className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 tabIndex={-1} className="font-semibold focus:outline-none">
            {t(product.pricingPer === 'item' ? 'howMany' : 'travellers')}
          </h3>
          {/* Why a traveller more cannot be added. */}
          <p className="text-sm text-ink-soft">
            {isShort ? t('seatsLeft', { count: seats }) : t('upTo', { capacity: option.capacity })}
          </p>
        </div>
        {option.units.map((unit) => (
          <div key={unit.id} className="flex items-center justify-between gap-3">
            <div className="min-w-0 leading-snug">
              <p className="font-medium">{unit.title}</p>
              <p className="text-sm text-ink-soft">
                {ageWords(unit) !== '' && `${ageWords(unit)} · `}
                {priceOf(unit) === 0 ? (
                  ages('free')
                ) : (
                  <MoneyText money={{ amountMinor: priceOf(unit), currency: product.currency }} />
                )}
              </p>
            </div>
            <Stepper
              label={unit.title}
              value={units[unit.id] ?? 0}
              min={0}
              least={unit.minQuantity}
              max={booking.mostOf(unit)}
              onChange={(quantity) => booking.setUnit(unit.id, quantity)}
            />
          </div>
        ))}
        {accompanied.length > 0 && (
          <p className="-mt-1 text-sm text-ink-soft">{t('accompaniedKinds', { kinds: listOf(accompanied, locale) })}</p>
        )}
      </section>
      {product.extras.length > 0 && <BookingExtras product={product} booking={booking} />}
      {product.pickups.length > 0 && (
        <div className="grid gap-1">
          <SelectField
            label={t('pickup')}
            value={booking.pickupId ?? ''}
            onChange={(event) =>
              booking.setPickup(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
            }
          >
            <option value="">{t('noPickup')}</option>
            {product.pickups.map((point) => (
              <option key={point.id} value={point.id}>
                {point.name}
              </option>
            ))}
          </SelectField>
          <ChosenPickup product={product} booking={booking} />
        </div>
      )}
    </>
  )
}

function ChosenPickup({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const point = product.pickups.find((one) => one.id === booking.pickupId)
  if (!point) return null
  return (
    <p role="status" className="text-sm text-ink-soft">
      {point.address} · {t('minutesBefore', { count: point.minutesBefore })}
      {point.priceMinor > 0 && (
        <>
          {' · '}
          <MoneyText money={{ amountMinor: point.priceMinor, currency: product.currency }} />
        </>
      )}
    </p>
  )
}
