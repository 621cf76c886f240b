import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { BeforeAfter, type BookedBefore } from './before-after.tsx'
import { BookingFoot } from './booking-foot.tsx'
import { BookingSteps } from './booking-steps.tsx'
import type { BookableProduct, BookingItem, Departure } from './calls.ts'
import { isSameChoice } from './same-choice.ts'
import type { BookingChoice } from './booking.ts'
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
   * Why a time, with a pick-up so many minutes before it and for so many days or nights, does not go with the other plans,
   * in words; null if it does.
   */
  clashOf?: ((departure: Departure, how: { pickupMinutes: number; duration: number }) => string | null) | undefined
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
        <BookingSteps
          product={product}
          today={today}
          booking={booking}
          bookedDate={initial.date}
          clashOf={clashOf && ((departure) => clashOf(departure, { pickupMinutes, duration: booking.duration }))}
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
