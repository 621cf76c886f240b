import type { Connection } from '#server/platform/database.ts'

export interface Release {
  orderId: number
  to: 'expired' | 'failed'
  /** For the order's events. */
  reason: string
  actor: string
  onlyIfDue: boolean
  /** What the buyer is told, and the operator; null tells nobody. `note` is what staff wrote to the buyer. */
  mail: { kind: ReleaseMail; toOperator?: 'staff_unanswered'; note?: string } | null
}

type ReleaseMail = 'order_transfer_expired' | 'order_unpaid' | 'order_unanswered' | 'order_rejected'

/**
 * Ends an order that was not paid: gives back its places and its promo code, marks order and items `expired` (or `failed`).
 * One statement; changes nothing when the order is no longer waiting (it was paid, or ended, a moment before): answers
 * whether this call ended it. `onlyIfDue`: only when its hold has ended by the database's clock.
 */
export async function releaseOrder(connection: Connection, input: Release): Promise<boolean> {
  const rows = await connection.rows({
    name: 'orders.release',
    text: `
with due as materialized (
  select id, status, reference, email, language, promo_code_id, site_id from orders
  where id = $1 and status in ('held', 'awaiting_payment', 'on_hold', 'reserved') and (not $5 or hold_expires_at <= rihla_now())
  for update),
released as (
  update hold h set status = 'released' from due where h.order_id = due.id and h.status = 'held'
  returning h.departure_id, h.places),
sums as (select departure_id, sum(places)::int as places from released group by departure_id),
locked as materialized (
  select d.id from departure d where d.id in (select departure_id from sums) order by d.id for no key update),
moved as (
  update departure d set held = d.held - s.places from sums s, locked l where d.id = s.departure_id and l.id = d.id),
items as (
  update order_item i set status = $2, updated_at = now() from due, order_item was
  where i.order_id = due.id and was.id = i.id and i.status in ('pending', 'approved') returning i.id, i.order_id, was.status as was),
ended as (
  update orders o set status = $2, updated_at = now() from due where o.id = due.id returning o.id),
payments as (
  update payment p set status = 'expired', updated_at = now() from due where p.order_id = due.id and p.status = 'created'
    and p.provider_reference is null),
redemptions as (
  update promo_redemption r set released_at = now() from due where r.order_id = due.id and r.released_at is null
  returning r.promo_code_id, lower(r.buyer_email) as buyer),
codes as (
  update promo_code c set used = c.used - 1 from redemptions r where c.id = r.promo_code_id),
buyers as (
  update promo_buyer b set used = b.used - 1 from redemptions r where b.promo_code_id = r.promo_code_id and b.buyer = r.buyer),
events as (
  insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
  select id, null, status, $2, $3, $4 from due
  union all select order_id, id, was, $2, $3, $4 from items),
mail as (
  insert into outbox (kind, dedupe_key, recipient, language, payload)
  select $6, $6 || ':' || reference, email, language, jsonb_strip_nulls(jsonb_build_object('reference', reference, 'note', $8::text))
  from due where $6::text is not null
  union all
  select $7, $7 || ':' || due.reference, s.contact ->> 'email', due.language, jsonb_build_object('reference', due.reference)
  from due join site s on s.id = due.site_id where $7::text is not null and s.contact ->> 'email' is not null
  on conflict do nothing)
select id from ended`,
    values: [
      input.orderId,
      input.to,
      input.reason,
      input.actor,
      input.onlyIfDue,
      input.mail?.kind ?? null,
      input.mail?.toOperator ?? null,
      input.mail?.note ?? null,
    ],
  })
  return rows.length > 0
}
