import { whyKept } from '#domain/date-change.ts'
import { effects } from '#server/booking/effects.ts'
import { findBookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { findOpenPaymentOfChange } from '#server/booking/orders/find-open-payment-of-change.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { lockOrder } from './cancel-queries.ts'
import { findOpenChange, insertDateChangeMail } from './date-change-queries.ts'
import { endOpenChange } from './release-date-change.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'

/** `paid`: before it could be closed, so that the booking has moved. `paying`: the money is under way. */
export type ClosedPage = 'none' | 'closed' | 'paid' | 'paying' | 'unanswered'

/** Its seats must stay held: the buyer may have paid for them. */
export const mayBePaid = (page: ClosedPage): boolean => page === 'paying' || page === 'unanswered'

/**
 * Closes the payment page of a booking's open date change, or of this one only, before the booking is cancelled or moved
 * otherwise. If the difference was paid meanwhile, the booking has moved afterwards. Not to be called inside a transaction.
 * `demand` is called first if there is a change: if it throws, the page stays open.
 */
export async function closeDateChange(
  context: PaymentContext,
  booking: { reference: string; bookingId: number; changeId?: number },
  demand?: () => void | Promise<void>,
): Promise<ClosedPage> {
  const open = await findOpenPaymentOfChange(context.db, booking)
  if (!open || (booking.changeId !== undefined && booking.changeId !== open.changeId)) return 'none'
  await demand?.()
  if (open.paymentId === null) return 'closed'
  try {
    const state = await settlePayment(context, { paymentId: open.paymentId, expire: true })
    if (state === 'complete') return 'paid'
    return state === 'processing' ? 'paying' : 'closed'
  } catch (error) {
    context.log.warn({ err: error, paymentId: open.paymentId }, 'the page of a date change could not be closed')
    return error instanceof ApiError && error.code === 'checkout.payment_unavailable' ? 'unanswered' : 'paying'
  }
}

interface NamedChange {
  reference: string
  bookingId: number
  /** The one that was seen: the booking may have a later one. */
  changeId: number
}

interface Ending extends NamedChange {
  /** Only if its hold is over or a departure of it is closed, by the database's clock. */
  onlyIfDue: boolean
  by: { actor: 'system' | 'buyer' | `staff:${string}`; record?: RecordChange }
  /** Of its payment page. */
  page: ClosedPage
}

/**
 * Ends an open change of a booking, which stays on its date, and tells a buyer who did not end it. If its payment page may
 * still be paid, the money is refunded. Returns false if it is not open (any more).
 */
export async function keepDate(context: PaymentContext, input: Ending): Promise<boolean> {
  const { by, page } = input
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.reference)
    if (!order) return false
    const booking = await findBookingToMove(tx, input)
    const seen = booking && (await findOpenChange(tx, booking.id))
    if (!booking || seen?.id !== input.changeId || (input.onlyIfDue && !seen.isOver && !seen.isClosed)) return false
    const change = await endOpenChange(tx, { booking, orderId: order.id, actor: by.actor })
    if (!change) return false
    if (by.actor !== 'buyer') {
      const why = whyKept({ ...change, isByStaff: by.actor !== 'system', mayBePaid: mayBePaid(page) })
      await insertDateChangeMail(tx, { kind: effects.dateChangeEnded.buyer, changeId: change.id, refundMinor: 0, why })
    }
    await by.record?.(tx, order.id)
    return true
  })
}

/**
 * Ends an open change of a booking for its buyer, who stays on the present date. Does nothing if it has ended. Throws ApiError
 * `orders.order_unknown`, `orders.change_replaced` if another one is open, and `orders.change_in_payment` while the payment is
 * being processed.
 */
export async function abandonDateChange(context: PaymentContext, input: OwnOrderInput & NamedChange): Promise<void> {
  await findOwnOrder(context, input)
  await end(context, input, { actor: 'buyer' })
}

/**
 * As abandonDateChange, by a member of staff, who can also end one that is stuck: whatever its provider says, its seats are
 * released, and money that comes later is refunded. Throws ApiError like it, and `orders.change_ended` if there is none.
 */
export async function withdrawDateChange(
  context: PaymentContext,
  { by, ...input }: NamedChange & { by: { staff: string; record: RecordChange } },
): Promise<void> {
  const isEnded = await end(context, input, { actor: staffActor(by.staff), record: by.record })
  if (!isEnded) throw new ApiError('gone', 'orders.change_ended')
}

async function end(context: PaymentContext, input: NamedChange, by: Ending['by']): Promise<boolean> {
  const open = await findOpenPaymentOfChange(context.db, input)
  if (open && open.changeId !== input.changeId) throw new ApiError('conflict', 'orders.change_replaced')
  const page = await closeDateChange(context, input)
  if (mayBePaid(page) && !(by.actor !== 'buyer' && (await isStuck(context, input))))
    throw new ApiError('conflict', 'orders.change_in_payment')
  return keepDate(context, { ...input, onlyIfDue: false, by, page })
}

async function isStuck({ db }: PaymentContext, input: NamedChange): Promise<boolean> {
  const open = await findOpenPaymentOfChange(db, input)
  return open?.changeId === input.changeId && open.isStuck
}
