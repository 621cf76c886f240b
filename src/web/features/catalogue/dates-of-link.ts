import type { ListingContext } from './listing-context.ts'

/**
 * The search of a link to an activity: the listing's dates travel into it, and of several the day that has the price,
 * on which the booking opens.
 */
export function datesOfLink(
  dates: ListingContext['dates'],
  date: string | null | undefined,
): { search?: Record<string, string> } {
  const { from, to = from } = dates
  if (from === undefined && to === undefined) return {}
  return { search: date && from !== to ? { ...dates, date } : dates }
}
