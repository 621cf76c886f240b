import { cancellationCost } from '#domain/cancellation.ts'
import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { Goodwill } from '#domain/free-refund.ts'
import { itemSets, type ItemState } from '#domain/item-states.ts'
import { leftToRefund, type PaymentLeft } from '#domain/split-refund.ts'
import { readRefundedElsewhere, type Elsewhere } from '#server/booking/payments/read-refunded-elsewhere.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ITEM, PAYMENTS_LEFT } from '#server/booking/states.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection } from '#server/kernel/database.ts'

export interface CancelledBooking {
  id: number
  status: ItemState
  startsAt: Date
  zone: string
  totalMinor: number
  /** Of all its refunds, sent or due. */
  creditedMinor: number
  /** Of these, since it was cancelled. */
  backMinor: number
  cancellation: CancellationRule[]
  currency: string
  /** Null: it was not cancelled, or had not been paid. */
  cancelledAt: Date | null
  /** With something left to refund, in the order in which they are refunded. */
  payments: PaymentLeft[]
}

/** In a transaction after `lockOrder`: only a later statement sees what concurrent ones have refunded. */
export async function findCancelledBooking(
  connection: Connection,
  { reference, bookingId }: { reference: string; bookingId: number },
): Promise<CancelledBooking> {
  const rows = await connection.rows<CancelledBooking>({
    name: 'orders.cancelled_booking',
    text: `select i.id, i.status, i.starts_at as "startsAt", i.zone, i.total_minor as "totalMinor", given.credited as "creditedMinor",
        given.back as "backMinor", i.cancellation, o.currency, (select max(e.created_at) from order_event e where e.order_id = o.id
          and e.order_item_id = i.id and e.from_status = ${ITEM.confirmed} and e.to_status = ${ITEM.cancelled}) as "cancelledAt",
        ${PAYMENTS_LEFT} as payments
      from orders o join order_item i on i.order_id = o.id cross join lateral (
        select coalesce(sum(r.amount_minor), 0)::bigint as credited,
          coalesce(sum(r.amount_minor) filter (where r.reason not like 'rebooked%'), 0)::bigint as back
        from refund r where r.order_item_id = i.id) given
      where o.reference = $1 and i.id = $2`,
    values: [reference, bookingId],
  })
  const [booking] = rows
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  return booking
}

/**
 * The sums of a goodwill refund: for a booking that had been paid and was cancelled. `elsewhere`: by payment, what was
 * refunded at the provider, not by us.
 * @throws ApiError `console.not_refundable`
 */
export function quoteGoodwill(booking: CancelledBooking, elsewhere: Elsewhere): Goodwill {
  const { status, cancelledAt, currency, backMinor, zone } = booking
  if (!itemSets.called_off.includes(status) || cancelledAt === null)
    throw new ApiError('conflict', 'console.not_refundable')
  const paidMinor = booking.totalMinor - booking.creditedMinor + backMinor
  const policy = cancellationCost({
    rules: booking.cancellation,
    startsAt: booking.startsAt.toISOString(),
    now: cancelledAt.toISOString(),
    zone,
    paidMinor,
    currency,
  })
  const leftMinor = Math.max(0, Math.min(paidMinor - backMinor, leftToRefund(booking, elsewhere)))
  return { currency, paidMinor, policyMinor: policy.refundMinor, backMinor, leftMinor }
}

/** Changes nothing. Throws ApiError `orders.order_unknown`, `console.not_refundable`. */
export async function previewGoodwill(
  context: PaymentContext,
  wanted: { reference: string; bookingId: number },
): Promise<Goodwill> {
  const booking = await findCancelledBooking(context.db, wanted)
  return quoteGoodwill(booking, await elsewhereOf(context, booking))
}

/** Calls the provider: not to be called inside a transaction. */
export async function elsewhereOf(context: PaymentContext, { payments }: CancelledBooking): Promise<Elsewhere> {
  return readRefundedElsewhere(context, payments)
}
