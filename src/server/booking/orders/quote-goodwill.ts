import { cancellationCost } from '#domain/cancellation.ts'
import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { Goodwill } from '#domain/free-refund.ts'
import { itemSets, type ItemState } from '#domain/item-states.ts'
import { leftToRefund, type PaymentLeft } from '#domain/split-refund.ts'
import { readRefundedElsewhere, type Elsewhere } from '#server/booking/payments/read-refunded-elsewhere.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { isOfKindSql } from '#server/booking/event-reasons.ts'
import { ITEM, PAYMENTS_LEFT } from '#server/booking/states.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection } from '#server/kernel/database.ts'

export interface GoodwillBooking {
  id: number
  status: ItemState
  startsAt: Date
  zone: string
  totalMinor: number
  /** Of all its refunds, sent or due. */
  creditedMinor: number
  /** Of these, all but refunds for a cheaper date. */
  backMinor: number
  cancellation: CancellationRule[]
  currency: string
  /** Null: it was not cancelled, or had not been paid. */
  cancelledAt: Date | null
  /** It has begun or its ticket was used, so that it cannot be cancelled by its policy. */
  isUnderWay: boolean
  /** With something left to refund, in the order in which they are refunded. */
  payments: PaymentLeft[]
}

/** In a transaction after `lockOrder`: only a later statement sees what concurrent ones have refunded. */
export async function findGoodwillBooking(
  connection: Connection,
  { reference, bookingId }: { reference: string; bookingId: number },
): Promise<GoodwillBooking> {
  const rows = await connection.rows<GoodwillBooking>({
    name: 'orders.goodwill_booking',
    text: `select i.id, i.status, i.starts_at as "startsAt", i.zone, i.total_minor as "totalMinor", given.credited as "creditedMinor",
        given.back as "backMinor", i.cancellation, o.currency,
        i.starts_at <= rihla_now() or i.redeemed_at is not null as "isUnderWay", (select max(e.created_at) from order_event e where e.order_id = o.id
          and e.order_item_id = i.id and e.from_status = ${ITEM.confirmed} and e.to_status = ${ITEM.cancelled}) as "cancelledAt",
        ${PAYMENTS_LEFT} as payments
      from orders o join order_item i on i.order_id = o.id cross join lateral (
        select coalesce(sum(r.amount_minor), 0)::bigint as credited,
          coalesce(sum(r.amount_minor) filter (where not ${isOfKindSql('r.reason', 'rebooked')}), 0)::bigint as back
        from refund r where r.order_item_id = i.id) given
      where o.reference = $1 and i.id = $2`,
    values: [reference, bookingId],
  })
  const [booking] = rows
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  return booking
}

/**
 * The sums of a goodwill refund: for a booking that had been paid and was cancelled, or took place. `elsewhere`: by
 * payment, what was refunded at the provider, not by us.
 * @throws ApiError `console.not_refundable`
 */
export function quoteGoodwill(booking: GoodwillBooking, elsewhere: Elsewhere): Goodwill {
  const { cancelledAt, currency, backMinor, zone } = booking
  if (!isRefundable(booking)) throw new ApiError('conflict', 'console.not_refundable')
  const paidMinor = booking.totalMinor - booking.creditedMinor + backMinor
  const startsAt = booking.startsAt.toISOString()
  const policyMinor =
    cancelledAt === null
      ? 0
      : cancellationCost({ rules: booking.cancellation, startsAt, now: cancelledAt.toISOString(), zone, paidMinor, currency }).refundMinor // prettier-ignore
  const leftMinor = Math.max(0, Math.min(paidMinor - backMinor, leftToRefund(booking, elsewhere)))
  return { currency, paidMinor, policyMinor, backMinor, leftMinor }
}

/** Before that, staff cancel it with the refund that they want to give. */
function isRefundable({ status, cancelledAt, isUnderWay }: GoodwillBooking): boolean {
  if (itemSets.booked.includes(status)) return isUnderWay
  return itemSets.called_off.includes(status) && cancelledAt !== null
}

/** Changes nothing. Throws ApiError `orders.order_unknown`, `console.not_refundable`. */
export async function previewGoodwill(
  context: PaymentContext,
  wanted: { reference: string; bookingId: number },
): Promise<Goodwill> {
  const booking = await findGoodwillBooking(context.db, wanted)
  return quoteGoodwill(booking, await elsewhereOf(context, booking))
}

/** Calls the provider: not to be called inside a transaction. */
export async function elsewhereOf(context: PaymentContext, { payments }: GoodwillBooking): Promise<Elsewhere> {
  return readRefundedElsewhere(context, payments)
}
