import type { CancellationRule } from '#domain/cancellation.ts'
import type { ItemState } from '#domain/item-states.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { ORDER, PAYMENT, TRANSFER, inPaymentStates } from '#server/booking/states.ts'
import { effects } from '#server/booking/effects.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export interface OrderToCancel {
  id: number
  status: OrderState
}

/** Of an order `o`: somebody pays on a page, or a part of the transfer is here. */
export const IS_PAYMENT_OPEN = `exists (select from payment p where p.order_id = o.id and p.status ${inPaymentStates('open')}
  and (p.provider <> 'bank_transfer' or exists (select from bank_receipt r where r.transfer_reference = p.provider_reference)))`

/** Two that cancel at once meet here: the second sees what the first has done. */
export const ORDER_LOCK = 'for no key update of o'

export async function lockOrder(tx: Tx, reference: string): Promise<OrderToCancel | undefined> {
  const rows = await tx.rows<OrderToCancel>({
    name: 'orders.lock_order',
    text: `select o.id, o.status from orders o where o.reference = $1 ${ORDER_LOCK}`,
    values: [reference],
  })
  return rows[0]
}

export interface BookingToCancel {
  id: number
  status: ItemState
  startsAt: Date
  zone: string
  totalMinor: number
  originalMinor: number
  discountMinor: number
  refundedMinor: number
  cancellation: CancellationRule[]
  currency: string
  now: Date
  /** Its ticket has let its travellers in. */
  isUsed: boolean
  /** Somebody is paying for the order at this moment. A transfer of which nothing has arrived is not under way yet. */
  isPaymentOpen: boolean
  /** The payment that has the most left to send back, and how much: captured less everything that was sent or promised. */
  paymentId: number | null
  leftMinor: number
}

export const ITEM_LOCK = 'order by id for no key update'

/** Whoever lets travellers in, or records that money is here, in this moment does it before the cancelling, or after it. */
export async function lockTickets(tx: Tx, orderId: number): Promise<void> {
  await tx.rows({
    name: 'orders.lock_items',
    text: `select id from order_item where order_id = $1 ${ITEM_LOCK}`,
    values: [orderId],
  })
  await tx.rows({
    name: 'orders.lock_transfers',
    text: `select t.reference from bank_transfer t join payment p on p.provider = 'bank_transfer' and p.provider_reference = t.reference
      where p.order_id = $1 order by t.reference for no key update of t`,
    values: [orderId],
  })
}

/** The bookings of an order as cancelling judges them. After `lockOrder`, because only its next statement sees what others have just done. */
export function listBookingsToCancel(connection: Connection, reference: string): Promise<BookingToCancel[]> {
  return connection.rows<BookingToCancel>({
    name: 'orders.bookings_to_cancel',
    text: `select i.id, i.status, i.starts_at as "startsAt", i.zone, i.total_minor as "totalMinor", i.original_minor as "originalMinor",
        i.discount_minor as "discountMinor", i.refunded_minor as "refundedMinor", i.cancellation, o.currency, rihla_now() as now,
        i.redeemed_at is not null as "isUsed", ${IS_PAYMENT_OPEN} as "isPaymentOpen",
        paid.id as "paymentId", coalesce(paid.left_minor, 0)::bigint as "leftMinor"
      from orders o join order_item i on i.order_id = o.id left join lateral (
        select p.id, p.captured_minor - coalesce((select sum(r.amount_minor) from refund r where r.payment_id = p.id), 0) as left_minor
        from payment p where p.order_id = o.id and p.captured_minor > 0 order by 2 desc, 1 limit 1) paid on true
      where o.reference = $1 order by i.position`,
    values: [reference],
  })
}

/** What was not paid for is no longer asked for; nothing of it is left when the last booking goes. */
export async function reduceOrderTotal(tx: Tx, orderId: number, booking: BookingToCancel): Promise<void> {
  await tx.rows({
    name: 'orders.lessen',
    text: `update orders set total_minor = total_minor - $2, original_minor = original_minor - $3, discount_minor = discount_minor - $4,
        updated_at = now() where id = $1`,
    values: [orderId, booking.totalMinor, booking.originalMinor, booking.discountMinor],
  })
}

/** A transfer that is awaited for the order is awaited for what is left of it; for nothing when the order ends. After `reduceOrderTotal`. */
export async function reduceTransfer(tx: Tx, orderId: number, isOver: boolean): Promise<void> {
  await tx.rows({
    name: 'orders.lessen_transfer',
    text: `with awaited as (
        update payment p set updated_at = now(), status = case when $2 then ${PAYMENT.expired} else p.status end,
          amount_minor = case when $2 then p.amount_minor else o.total_minor end
        from orders o
        where o.id = p.order_id and o.id = $1 and p.provider = 'bank_transfer' and p.status ${inPaymentStates('open')}
          and ($2 or o.total_minor > 0)
        returning p.provider_reference, p.amount_minor)
      update bank_transfer t set amount_minor = a.amount_minor, status = case when $2 then ${TRANSFER.expired} else t.status end
      from awaited a where t.reference = a.provider_reference`,
    values: [orderId, isOver],
  })
}

export async function setOrderCancelled(tx: Tx, orderId: number): Promise<void> {
  await tx.rows({
    name: 'orders.set_cancelled',
    text: `update orders set status = ${ORDER.cancelled}, updated_at = now() where id = $1`,
    values: [orderId],
  })
}

/** An order that was never paid gives its promo code back. */
export async function releaseRedemption(tx: Tx, orderId: number): Promise<void> {
  await tx.rows({
    name: 'orders.release_redemption',
    text: `with released as (
        update promo_redemption set released_at = now() where order_id = $1 and released_at is null
        returning promo_code_id, lower(buyer_email) as buyer),
      codes as (
        update promo_code c set used = greatest(c.used - 1, 0) from released r where c.id = r.promo_code_id returning c.id, r.buyer)
      update promo_buyer b set used = greatest(b.used - 1, 0) from codes where b.promo_code_id = codes.id and b.buyer = codes.buyer`,
    values: [orderId],
  })
}

const ofBooking = {
  fact: '$2::bigint',
  language: 'o.language',
  payload: `jsonb_build_object('reference', o.reference, 'bookingId', $2::bigint)`,
  from: 'orders o join site s on s.id = o.site_id where o.id = $1',
}

/** To the buyer and to the site's operator. */
export async function insertCancellationMails(tx: Tx, mail: { orderId: number; bookingId: number }): Promise<void> {
  await tx.rows({
    name: 'orders.cancellation_mails',
    text: queueMessages(
      { ...ofBooking, kind: effects.bookingCancelled.buyer, recipient: 'o.email' },
      { ...ofBooking, kind: effects.bookingCancelled.operator, recipient: `s.contact ->> 'email'` },
    ),
    values: [mail.orderId, mail.bookingId],
  })
}
