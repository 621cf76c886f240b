import type { Statement } from '#server/platform/database.ts'

/** Needs a CTE `due` with the order's id. Departures are locked in id order, like everywhere. */
const MOVE_HOLDS_TO_SOLD = `
sold as (
  update hold h set status = 'sold' from due where h.order_id = due.id and h.status = 'held'
  returning h.departure_id, h.places),
sums as (
  select departure_id, sum(places)::int as places from sold group by departure_id),
locked as materialized (
  select d.id from departure d where d.id in (select departure_id from sums) order by d.id for no key update),
moved as (
  update departure d set held = d.held - s.places, sold = d.sold + s.places
  from sums s, locked l where d.id = s.departure_id and l.id = d.id
  returning d.id)`

/**
 * A paid order becomes confirmed in one statement: payment, holds, departures, items, order, events, the mail to the buyer and the
 * cart. It changes nothing (and gives no row) unless the payment was not settled before, its whole amount came (more goes back) and the order
 * awaits money or is reserved: then exactly one of webhook, return page, sweep and expiry wins, by the lock on the order's row.
 */
export function confirmPaidOrder(paymentId: number, capturedMinor: number): Statement {
  return {
    name: 'orders.confirm_paid',
    text: `
with due as materialized (
  select o.id, o.status, o.reference, o.email, o.language, o.cart_id, o.created_at, p.id as payment_id, $2::bigint - o.total_minor as surplus
  from payment p join orders o on o.id = p.order_id
  where p.id = $1 and p.status in ('created', 'processing', 'declined', 'expired') and o.status in ('awaiting_payment', 'reserved')
    and p.amount_minor <= $2
  for update of o),
paid as (
  update payment p set status = 'paid', captured_minor = $2::bigint, updated_at = now()
  from due where p.id = due.payment_id and p.status in ('created', 'processing', 'declined', 'expired')
  returning p.id),
surplus as (
  insert into refund (payment_id, amount_minor, reason)
  select payment_id, surplus, 'surplus_' || $2::bigint from due, paid where surplus > 0),
${MOVE_HOLDS_TO_SOLD},
items as (
  update order_item i set status = 'confirmed', updated_at = now()
  from due where i.order_id = due.id and i.status = 'approved'
  returning i.id, i.order_id),
confirmed as (
  update orders o set status = 'confirmed', confirmed_at = rihla_now(), invoice_number = nextval('invoice_number'), updated_at = now()
  from due where o.id = due.id returning o.id),
events as (
  insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
  select id, null, status, 'confirmed', 'paid', 'provider' from due
  union all select order_id, id, 'approved', 'confirmed', 'paid', 'provider' from items),
mail as (
  insert into outbox (kind, dedupe_key, recipient, language, payload)
  select 'order_confirmed', 'order_confirmed:' || reference, email, language, jsonb_build_object('reference', reference) from due
  on conflict do nothing),
forgotten as (
  update cart c set promo_code = null from due where c.id = due.cart_id),
bought as (
  delete from cart_item c using due where c.cart_id = due.cart_id and c.created_at <= due.created_at)
select due.id as "orderId", due.reference, (select count(*) from moved) as departures from due, paid, confirmed`,
    values: [paymentId, capturedMinor],
  }
}
