import type { CancellationRule } from '#domain/cancellation-rule.ts'
import { freeUntilStart } from '#domain/disruption.ts'
import type { ItemState } from '#domain/item-states.ts'
import type { PaymentLeft } from '#domain/split-refund.ts'
import type { Connection } from '#server/kernel/database.ts'
import { isOfKindSql, reasonSql } from '#server/booking/event-reasons.ts'
import { IS_PAYMENT_OPEN, PAYMENTS_LEFT } from '#server/booking/states.ts'

export interface BookingToCancel {
  id: number
  status: ItemState
  startsAt: Date
  zone: string
  totalMinor: number
  originalMinor: number
  discountMinor: number
  /** Of all its refunds, sent or due: a booking that was moved to a cheaper date has some. */
  creditedMinor: number
  /** Of these, goodwill. */
  goodwillMinor: number
  /** Of these, what its cancellation refunded. */
  cancelledMinor: number
  /** Its policy; free until its start while its departure is being cancelled or moved. */
  cancellation: CancellationRule[]
  currency: string
  now: Date
  /** Its ticket was redeemed. */
  isUsed: boolean
  /** A payment page is open, or a part of the transfer has arrived. */
  isPaymentOpen: boolean
  /** With something left to refund, in the order in which they are refunded. */
  payments: PaymentLeft[]
}

/** The bookings of an order, for their cancellation. In a transaction after `lockOrder`: only a later statement sees what concurrent ones have changed. */
export function listBookingsToCancel(connection: Connection, reference: string): Promise<BookingToCancel[]> {
  return connection.rows<BookingToCancel>({
    name: 'orders.bookings_to_cancel',
    text: `select i.id, i.status, i.starts_at as "startsAt", i.zone, i.total_minor as "totalMinor", i.original_minor as "originalMinor",
        i.discount_minor as "discountMinor", given.credited as "creditedMinor", given.goodwill as "goodwillMinor", given.cancelled as "cancelledMinor",
        case when exists (select from disruption_booking d where d.order_item_id = i.id and d.state in ('waiting', 'blocked'))
          then $2::jsonb else i.cancellation end as cancellation, o.currency, rihla_now() as now,
        i.redeemed_at is not null as "isUsed", ${IS_PAYMENT_OPEN} as "isPaymentOpen",
        ${PAYMENTS_LEFT} as payments
      from orders o join order_item i on i.order_id = o.id cross join lateral (
        select coalesce(sum(r.amount_minor), 0)::bigint as credited,
          coalesce(sum(r.amount_minor) filter (where ${isOfKindSql('r.reason', 'goodwill')}), 0)::bigint as goodwill,
          coalesce(sum(r.amount_minor) filter (where r.reason in (${reasonSql('cancelled_by_buyer')}, ${reasonSql('cancelled_by_staff')})), 0)::bigint as cancelled
        from refund r where r.order_item_id = i.id) given
      where o.reference = $1 order by i.position`,
    values: [reference, JSON.stringify(freeUntilStart)],
  })
}
