import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { BookingFoot } from './booking-foot.tsx'
import { BookingSteps } from './booking-steps.tsx'
import type { BookableProduct, BookingItem } from './calls.ts'
import { useBooking, type BookingChoice } from './use-booking.ts'

export interface BookingEditorProps {
  product: BookableProduct
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  /** What is booked now. Its departure stays selected if it can still be booked; otherwise a time has to be chosen. */
  initial: BookingChoice
  /** Called with the complete new choice. A rejection is displayed in words, and the day is loaded again. */
  onSave: (item: BookingItem) => Promise<unknown>
}

/** Changes day, time, option and people of a choice, such as a line of the cart. For use in a dialog. */
export function BookingEditor({ product, today, initial, onSave }: BookingEditorProps) {
  const t = useTranslations('activity.booking')
  const wordsOf = useApiErrorWords()
  const booking = useBooking(product, { initial })
  const panel = useRef<HTMLDivElement>(null)
  const { isPending, errorText, run } = useAction()
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
        <BookingSteps product={product} today={today} booking={booking} />
      </div>
      <div className="sticky bottom-0 -mx-card border-t border-line bg-surface px-card pt-3 pb-2 sm:-mx-6 sm:px-6">
        <BookingFoot
          product={product}
          booking={booking}
          panel={panel}
          main={{
            run: () => void save(),
            isLoading: isPending,
            words: (price) => t.rich('save', { price: () => price }),
          }}
          errorText={errorText}
        />
      </div>
    </div>
  )
}
