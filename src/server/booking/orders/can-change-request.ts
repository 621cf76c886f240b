import { itemSets } from '#domain/item-states.ts'
import type { BookingDetails, OrderDetails } from '#server/booking/views.ts'

/** Whether a buyer may still change what the host should know: until the booking begins or its ticket is used. */
export function canChangeRequest(
  { now, email }: Pick<OrderDetails, 'now' | 'email'>,
  { status, startsAt, isUsed }: Pick<BookingDetails, 'status' | 'startsAt' | 'isUsed'>,
): boolean {
  const isForgotten = email === ''
  return itemSets.live.includes(status) && !isUsed && new Date(startsAt) > now && !isForgotten
}
