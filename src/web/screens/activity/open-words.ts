import type { Booking } from '#web/features/availability/booking.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'

/** What the button of the bar says: the step at which the sheet opens. A message of `activity`. */
export function openWordsOf({ rate }: Pick<ProductView, 'rate'>, { step }: Pick<Booking, 'step'>) {
  if (step === 'day') return 'checkDates'
  if (step === 'people') return 'booking.goOn'
  return rate === 'once' ? 'booking.chooseTime' : 'booking.chooseOption'
}
