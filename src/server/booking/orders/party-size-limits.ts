import { itemSets } from '#domain/item-states.ts'
import { partySizeBounds, type PartySizeBounds } from '#domain/party-size.ts'
import type { BookingDetails, OrderDetails } from '#server/booking/views.ts'

/**
 * How many people may come with the shared units of a booking, while its buyer may still change it: until it begins or its ticket
 * is used, and not while a dearer date is held, which has its own number. Null: not any more, not of a quote, or its units count the people.
 */
export function partySizeLimits(
  { now }: Pick<OrderDetails, 'now'>,
  { status, startsAt, isUsed, sizedUnits, optionCapacity, dateChange }: BookingDetails,
): PartySizeBounds | null {
  const isOpen = itemSets.live.includes(status) && !isUsed && new Date(startsAt) > now && dateChange === null
  if (!isOpen || sizedUnits === null) return null
  const bounds = partySizeBounds(sizedUnits, optionCapacity)
  return bounds && { least: bounds.least, most: bounds.most }
}
