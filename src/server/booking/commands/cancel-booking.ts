import { releaseRedemption } from '#server/cart/promotions/release-redemption.ts'
import { payableStep } from '#domain/currency.ts'
import { freeRefundRange } from '#domain/free-refund.ts'
import { itemSets, itemTransitions } from '#domain/item-states.ts'
import { orderSets, orderTransitions } from '#domain/order-states.ts'
import { freeSeats } from '#server/booking/seats.sql.ts'
import type { Permission } from '#domain/permissions.ts'
import { assertTransition } from '#domain/state-machine.ts'
import { effects } from '#server/booking/effects.ts'
import { followOrder } from '#server/booking/order-follower.ts'
import { confirmFree } from '#server/booking/payments/confirm-free.ts'
import type { Elsewhere } from '#server/booking/payments/read-refunded-elsewhere.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Tx } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { ApiErrorCode } from '#server/kernel/api-error-codes.ts'
import {
  insertCancellationMails,
  insertDepartureCancellationMail,
  insertStaffCancellationMail,
  reduceOrderTotal,
  reduceTransfer,
  lockOrder,
  lockTickets,
  setOrderCancelled,
  type OrderToCancel,
} from './cancel-queries.ts'
import { listBookingsToCancel, type BookingToCancel } from '#server/booking/orders/list-bookings-to-cancel.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import { queueChangeNotices } from '#server/booking/desk/queue-change-notices.ts'
import { decideOrder } from './decide-order.ts'
import { closeDateChange } from './end-date-change.ts'
import { endOpenChange } from './release-date-change.ts'
import { insertRefundOfBooking } from './insert-refund.ts'
import { insertEvents, setItemStatuses } from './change-items.ts'
import { lockSeatsOf } from './rebook-queries.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'
import { waiveRest } from './waive-rest.ts'
import { refundedElsewhere } from '#server/booking/orders/preview-cancellation.ts'
import {
  quoteCancellation,
  quoteFullRefund,
  quoteStaffCancellation,
} from '#server/booking/orders/quote-cancellation.ts'

/** A member of staff, who writes the reason that the buyer reads. */
export interface StaffCancellation {
  staff: string
  staffId: number
  reason: string
  record: RecordChange
}

export interface FreeRefund {
  kind: 'whole' | 'sum'
  /** The whole that was shown, or the sum. Minor units of the order's currency. */
  refundMinor: number
  permissions: readonly Permission[]
}

/**
 * Cancels one booking for its buyer (C5, docs/rules/cancellation.md): puts its seats back on sale, and records the refund of the policy
 * (booking/payments/refund.ts sends it), the event and the mails to buyer and operator, all or nothing. Reduces or ends an awaited transfer.
 * Cancelling again does nothing. `seenRefundMinor`: the refund that the buyer was shown, in minor units of the order's currency. Throws ApiError
 * `orders.order_unknown`, `orders.not_cancellable`, `orders.booking_used`, `orders.cancellation_changed` if the refund is another one now, and
 * `orders.already_cancelled` if it was cancelled with another refund.
 */
export async function cancelBooking(
  context: PaymentContext,
  input: OwnOrderInput & { bookingId: number; seenRefundMinor: number },
): Promise<void> {
  await findOwnOrder(context, input)
  await cancelItem(context, { ...input, by: null, terms: 'policy' })
}

/** As cancelBooking, by a member of staff: another reason, a mail that says so, and `console.already_cancelled`. */
export async function cancelAsStaff(
  context: PaymentContext,
  input: { reference: string; bookingId: number; seenRefundMinor: number; by: StaffCancellation },
): Promise<void> {
  await cancelItem(context, { ...input, terms: 'policy' })
}

/**
 * As cancelAsStaff, with another refund than the policy's: all that is left of what was paid, or a sum; also after the start. `permissions`: what the
 * person holds, which decides how much. Throws ApiError like it, `console.already_cancelled`, `console.refund_too_low` under the policy's refund,
 * `console.refund_too_high` over what is left, `console.refund_over_limit`, and `console.refund_uneven` for a sum that cannot be sent.
 */
export async function cancelWithFreeRefund(
  context: PaymentContext,
  input: { reference: string; bookingId: number; refund: FreeRefund; by: StaffCancellation },
): Promise<void> {
  if (!(await cancelItem(context, { ...input, terms: 'free' })))
    throw new ApiError('conflict', 'console.already_cancelled')
}

