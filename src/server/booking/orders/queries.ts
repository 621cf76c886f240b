import type { ItemState } from '#domain/item-states.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { PaymentState } from '#domain/payment-states.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { oneRow } from '#server/kernel/database.ts'
import { takeNumber } from '#server/booking/document-number.ts'
import { ORDER, ITEM, PAYMENT, inOrderStates, inItemStates } from '#server/booking/states.ts'
import type { HeldSeats } from '#server/booking/seats.sql.ts'
import type { EventReason } from '#server/booking/event-reasons.ts'
import { aboutOrder } from '#server/booking/order-messages.ts'
import type { CopiedMessageKind } from '#server/outbox/message-kinds.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export interface PaymentRow {
  id: number
  orderId: number
  orderStatus: OrderState
  status: PaymentState
  /** What the order asks for now: a booking that was cancelled meanwhile is no longer in it. */
  dueMinor: number
  /** Its buyer has ordered the same again. */
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

/** Waits for whoever books the order at this moment, and answers whether it had ended without that. */
export async function setReplaced(tx: Tx, orderId: number): Promise<boolean> {
  const rows = await tx.rows({
    name: 'orders.replaced',
    text: `update orders set is_replaced = true, updated_at = now()
      where id = $1 and (status ${inOrderStates('unsuccessful')} or status = ${ORDER.cancelled} and confirmed_at is null) returning id`,
    values: [orderId],
  })
  return rows.length > 0
}

export interface ItemRow {
  id: number
  status: ItemState
  totalMinor: number
  /** Another order books, or has booked, what this item was for. */
  isOrderedAgain: boolean
  holds: HeldSeats[]
}

export function listItemsOfOrder(connection: Connection, orderId: number): Promise<ItemRow[]> {
  return connection.rows<ItemRow>({
    name: 'orders.items_with_holds',
    text: `select i.id, i.status, i.total_minor as "totalMinor",
        exists (select from order_item other where other.intent = i.intent and other.id <> i.id
          and other.status ${inItemStates('taken')}) as "isOrderedAgain",
        (select coalesce(jsonb_agg(jsonb_build_object('holdId', h.id, 'departureId', h.departure_id, 'places', h.places)), '[]')
           from hold h where h.order_item_id = i.id) as holds
      from order_item i where i.order_id = $1 order by i.position`,
    values: [orderId],
  })
}

export async function setItemStatuses(tx: Tx, ids: number[], status: ItemState): Promise<void> {
  if (ids.length === 0) return
  await tx.rows({
    name: 'orders.item_statuses',
    text: `update order_item set status = $2, updated_at = now() where id = any ($1::bigint[])`,
    values: [ids, status],
  })
}

/** What was bought leaves the cart, wherever it is by now; what could not be had stays there. */
export async function deleteBought(tx: Tx, itemIds: number[]): Promise<void> {
  await tx.rows({
    name: 'orders.delete_bought',
    text: 'delete from cart_item c using order_item i where i.id = any ($1::bigint[]) and c.intent = i.intent',
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

/** Late money brings back the use of a promo code that its order had given back; what it was sold for stands even if the code is used up now. */
export async function retakeRedemption(tx: Tx, orderId: number): Promise<void> {
  await tx.rows({
    name: 'orders.retake_redemption',
    text: `with back as (
        select id, promo_code_id, lower(buyer_email) as buyer from promo_redemption where order_id = $1 and released_at is not null for no key update),
      codes as (
        update promo_code c set used = c.used + 1 from back
        where c.id = back.promo_code_id and (c.limit_total is null or c.used < c.limit_total) returning c.id),
      buyers as (
        update promo_buyer b set used = b.used + 1 from back, codes where b.promo_code_id = codes.id and b.buyer = back.buyer)
      update promo_redemption r set released_at = null from back, codes where r.id = back.id`,
    values: [orderId],
  })
}

export async function insertEvents(
  tx: Tx,
  orderId: number,
  actor: 'provider' | 'buyer',
  events: { itemId: number | null; from: string; to: string; reason: EventReason }[],
): Promise<void> {
  await tx.rows({
    name: 'orders.insert_events',
    text: `insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select $1, e."itemId", e."from", e."to", e.reason, $3
      from jsonb_to_recordset($2::jsonb) as e("itemId" bigint, "from" text, "to" text, reason text)`,
    values: [orderId, JSON.stringify(events), actor],
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

/** Writes a reminder of each unpaid order whose deadline is between so many hours away, once. */
export async function insertReminders(
  connection: Connection,
  reminder: { kind: CopiedMessageKind; fromHours: number; toHours: number; notWithinHours: number },
): Promise<void> {
  await connection.rows({
    name: 'orders.insert_reminders',
    text: queueMessages({
      ...aboutOrder('o.'),
      kind: '$1',
      from: `orders o
      where o.status ${inOrderStates('payable')} and o.hold_expires_at > rihla_now() + make_interval(hours => $3)
        and o.hold_expires_at <= rihla_now() + make_interval(hours => $2)
        and o.payable_since <= rihla_now() - make_interval(hours => $4)
        and not exists (select from outbox m where m.dedupe_key = $1 || ':' || o.reference)`,
    }),
    values: [reminder.kind, reminder.fromHours, reminder.toHours, reminder.notWithinHours],
  })
}

/** How often each product was booked in so many days, and is still. */
export function listBookedCounts(
  connection: Connection,
  lastDays: number,
): Promise<{ productId: number; count: number }[]> {
  return connection.rows({
    name: 'orders.booked_counts',
    text: `select i.product_id as "productId", count(*)::int as count from order_item i
      where i.status = ${ITEM.confirmed} and i.created_at > rihla_now() - make_interval(days => $1) group by i.product_id`,
    values: [lastDays],
  })
}
