import { payableStep } from '#domain/currency.ts'
import { goodwillRange, type Goodwill } from '#domain/free-refund.ts'
import type { Permission } from '#domain/permissions.ts'
import { effects } from '#server/booking/effects.ts'
import { elsewhereOf, findGoodwillBooking, quoteGoodwill } from '#server/booking/orders/quote-goodwill.ts'
import { WHATSAPP_COPY } from '#server/booking/order-messages.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { ApiErrorCode } from '#server/kernel/api-error-codes.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { lockOrder } from './cancel-queries.ts'
import type { StaffCancellation } from './cancel-booking.ts'
import { insertEvents } from './change-items.ts'
import { insertRefundOfBooking } from './insert-refund.ts'
import { staffActor } from './staff-actor.ts'

/**
 * Refunds a sum, as goodwill, for a booking that was paid, and was cancelled or took place: docs/rules/console.md. `seenLeftMinor`: what was shown
 * as left, so that of two people at once one is refused. Throws ApiError `orders.order_unknown`, `console.not_refundable`, `console.forbidden`,
 * `orders.cancellation_changed` if something else is left now, `console.refund_too_high`, `console.refund_over_limit` and `console.refund_uneven`.
 */
export async function refundAsGoodwill(
  context: PaymentContext,
  input: {
    reference: string
    bookingId: number
    refundMinor: number
    seenLeftMinor: number
    permissions: readonly Permission[]
    by: StaffCancellation
  },
): Promise<void> {
  const { by, refundMinor } = input
  const elsewhere = await elsewhereOf(context, await findGoodwillBooking(context.db, input))
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.reference)
    if (!order) throw new ApiError('missing', 'orders.order_unknown')
    const booking = await findGoodwillBooking(tx, input)
    const quote = quoteGoodwill(booking, elsewhere)
    demandRefund(quote, input)
    await insertRefundOfBooking(tx, booking, {
      amountMinor: refundMinor,
      reason: `goodwill_${booking.creditedMinor}`,
      elsewhere,
    })
    const { reason } = effects.refundedByStaff
    const { status } = booking
    const event = { itemId: booking.id, from: status, to: status, reason, note: by.reason }
    await insertEvents(tx, order.id, staffActor(by.staff), [event])
    await insertRefundMail(tx, { orderId: order.id, bookingId: booking.id, reason: by.reason, refundMinor })
    await by.record(tx, order.id)
  })
}

function demandRefund(
  quote: Goodwill,
  input: { refundMinor: number; seenLeftMinor: number; permissions: readonly Permission[] },
): void {
  const { leftMinor, currency } = quote
  const refuse = (code: ApiErrorCode) => new ApiError('conflict', code, { goodwill: quote })
  if (leftMinor !== input.seenLeftMinor) throw refuse('orders.cancellation_changed')
  if (input.refundMinor > leftMinor) throw refuse('console.refund_too_high')
  const range = goodwillRange(input.permissions, quote)
  if (!range || input.refundMinor > range.mostMinor) throw refuse('console.refund_over_limit')
  if (input.refundMinor < leftMinor && input.refundMinor % payableStep(currency) !== 0)
    throw refuse('console.refund_uneven')
}

/** None for a buyer whose details were deleted. */
async function insertRefundMail(
  tx: Tx,
  mail: { orderId: number; bookingId: number; reason: string; refundMinor: number },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.goodwill_mail',
      text: queueMessages({
        fact: `(select max(r.id) from refund r where r.order_item_id = :bookingId)`,
        language: 'o.language',
        payload: `jsonb_build_object('reference', o.reference, 'bookingId', :bookingId::bigint, 'note', :reason::text, 'refundMinor', :refundMinor::bigint)`,
        from: 'orders o where o.id = :orderId',
        kind: effects.refundedByStaff.buyer,
        recipient: `nullif(o.email, '')`,
        copy: WHATSAPP_COPY,
      }),
      values: mail,
    }),
  )
}
