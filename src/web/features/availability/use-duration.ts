import { useState } from 'react'
import type { BookableProduct } from './calls.ts'
import { durationOfRange, type DateRange } from './date-range.ts'

/** The number of days or nights: that of the stepper or the search, or until the end that was chosen in the calendar. */
export function useDuration(product: BookableProduct, range: DateRange | undefined, initial: number | undefined) {
  const [chosen, setChosen] = useState(initial)
  const [toEnd, endAfter] = useState<number | null>(null)
  // Until another number is chosen; the range arrives with hydration.
  const proposedDuration = chosen ?? durationOfRange(product, range) ?? product.minDuration
  return {
    duration: toEnd ?? proposedDuration,
    proposedDuration,
    setDuration: (duration: number) => {
      endAfter(null)
      setChosen(duration)
    },
    proposeDuration: (duration: number) => setChosen((now) => now ?? duration),
    endAfter,
  }
}
