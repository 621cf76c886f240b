import { CalendarDays, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { canBook } from './bookable-seats.ts'
import { BookingQuantities } from './booking-quantities.tsx'
import type { BookableProduct, Departure } from './calls.ts'
import { DepartureChoice } from './departure-choice.tsx'
import { FittingTimes } from './fitting-times.tsx'
import { FoldedStep } from './folded-step.tsx'
import { HijriDate } from './hijri-date.tsx'
import type { Booking } from './use-booking.ts'

const LONGEST_STAY = 30

interface StepProps {
  product: BookableProduct
  booking: Booking
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

/** The chosen day, as a row that leads back to the calendar. */
export function DayRow({ booking, date }: Pick<StepProps, 'booking'> & { date: string }) {
  const t = useTranslations('activity.booking')
  return (
    <FoldedStep icon={<CalendarDays aria-hidden />} action={t('changeDay')} onClick={() => booking.setStep('day')}>
      <DateText date={date} />
      <HijriDate date={date} />
    </FoldedStep>
  )
}

/** The chosen day in the head of the sheet. */
export function DayPill({ booking, date }: Pick<StepProps, 'booking'> & { date: string }) {
  const t = useTranslations('activity.booking')
  // What is chosen stays in sight when the row of the time has scrolled away.
  const time = booking.step === 'people' ? booking.departure?.localTime : undefined
  return (
    <button
      type="button"
      onClick={() => booking.setStep('day')}
      className="inline-flex min-h-11 min-w-0 max-w-full items-center gap-1.5 rounded-3xl border border-line-strong px-3 text-sm font-medium hover:border-primary hover:text-primary"
    >
      <CalendarDays aria-hidden className="size-4 text-primary" strokeWidth={1.75} />
      <span className="sr-only">{t('changeDay')}</span>
      <span className="min-w-0 text-start leading-snug">
        <span className={time === undefined ? 'max-[22.5rem]:hidden' : 'max-sm:hidden'}>
          <DateText date={date} />
        </span>
        {/* The heading of the times has the day of the week. */}
        <span className={time === undefined ? 'min-[22.5rem]:hidden' : 'sm:hidden'}>
          <DateText date={date} style="day" />
        </span>
        {time === undefined ? (
          <HijriDate date={date} isShort />
        ) : (
          <>
            &nbsp;· <TimeText time={time} />
          </>
        )}
      </span>
    </button>
  )
}

/** The number of days or nights. */
export function Duration({ product, booking }: StepProps) {
  const t = useTranslations('activity.booking')
  const label = t(product.rate === 'nightly' ? 'nights' : 'days')
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="font-medium">{label}</span>
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
  date,
  clashOf,
}: StepProps & { date: string; clashOf?: ((departure: Departure) => string | null) | undefined }) {
  const t = useTranslations('activity.booking')
  const { day } = booking
  return (
    <section data-step="time" aria-label={t('options')} aria-busy={booking.isLoading}>
      <h3 tabIndex={-1} className="mb-3 font-semibold focus:outline-none">
        <DateText date={date} style="long" />
        <HijriDate date={date} />
      </h3>
      {booking.error !== null && <LoadError error={booking.error} retry={booking.retry} />}
      {day === null && booking.error === null && <Placeholder className="h-60" />}
      {day && (
        <div className={booking.isLoading ? 'opacity-50' : ''}>
          {clashOf && (
            <FittingTimes departures={day.departures} clashOf={clashOf} onOtherDay={() => booking.setStep('day')} />
          )}
          <DepartureChoice
            clashOf={clashOf}
            options={product.options}
            departures={day.departures}
            nearestDates={day.nearestDates}
            currency={product.currency}
            rate={product.rate}
            zone={product.city.zone}
            cityName={product.city.name}
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

/** The chosen time, and the numbers of travellers. */
export function People({ product, booking }: StepProps) {
  const t = useTranslations('activity.booking')
  const { departure, option } = booking
  if (!departure || !option) return <Placeholder className="h-60" />
  return (
    <div data-step="people" className="grid gap-5">
      <FoldedStep icon={<Clock aria-hidden />} action={t('changeTime')} onClick={() => booking.setStep('time')}>
        <TimeText time={departure.localTime} /> · {option.title}
      </FoldedStep>
      <BookingQuantities product={product} booking={booking} />
    </div>
  )
}

function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('common')
  const wordsOf = useApiErrorWords()
  return (
    <Notice kind="danger" title={wordsOf(error)} isUrgent>
      <Button kind="third" onClick={retry} className="justify-self-start">
        {t('retry')}
      </Button>
    </Notice>
  )
}