/**
 * Cancels a booking because its whole departure is cancelled (docs/rules/disruptions.md): refunds what is left of its price, also after its start and
 * whatever its policy says, and mails the reason to the guest. False if the booking was over before or has no seats on that departure any more. Throws
 * ApiError `orders.order_unknown`, `orders.booking_used`, and `orders.not_cancellable` while a payment is in progress.
 */
export async function cancelWithDeparture(
  context: PaymentContext,
  input: { reference: string; bookingId: number; departureId: number; by: StaffCancellation },
): Promise<boolean> {
  return cancelItem(context, { ...input, terms: 'full' })
}

interface Wish {
  reference: string
  bookingId: number
  by: StaffCancellation | null
}

type Terms =
  | { terms: 'policy'; seenRefundMinor: number }
  | { terms: 'free'; refund: FreeRefund; by: StaffCancellation }
  | { terms: 'full'; departureId: number; by: StaffCancellation }

/** False: it was cancelled or had ended before, or is not on the departure that is cancelled. */
async function cancelItem(context: PaymentContext, input: Wish & Terms): Promise<boolean> {
  const { by } = input
  const { reason } = by ? effects.bookingCancelledByStaff : effects.bookingCancelled
  const seen = await readSeen(context, input)
  // Without an answer of the provider the cancellation goes on: money that comes later is refunded whole.
  const closed = await closeDateChange(context, input, () => {
    if (seen.booking && input.terms !== 'full') refundOf(seen.booking, seen.elsewhere, input)
  })
  if (closed === 'paying' && input.terms !== 'full') throw new ApiError('conflict', 'orders.change_in_payment')
  const { elsewhere } = closed === 'paid' ? await readSeen(context, input) : seen
  const done = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.reference)
    if (order) await lockTickets(tx, order.id)
    const bookings = await listBookingsToCancel(tx, input.reference)
    const booking = bookings.find(({ id }) => id === input.bookingId)
    if (!order || !booking) throw new ApiError('missing', 'orders.order_unknown')
    if (itemSets.called_off.includes(booking.status)) {
      demandSameRefund(booking, input)
      return null
    }
    if (input.terms === 'full' && !(await isOnDeparture(tx, booking, input.departureId))) return null

    // A sum was entered for the price before: its dearer date may have been paid meanwhile.
    if (input.terms === 'free' && !hasPriceOf(booking, seen.booking))
      throw new ApiError('conflict', 'orders.cancellation_changed', {
        cancellation: quoteStaffCancellation(booking, elsewhere),
      })
    const quote = refundOf(booking, elsewhere, input)
    const others = bookings.filter((other) => other !== booking)
    const isLast = !others.some(({ status }) => itemSets.live.includes(status))
    await endOpenChange(tx, { booking, orderId: order.id, actor: by ? staffActor(by.staff) : 'buyer' })
    await freeSeats(tx, [booking.id])
    if (isLast && itemSets.unpaid.includes(booking.status)) await releaseRedemption(tx, order.id)
    await setItemStatuses(tx, [booking.id], 'cancelled')
    if (!quote.isPaid) {
      await reduceOrderTotal(tx, order.id, booking)
      if (!isLast) await waiveRest(tx, order.id)
      await reduceTransfer(tx, order.id, isLast)
    }
    await insertRefundOfBooking(tx, booking, { amountMinor: quote.refundMinor, reason, elsewhere })
    await recordCancellation(tx, { order, booking, isLast, by })
    if (by === null) await insertCancellationMails(tx, { orderId: order.id, bookingId: booking.id })
    else {
      const insertMail = input.terms === 'full' ? insertDepartureCancellationMail : insertStaffCancellationMail
      await insertMail(tx, { orderId: order.id, bookingId: booking.id, reason: by.reason })
    }
    if (input.terms !== 'full')
      await queueChangeNotices(tx, {
        orderId: order.id,
        bookingId: booking.id,
        change: 'cancelled',
        byStaffId: by?.staffId ?? null,
      })
    await by?.record(tx, order.id)

    const isDecided = !isLast && orderSets.unanswered.includes(order.status)
    const actor = by ? staffActor(by.staff) : 'buyer'
    const decision = isDecided ? await decideOrder(tx, { reference: input.reference, actor }) : null
    // The remaining activities may be free.
    const isPayable = decision === 'accepted' || (!isLast && !quote.isPaid && orderSets.payable.includes(order.status))
    return { orderId: order.id, isPayable }
  })
  if (done?.isPayable) await confirmFree(context, done)
  return done !== null
}

