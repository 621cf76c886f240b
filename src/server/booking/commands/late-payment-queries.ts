import type { ItemState } from '#domain/item-states.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { PaymentState } from '#domain/payment-states.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { oneRow } from '#server/kernel/database.ts'
import { takeNumber } from '#server/booking/document-number.ts'
import { takeBookedLines } from '#server/cart/bought-lines.sql.ts'
import { ORDER, PAYMENT, inItemStates } from '#server/booking/states.ts'
import type { HeldSeats } from '#server/booking/seats.sql.ts'
import { effects } from '#server/booking/effects.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import { aboutOrder } from '#server/booking/order-messages.ts'
import type { CopiedMessageKind } from '#server/outbox/message-kinds.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export interface PaymentRow {
  id: number
  orderId: number
  orderStatus: OrderState
  status: PaymentState
  /** The order's total now, without bookings that were cancelled meanwhile. */
  dueMinor: number
  /** The buyer has ordered the same again. */
  isReplaced: boolean
}

export async function findPaymentForUpdate(tx: Tx, paymentId: number): Promise<PaymentRow | undefined> {
  const rows = await tx.rows<PaymentRow>({
    name: 'orders.payment_for_update',
    text: `select p.id, p.order_id as "orderId", o.status as "orderStatus", p.status, o.total_minor as "dueMinor", o.is_replaced as "isReplaced"
      from payment p join orders o on o.id = p.order_id where p.id = $1 for no key update of o, p`,
    values: [paymentId],
  })
  return rows[0]
}

export async function setPaymentPaid(tx: Tx, paymentId: number, capturedMinor: number): Promise<void> {
  await tx.rows({
    name: 'orders.payment_paid',
    text: `update payment set status = ${PAYMENT.paid}, captured_minor = $2, updated_at = now() where id = $1`,
    values: [paymentId, capturedMinor],
  })
}

export interface ItemRow {
  id: number
  status: ItemState
  totalMinor: number
  /** Another order has the same item on hold or booked. */
  isOrderedAgain: boolean
  /** Its supplier has not confirmed it: it was taken off the total. */
  isRejected: boolean
  /** An earlier late payment was refunded for it. */
  hasRefund: boolean
  holds: HeldSeats[]
}

export function listItemsOfOrder(connection: Connection, orderId: number): Promise<ItemRow[]> {
  return connection.rows<ItemRow>({
    name: 'orders.items_with_holds',
    text: `select i.id, i.status, i.total_minor as "totalMinor",
        exists (select from order_item other where other.intent = i.intent and other.id <> i.id
          and other.status ${inItemStates('taken')}) as "isOrderedAgain",
        exists (select from order_event e where e.order_id = i.order_id and e.order_item_id = i.id
          and e.reason in (${reasonSql(effects.rejected.reason)}, ${reasonSql(effects.unanswered.reason)})) as "isRejected",
        exists (select from refund r where r.order_item_id = i.id) as "hasRefund",
        (select coalesce(jsonb_agg(jsonb_build_object('holdId', h.id, 'departureId', h.departure_id, 'places', h.places)), '[]')
           from hold h where h.order_item_id = i.id) as holds
      from order_item i where i.order_id = $1 order by i.position`,
    values: [orderId],
  })
}

/**
 * Detaches the refunds of an earlier late payment from items that a later one books now, so that the items do not count
 * as refunded. Must run before the items are locked, because sending a refund locks the refund before its item.
 */
export async function detachRefunds(tx: Tx, itemIds: number[]): Promise<void> {
  await tx.rows({
    name: 'orders.detach_refunds',
    text: 'update refund set order_item_id = null where order_item_id = any ($1::bigint[])',
    values: [itemIds],
  })
  // A separate statement, whose snapshot includes a refund that was sent while the first one waited for its lock.
  await tx.rows({
    name: 'orders.items_not_refunded',
    text: 'update order_item set refunded_minor = 0 where id = any ($1::bigint[]) and refunded_minor > 0',
    values: [itemIds],
  })
}

/** Takes what is booked out of the cart that has it now; the rest stays. */
export async function takeOutOfCarts(tx: Tx, itemIds: number[]): Promise<void> {
  await tx.rows({
    name: 'orders.take_booked_lines',
    text: `with booked as materialized (select * from order_item where id = any ($1::bigint[])),
      ${takeBookedLines({ isLate: true, codesUsedIn: 'select null::bigint', usedCode: 'null::text' })}
      select (select count(*) from bought) as bought, (select count(*) from kept) as kept`,
    values: [itemIds],
  })
}

export function recordLateOrder(tx: Tx, orderId: number, status: OrderState): Promise<{ previousStatus: OrderState }> {
  return oneRow(tx, {
    name: 'orders.record_late',
    text: `with was as (select id, status, invoice_number from orders where id = $1),
      numbered as (${takeNumber('invoice', `was where $2 <> ${ORDER.failed} and was.invoice_number is null`)})
      update orders o set status = $2, updated_at = now(),
        confirmed_at = case when $2 = ${ORDER.failed} then o.confirmed_at else rihla_now() end,
        invoice_number = coalesce(o.invoice_number, (select number from numbered))
      from was where o.id = was.id
      returning was.status as "previousStatus"`,
    values: [orderId, status],
  })
}

/** To the buyer. */
export async function insertOrderMessage(tx: Tx, message: { kind: CopiedMessageKind; orderId: number }): Promise<void> {
  await tx.rows({
    name: 'orders.insert_message',
    text: queueMessages({ ...aboutOrder('o.'), kind: '$1', from: 'orders o where o.id = $2' }),
    values: [message.kind, message.orderId],
  })
}
