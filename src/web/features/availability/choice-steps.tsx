import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { KnowBeforeYouGo } from '#web/ui/know-before-you-go.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { shortRangeWords } from '#web/ui/range-words.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { canBook } from './bookable-seats.ts'
import { BookingQuantities } from './booking-quantities.tsx'
import type { BookableProduct, Departure } from './calls.ts'
import { OtherReasons, type ClashReason } from '#web/lib/clash-reasons.tsx'
import { LONGEST_STAY } from '#domain/duration.ts'
import { DepartureChoice } from './departure-choice.tsx'
import { FittingTimes } from './fitting-times.tsx'
import { PickupLine } from './pickup-line.tsx'
import type { Booking } from './booking.ts'

export { ChosenBar } from './chosen-bar.tsx'

interface StepProps {
  product: BookableProduct
  booking: Booking
}

interface ClashProps {
  /** Why a time does not go with the other plans; empty if it does. */
  clashOf?: ((departure: Departure) => ClashReason[]) | undefined
  /** Whether the cart has this time of the activity. */
  isInCart?: ((departure: Departure) => boolean) | undefined
  /** Whether the visitor has booked the activity on the day of this time. */
  isBooked?: ((departure: Departure) => boolean) | undefined
}

/** What a screen reader says when times have appeared, or one was chosen automatically. */
export function Announcement({ booking }: Pick<StepProps, 'booking'>): ReactNode {
  const t = useTranslations('activity.booking')
  const locale = useLocale()
  const { step, day, departure, option } = booking
  if (step === 'people' && booking.isAutomatic && departure && option)
    return t('timeChosen', { time: formatTime(departure.localTime, locale), option: option.title })
  if (step !== 'time' || !day || booking.isLoading) return null
  const free = day.departures.filter(canBook)
  return t('found', { options: new Set(free.map((one) => one.optionId)).size, times: free.length })
}

/** That none of the days that were searched for can be booked, above the other days. */
export function MissedRange({ booking: { missedRange } }: Pick<StepProps, 'booking'>): ReactNode {
  const t = useTranslations('availability')
  const locale = useLocale()
  return (
    <p role="status" className="pb-2 text-sm leading-snug font-medium empty:hidden">
      {missedRange && t('noneInRange', { dates: shortRangeWords(missedRange, locale) })}
    </p>
  )
}

/** The number of days or nights, and beside the times and the travellers the last day: above the days it is said. */
export function Duration({ product, booking }: StepProps) {
  const t = useTranslations('activity.booking')
  const locale = useLocale()
  const isStay = product.rate === 'nightly'
  const label = t(isStay ? 'nights' : 'days')
  const lastDate = booking.step === 'day' ? null : booking.lastDate
  const end = [
    lastDate !== null && formatDate(lastDate, locale),
    // A stay's says its cart line: beside the stepper it would take a second line.
    !isStay &&
      booking.departure &&
      formatTime(onClockOf(booking.departure.endsAt, product.city.zone).localTime, locale),
  ].filter((words) => typeof words === 'string')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <p className="min-w-0 grow basis-28 leading-snug">
        <span className="font-semibold">{label}</span>
        {product.minDuration > 1 && (
          <span className="block text-sm text-ink-soft">
            {t('minDuration', { rate: product.rate, count: product.minDuration })}
          </span>
        )}
        {lastDate !== null && (
          <span role="status" className="block text-sm text-ink-soft">
            {t(isStay ? 'checkOutOn' : 'until', { date: listOf(end, locale) })}
          </span>
        )}
      </p>
      <Stepper
        label={label}
        value={booking.duration}
        min={product.minDuration}
        max={LONGEST_STAY}
        onChange={booking.setDuration}
      />
    </div>
  )
}

