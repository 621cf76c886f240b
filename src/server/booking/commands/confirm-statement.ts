import type { Statement } from '#server/kernel/database.ts'
import { ORDER, ITEM, PAYMENT, inItemStates, inOrderStates, inPaymentStates } from '#server/booking/states.ts'
import { takeNumber } from '#server/booking/document-number.ts'
import { takeBookedLines } from '#server/cart/bought-lines.sql.ts'
import { lockHolds, SELL_HELD_SEATS } from '#server/booking/seats.sql.ts'
import { effects } from '#server/booking/effects.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import { orderFollower } from '#server/booking/order-follower.ts'
import { aboutOrder } from '#server/booking/order-messages.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

const { reason, buyer } = effects.confirmed

/**
 * A paid order becomes confirmed, or partially confirmed if its supplier rejected a part of it, in one statement: payment, holds, departures, items, order, events, the mail to the buyer and the
 * cart. It changes nothing (and gives no row) unless the payment was not settled before, its whole amount came, which may have risen since (more goes back), and the order
 * awaits money or is reserved: then exactly one of webhook, return page, sweep and expiry wins, by the lock on the order's row.
 */
export function confirmPaidOrder(paymentId: number, capturedMinor: number): Statement {
  return {
    name: 'orders.confirm_paid',
    text: `
with due as materialized (
  select o.id, o.status, o.reference, o.email, o.phone, o.whatsapp, o.language, o.cart_id, o.promo_code_id, o.created_at, p.id as payment_id, $2::bigint - o.total_minor as surplus
  from payment p join orders o on o.id = p.order_id
  where p.id = $1 and p.date_change_id is null and p.status ${inPaymentStates('unpaid')} and o.status ${inOrderStates('payable')}
    and p.amount_minor <= $2 and o.total_minor <= $2
  for no key update of o),
paid as (
  update payment p set status = ${PAYMENT.paid}, captured_minor = $2::bigint, updated_at = now()
  from due where p.id = due.payment_id and p.status ${inPaymentStates('unpaid')}
  returning p.id, due.id as order_id, due.cart_id),
holds as materialized (${lockHolds('paid', 'paid.order_id = h.order_id')}),
sums as (
  select departure_id, sum(places)::int as places from holds group by departure_id),
locked as materialized (
  select d.id from departure d where d.id in (select departure_id from sums) order by d.id for no key update),
booked as materialized (
  select i.* from paid join order_item i on i.order_id = paid.order_id
  where i.status = ${ITEM.approved} and (select count(*) from locked) >= 0),
${takeBookedLines({
  isLate: false,
  codesUsedIn: 'select cart_id from paid',
  usedCode: 'select c.code from promo_code c join due on due.promo_code_id = c.id',
})},
ready as materialized (
  select due.*, case when exists (select from order_item i where i.order_id = due.id and i.status ${inItemStates('lost')})
    then ${ORDER.partially_confirmed} else ${ORDER.confirmed} end as becomes
  from due, paid where (select count(*) from bought) + (select count(*) from kept) >= 0),
surplus as (
  insert into refund (payment_id, amount_minor, reason)
  select payment_id, surplus, 'surplus_' || $2::bigint from ready where surplus > 0),
${SELL_HELD_SEATS},
items as (
  update order_item i set status = ${ITEM.confirmed}, updated_at = now()
  from ready where i.order_id = ready.id and i.status = ${ITEM.approved}
  returning i.id, i.order_id),
numbered as (
  ${takeNumber('invoice', 'ready')}),
confirmed as (
  update orders o set status = ready.becomes, confirmed_at = rihla_now(), invoice_number = numbered.number, updated_at = now()
  from ready, numbered where o.id = ready.id returning o.id),
events as (
  insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
  select id, null, status, becomes, ${reasonSql(reason)}, 'provider' from ready
  union all select order_id, id, ${ITEM.approved}, ${ITEM.confirmed}, ${reasonSql(reason)}, 'provider' from items),
mail as (
  ${queueMessages({ ...aboutOrder(), kind: buyer, from: 'ready' })}),${orderFollower().booked('confirmed')}
select ready.id as "orderId", ready.reference, (select count(*) from moved) as departures from ready, confirmed`,
    values: [paymentId, capturedMinor],
  }
}
