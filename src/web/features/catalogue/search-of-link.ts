import type { ListingContext } from './listing-context.ts'

/**
 * The search of a link to an activity: the listing's dates and travellers travel into it, also into another tab, and of
 * several days the one that has the price, on which the booking opens.
 */
export function searchOfLink(
  { dates, party }: Pick<ListingContext, 'dates' | 'party'>,
  date: string | null | undefined,
): { search?: Record<string, string> } {
  const { from, to = from } = dates
  const search = { ...dates, ...(date && from !== to && { date }), ...party }
  return Object.keys(search).length === 0 ? {} : { search }
}
