import { addDays } from '#domain/add-days.ts'
import type { Party } from '#domain/party-units.ts'
import { readCalendar, type BookableProduct } from './calls.ts'
import { durationOfRange, type DateRange } from './date-range.ts'

/**
 * The day of a searched range on which the booking opens, and for how many days or nights: of a stay the first on which all
 * nights that were searched for are free, otherwise the preferred or first free day for the minimum. Null if none is free.
 */
export async function proposedDay(
  product: Pick<BookableProduct, 'id'> & Parameters<typeof durationOfRange>[0],
  range: DateRange,
  party: Party | null,
  readDays = readCalendar,
): Promise<{ date: string; duration: number } | null> {
  const travellers = party ? party.adults + party.children : undefined
  const freeUntil = async (to: string, duration: number) =>
    (await readDays(product.id, range.from, to, travellers, duration)).days.filter(
      ({ status }) => status === 'available' || status === 'few_left',
    )
  const duration = durationOfRange(product, range)
  if (duration !== null) {
    // The last day of the range is the check-out.
    const [first] = await freeUntil(addDays(range.to, -1), duration)
    if (first) return { date: first.date, duration }
  }
  const free = await freeUntil(range.to, product.minDuration)
  const day = free.find(({ date }) => date === range.preferred) ?? free[0]
  return day ? { date: day.date, duration: product.minDuration } : null
}
