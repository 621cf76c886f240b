import { formatDate, formatTime } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { CheckoutView } from './calls.ts'

export type Deadline = CheckoutView['methods'][number]['heldUntil']

/** A deadline for sentences: on the city's clock. */
export const deadlineWords = ({ localDate, localTime, cityName }: Deadline, locale: Locale) => ({
  date: formatDate(localDate, locale, 'medium'),
  time: formatTime(localTime, locale),
  city: cityName,
})
