import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BeforeAfter, type BookedBefore } from './before-after.tsx'
import { BookingFoot } from './booking-foot.tsx'
import { BookingSteps } from './booking-steps.tsx'
import type { BookableProduct, BookingItem, Departure } from './calls.ts'
import type { ClashReason } from '#web/lib/clash-reasons.tsx'
import { hasOtherTime } from './has-other-time.ts'
import { isSameChoice } from './same-choice.ts'
import type { Booking, BookingChoice } from './booking.ts'
import { useBooking } from './use-booking.ts'

export interface BookingEditorProps {
  product: BookableProduct
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  /** What is booked now. Its departure stays selected if it can still be booked; otherwise a time has to be chosen. */
  initial: BookingChoice
  /** When it is and what it costs now. */
  before: BookedBefore
  /** Called with the complete new choice. A rejection is displayed in words, and the day is loaded again. */
  onSave: (item: BookingItem) => Promise<unknown>
  /** `time`: to choose another time of the same day, `day`: another day. */
  firstStep?: 'time' | 'day' | undefined
  /**
   * Why a time, with a pick-up so many minutes before it and for so many days or nights, does not go with the other plans;
   * empty if it does.
   */
  clashOf?: ((departure: Departure, how: { pickupMinutes: number; duration: number }) => ClashReason[]) | undefined
}

/** Changes day, time, option and people of a choice, such as a line of the cart. For use in a dialog. */
export function BookingEditor({ product, today, initial, before, onSave, firstStep, clashOf }: BookingEditorProps) {
  const t = useTranslations('activity.booking')
  const wordsOf = useApiErrorWords()
  const booking = useBooking(product, { initial, firstStep })
  const panel = useRef<HTMLDivElement>(null)
  const { isPending, errorText, run } = useAction()
  const isChanged = booking.choice !== null && !isSameChoice(booking.choice, initial)
  const pickupMinutes = product.pickups.find(({ id }) => id === booking.pickupId)?.minutesBefore ?? 0
  const clashOfTime =
    clashOf && ((departure: Departure) => clashOf(departure, { pickupMinutes, duration: booking.duration }))
  const isOtherDayNeeded = useOtherDay(booking, { initial, firstStep, clashOf: clashOfTime })
  const save = async () => {
    const { item } = booking
    if (item === null) return
    await run(async () => onSave(item), {
      explain: (error) => {
        // The departure has changed since it was displayed.
        booking.retry()
        return wordsOf(error)
      },
    })
  }
  return (
    <div>
      <div ref={panel} className="pb-4">
        {isOtherDayNeeded && <OtherDayNeeded date={initial.date} />}
        <BookingSteps
          product={product}
          today={today}
          booking={booking}
          bookedDate={initial.date}
          clashOf={clashOfTime}
        />
      </div>
      <div className="sticky bottom-(--dialog-foot) -mx-card border-t border-line bg-surface px-card pt-3 pb-2 shadow-[0_1px_0_var(--surface)] sm:-mx-6 sm:px-6">
        <BookingFoot
          product={product}
          booking={booking}
          panel={panel}
          main={{
            run: () => void save(),
            isLoading: isPending,
            // A step of the choice that can no longer be booked has no sum, and is no choice.
            isDisabled: !isChanged,
            words: t(isChanged ? 'save' : 'nothingChanged'),
          }}
          summary={isChanged && <BeforeAfter before={before} product={product} booking={booking} />}
          errorText={errorText}
        />
      </div>
    </div>
  )
}

interface OtherDayOptions extends Pick<BookingEditorProps, 'initial' | 'firstStep'> {
  clashOf: ((departure: Departure) => ClashReason[]) | undefined
}

/**
 * Goes from the times of the day to the days if no other time of that day fits: it would be a dead end. Returns whether
 * it did, until another day is chosen. Not once something was chosen: the other plans may arrive later.
 */
function useOtherDay(booking: Booking, { initial, firstStep, clashOf }: OtherDayOptions): boolean {
  const { step, day, date, isLoading, departure, setStep, suitsParty } = booking
  const [isNeeded, setIsNeeded] = useState(false)
  const isAtStart = firstStep === 'time' && step === 'time' && date === initial.date && !isNeeded
  const isOwn = departure === null || departure.id === initial.departureId
  const isDeadEnd =
    isAtStart &&
    isOwn &&
    !isLoading &&
    clashOf !== undefined &&
    day?.date === date &&
    // Otherwise the times say why there is none.
    day.departures.some((one) => clashOf(one).length > 0) &&
    !hasOtherTime({
      departures: day.departures,
      ownId: initial.departureId,
      fits: (one) => clashOf(one).length === 0,
      suitsParty,
    })
  useEffect(() => {
    if (!isDeadEnd) return
    setIsNeeded(true)
    setStep('day')
  }, [isDeadEnd, setStep])
  return isNeeded && step === 'day' && date === initial.date
}

function OtherDayNeeded({ date }: { date: string }) {
  const t = useTranslations('availability')
  const locale = useLocale()
  return (
    <div className="mb-3">
      <Notice kind="warning" title={t('otherDayNeeded', { date: formatDate(date, locale) })} />
    </div>
  )
}
