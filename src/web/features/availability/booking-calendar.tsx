import { useEffect, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { endOfStay } from '#domain/stay-days.ts'
import { shortRangeWords } from '#web/ui/range-words.ts'
import type { BookableProduct } from './calls.ts'
import { DepartureCalendar } from './departure-calendar.tsx'
import { stayLimits } from './stay-limits.ts'
import type { StayOfCalendar } from './stay-part.ts'
import type { Booking } from './booking.ts'

export { DepartureCalendar }

interface BookingCalendarProps {
  product: BookableProduct
  booking: Booking
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  /** The day that is booked or in the cart now. */
  bookedDate?: string | undefined
}

/** The calendar of a booking's days; of stays and rentals the first and the last are chosen. */
export function BookingCalendar({ product, booking, today, bookedDate }: BookingCalendarProps) {
  const { visitParty, searchedParty } = booking
  const [isEndNext, setIsEndNext] = useStayTaps(booking)
  const stay = useStay(product, booking, [isEndNext, setIsEndNext])
  return (
    <>
      {stay && <StayWords stay={stay} date={booking.date} onOther={() => setIsEndNext(false)} />}
      <DepartureCalendar
        subjectId={product.id}
        currency={product.currency}
        options={product.options}
        rate={product.rate}
        isEstimate={product.from?.isEstimate ?? false}
        duration={stay?.proposed}
        travellers={visitParty === null ? undefined : visitParty.adults + visitParty.children}
        searched={searchedParty === null ? undefined : searchedParty.adults + searchedParty.children}
        onParty={booking.setParty}
        bookedDate={bookedDate}
        today={today}
        date={booking.date}
        onChange={booking.setDate}
        stay={stay}
      />
    </>
  )
}

/** Whether the next tap chooses the end: not once the days have been left, with whatever was chosen. */
function useStayTaps({ step }: Booking): [boolean, (isEndNext: boolean) => void] {
  const [isEndNext, setIsEndNext] = useState(false)
  useEffect(() => {
    if (step !== 'day') setIsEndNext(false)
  }, [step])
  return [isEndNext, setIsEndNext]
}

function useStay(
  product: BookableProduct,
  booking: Booking,
  [isEndNext, setIsEndNext]: ReturnType<typeof useStayTaps>,
): StayOfCalendar | undefined {
  const { day, duration, proposedDuration: proposed, setDate, markDate, endAfter, setStep } = booking
  const last = booking.departure === null ? 'time' : 'people'
  const people = booking.fitParty === null ? null : `${booking.fitParty.adults} ${booking.fitParty.children}`
  const limits = useMemo(
    () => stayLimits(product, day?.departures ?? null, booking.fitParty),
    // The party is another object with each render of a booking that is changed.
    // oxlint-disable-next-line react/exhaustive-deps
    [product, day?.departures, people],
  )
  return useMemo(() => {
    if (product.rate === 'once') return undefined
    return {
      rate: product.rate,
      isEndNext,
      duration,
      proposed,
      limits,
      onStart: (date, isFree) => {
        setIsEndNext(isFree)
        endAfter(null)
        // Beside the times are the nearest days that are free.
        if (isFree) markDate(date)
        else setDate(date)
      },
      onEnd: (length) => {
        setIsEndNext(false)
        endAfter(length)
        setStep(last)
      },
    }
  }, [product.rate, isEndNext, setIsEndNext, duration, proposed, limits, setDate, markDate, endAfter, setStep, last])
}

interface StayWordsProps {
  stay: StayOfCalendar
  date: string | null
  /** Wants another start, also a later one. */
  onOther: () => void
}

/** What is chosen, and what the next tap chooses. */
function StayWords({ stay: { rate, isEndNext, duration, limits }, date, onOther }: StayWordsProps) {
  const t = useTranslations('availability')
  const b = useTranslations('activity.booking')
  const locale = useLocale()
  const words = () => {
    if (date === null) return t('chooseStart', { rate })
    if (isEndNext) return t('chooseEnd', { rate, date: formatDate(date, locale) })
    return t('stayChosen', {
      rate,
      dates: shortRangeWords({ from: date, to: endOfStay(date, duration, limits) }, locale),
    })
  }
  return (
    // Two lines: the days stay where they are when the words change.
    <div className="flex min-h-11 items-center justify-between gap-x-3 pb-1 @max-[18rem]:flex-wrap">
      <p role="status" data-stay-words className="min-w-0 text-sm leading-5 font-semibold">
        {words()}
      </p>
      {date !== null && isEndNext && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const room = currentTarget.parentElement?.parentElement
            onOther()
            // The button is gone; the days are what is to be chosen from.
            room?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true })
          }}
          aria-label={t('otherStart', { rate })}
          className="-my-1 min-h-11 shrink-0 text-sm font-medium text-primary underline underline-offset-4"
        >
          {b('pickupChange')}
        </button>
      )}
    </div>
  )
}