/** Accepts a repeated request. Throws if the request names a different refund from the one that was given. */
function demandSameRefund({ cancelledMinor, currency }: BookingToCancel, input: Wish & Terms): void {
  if (input.terms !== 'policy' || input.seenRefundMinor === cancelledMinor) return
  const code = input.by ? 'console.already_cancelled' : 'orders.already_cancelled'
  throw new ApiError('conflict', code, { refundMinor: cancelledMinor, currency })
}

/** The booking, unless it is over, and by payment what was refunded at the provider. */
async function readSeen(
  context: PaymentContext,
  { reference, bookingId }: Wish,
): Promise<{ booking: BookingToCancel | null; elsewhere: Elsewhere }> {
  const booking = (await listBookingsToCancel(context.db, reference)).find(({ id }) => id === bookingId)
  if (!booking) return { booking: null, elsewhere: new Map() }
  const isOver = itemSets.called_off.includes(booking.status)
  return { booking: isOver ? null : booking, elsewhere: await refundedElsewhere(context, booking) }
}

/** Nothing of it was paid, refunded or credited since. */
const hasPriceOf = (booking: BookingToCancel, seen: BookingToCancel | null) =>
  booking.totalMinor === seen?.totalMinor && booking.creditedMinor === seen.creditedMinor

/** Looks at the seats, because a stay of several nights has seats on several departures. */
async function isOnDeparture(tx: Tx, { id, status }: BookingToCancel, departureId: number): Promise<boolean> {
  return itemSets.live.includes(status) && (await lockSeatsOf(tx, id)).includes(departureId)
}

/** Throws ApiError as cancelBooking and cancelWithFreeRefund. */
function refundOf(booking: BookingToCancel, elsewhere: Elsewhere, input: Terms) {
  if (input.terms === 'full') return quoteFullRefund(booking, elsewhere)
  if (input.terms === 'free') return freeRefundOf(booking, elsewhere, input.refund)
  const quote = quoteCancellation(booking, elsewhere)
  if (quote.refundMinor !== input.seenRefundMinor)
    throw new ApiError('conflict', 'orders.cancellation_changed', { cancellation: quote })
  return quote
}

function freeRefundOf(booking: BookingToCancel, elsewhere: Elsewhere, { kind, refundMinor, permissions }: FreeRefund) {
  const quote = quoteStaffCancellation(booking, elsewhere)
  if (!quote.isPaid) throw new ApiError('conflict', 'orders.not_cancellable')
  const { refundMinor: policyMinor, wholeMinor, goodwillMinor, currency } = quote
  const range = freeRefundRange(permissions, { policyMinor, wholeMinor, goodwillMinor, currency })
  if (!range) throw new ApiError('forbidden', 'console.forbidden')
  const refuse = (code: ApiErrorCode) => new ApiError('conflict', code, { cancellation: quote, ...range })
  if (kind === 'whole' && refundMinor !== wholeMinor) throw refuse('orders.cancellation_changed')
  if (refundMinor > wholeMinor) throw refuse('console.refund_too_high')
  if (refundMinor > range.mostMinor) throw refuse('console.refund_over_limit')
  if (refundMinor < range.leastMinor) throw refuse('console.refund_too_low')
  if (refundMinor < wholeMinor && refundMinor % payableStep(currency) !== 0) throw refuse('console.refund_uneven')
  return { isPaid: true, refundMinor }
}

/** Cancelling the last booking cancels the order. */
async function recordCancellation(
  tx: Tx,
  { order, booking, isLast, by }: { order: OrderToCancel; booking: BookingToCancel; isLast: boolean; by: StaffCancellation | null }, // prettier-ignore
): Promise<void> {
  assertTransition(itemTransitions, booking.status, 'cancelled')
  const [actor, { reason }] = by
    ? ([staffActor(by.staff), effects.bookingCancelledByStaff] as const)
    : (['buyer', effects.bookingCancelled] as const)
  const ofItem = { itemId: booking.id, from: booking.status, to: 'cancelled', reason, note: by?.reason ?? '' }
  if (!isLast) return insertEvents(tx, order.id, actor, [ofItem])

  assertTransition(orderTransitions, order.status, 'cancelled')
  await setOrderCancelled(tx, order.id)
  await followOrder(tx, order.id, effects.orderCancelled.quote)
  await insertEvents(tx, order.id, actor, [ofItem, { itemId: null, from: order.status, to: 'cancelled', reason }])
}
