import { LONGEST_REQUEST, tidyRequest } from '#domain/guest-fields.ts'
import { queueChangeNotices } from '#server/booking/desk/queue-change-notices.ts'
import { canChangeRequest } from '#server/booking/orders/can-change-request.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import { findOrder } from '#server/booking/views.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertEvents, lockOrder } from './change-items.ts'

/** Protects hosts from repeated mails. */
const MAX_AN_HOUR = 10

/**
 * Changes the special request of a booking, for its buyer: docs/rules/guest-details.md. `seenRequest`: what the form was filled with. Its host is
 * mailed. The same request again changes nothing, so that a repeated call succeeds.
 * @throws ApiError `orders.order_unknown`, `checkout.fields_invalid`, `orders.request_fixed` where it is not open to a change,
 * `orders.request_changed` if it is another one now, with this one as `specialRequest`, `orders.too_many_lookups`
 */
export async function changeRequest(
  context: Context,
  input: OwnOrderInput & { bookingId: number; specialRequest: string; seenRequest: string },
): Promise<void> {
  const { reference, bookingId } = input
  const specialRequest = checked(input.specialRequest)
  const { orderId } = await findOwnOrder(context, input)
  await context.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, reference)
    const booking = order?.bookings.find(({ id }) => id === bookingId)
    if (!order || !booking) throw new ApiError('missing', 'orders.order_unknown')
    if (!canChangeRequest(order, booking)) throw new ApiError('conflict', 'orders.request_fixed')
    const { status } = booking
    const before = tidyRequest(booking.specialRequest)
    if (before === specialRequest) return
    if (before !== tidyRequest(input.seenRequest))
      throw new ApiError('conflict', 'orders.request_changed', { specialRequest: before })
    const attempts = { key: `request of ${orderId}`, most: MAX_AN_HOUR, windowSeconds: 3600 }
    await countAttempt(tx, { ...attempts, code: 'orders.too_many_lookups' })
    await setRequest(tx, { bookingId, specialRequest })
    await insertEvents(tx, orderId, 'buyer', [
      { itemId: bookingId, from: status, to: status, reason: 'special_request_changed' },
    ])
    await queueChangeNotices(tx, { orderId, bookingId, change: 'special_request', byStaffId: null })
  })
}

/** As the checkout takes it. */
function checked(text: string): string {
  const request = tidyRequest(text)
  if (request.length > LONGEST_REQUEST)
    throw new ApiError('invalid', 'checkout.fields_invalid', {
      fields: [{ field: 'specialRequest', code: 'too_long' }],
    })
  return request
}

async function setRequest(tx: Tx, { bookingId, specialRequest }: { bookingId: number; specialRequest: string }) {
  await tx.rows({
    name: 'orders.set_special_request',
    text: 'update order_item set special_request = $2, updated_at = now() where id = $1',
    values: [bookingId, specialRequest],
  })
}