/** The options and times of the chosen day. */
export function Times({
  product,
  booking,
  clashOf,
  isInCart = () => false,
  isBooked = () => false,
}: StepProps & ClashProps) {
  const t = useTranslations('activity.booking')
  const { day } = booking
  // Times and prices of another number of days are not those of this one.
  const isCurrent = day?.duration === booking.duration
  return (
    <section data-step="time" aria-label={t('options', { rate: product.rate })} aria-busy={booking.isLoading}>
      <h3 tabIndex={-1} className="mb-3 font-semibold focus:outline-none">
        {t('options', { rate: product.rate })}
      </h3>
      {booking.error !== null && <LoadFailed error={booking.error} onRetry={booking.retry} />}
      {/* Fewer of them may be free, and those of a search are not chosen before. */}
      {day && product.rate !== 'once' && (
        <div className="mb-3">
          <Duration product={product} booking={booking} />
        </div>
      )}
      {!isCurrent && booking.error === null && <Placeholder className="h-60" />}
      {day && isCurrent && (
        <div className={booking.isLoading ? 'opacity-50' : ''}>
          {clashOf && (
            <FittingTimes
              departures={day.departures}
              options={product.options}
              clashOf={clashOf}
              isInCart={isInCart}
              isBooked={isBooked}
              suitsParty={booking.suitsParty}
              onChoose={(departure) => {
                booking.setDeparture(departure)
                booking.setStep('people')
              }}
              onOtherDay={() => booking.setStep('day')}
            />
          )}
          <DepartureChoice
            clashOf={clashOf}
            isInCart={isInCart}
            tooFewSeatsFor={booking.tooFewSeatsFor}
            options={product.options}
            departures={day.departures}
            nearestDates={day.nearestDates}
            otherOptions={day.otherOptions}
            currency={product.currency}
            rate={product.rate}
            pricingPer={product.pricingPer}
            days={
              product.rate === 'once' || booking.date === null || booking.lastDate === null
                ? null
                : { from: booking.date, to: booking.lastDate }
            }
            party={booking.fitParty}
            bookedUnits={booking.bookedUnits}
            chosenId={booking.departure?.id ?? null}
            onChoose={(departure, isByPointer) => {
              booking.setDeparture(departure)
              // With the keyboard, arrow keys only look at the times.
              if (isByPointer) booking.setStep('people')
            }}
            onChooseDate={booking.setDate}
          />
        </div>
      )}
    </section>
  )
}

/** The numbers of travellers, add-ons and the pick-up point. */
export function People({ product, booking, clashOf, isInCart = () => false }: StepProps & ClashProps) {
  const t = useTranslations('availability')
  const words = useTranslations('activity.booking')
  const { day, departure, option } = booking
  if (!departure || !option) return <Placeholder className="h-60" />
  const clashes = clashOf?.(departure) ?? []
  // What cannot be done before what only takes a way.
  const [clash, ...otherClashes] = clashes.toSorted((one, other) => Number(one.isOuting) - Number(other.isOuting))
  const isFitting = (one: Departure) =>
    canBook(one) && !isInCart(one) && clashOf?.(one).length === 0 && booking.suitsParty(one)
  const step = day?.departures.some(isFitting) === true ? 'time' : 'day'
  return (
    <div data-step="people" className="grid gap-4 lg:gap-3">
      {isInCart(departure) && (
        <Notice title={t('inCartAlready', { add: words('addToCart'), book: words('bookNow') })}>
          <PageLink path="/cart" className="justify-self-start underline underline-offset-4">
            {t('changeInCart')}
          </PageLink>
        </Notice>
      )}
      {clash && (
        <Notice kind={clash.isOuting ? 'info' : 'warning'} title={clash.words}>
          {clash.isOuting ? (
            <p>{t('keepBoth')}</p>
          ) : (
            <Button kind="outlined" onClick={() => booking.setStep(step)} className="justify-self-start">
              {t(step === 'time' ? 'otherTime' : 'otherDay')}
            </Button>
          )}
          <OtherReasons words={otherClashes.map(({ words }) => words)} />
        </Notice>
      )}
      <PickupLine
        product={product}
        booking={booking}
        onPress={(button) =>
          button
            .closest('[data-step=people]')
            ?.querySelector<HTMLElement>('select[name=pickup]')
            // With its ring also after a touch: it shows what is to be chosen.
            ?.focus({ focusVisible: true })
        }
        className="-my-3 lg:hidden"
      />
      {product.rate !== 'once' && <Duration product={product} booking={booking} />}
      <div className={`grid gap-4 lg:gap-3 ${booking.isLoading ? 'opacity-50' : ''}`}>
        <BookingQuantities product={product} booking={booking} />
      </div>
      {/* The conditions of a rental: who may drive, and what is held on the card. */}
      {product.rate === 'daily' && (
        <KnowBeforeYouGo points={product.knowBeforeYouGo} bring={product.bring} isOpen={false} />
      )}
    </div>
  )
}
