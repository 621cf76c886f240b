import { LOCK_REDEMPTIONS, RELEASE_REDEMPTIONS } from '#server/cart/promotions/redemptions.sql.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { ITEM, PAYMENT, inOrderStates, inItemStates } from '#server/booking/states.ts'
import { lockHolds, RELEASE_HELD_SEATS } from '#server/booking/seats.sql.ts'
import type { ReleaseEffect } from '#server/booking/effects.ts'
import { orderFollower } from '#server/booking/order-follower.ts'
import { aboutOrder } from '#server/booking/order-messages.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export interface Release {
  orderId: number
  to: 'expired' | 'failed'
  effect: ReleaseEffect
  actor: string
  onlyIfDue: boolean
  /** What staff wrote to the buyer. */
  note?: string
}

/** With what staff wrote: about the whole order, and about activities that were rejected before. */
const PAYLOAD = `jsonb_strip_nulls(jsonb_build_object('reference', reference, 'note', :note::text, 'notes',
    (select jsonb_object_agg(e.order_item_id, e.note) from order_event e
      where e.order_id = ready.id and e.order_item_id is not null and e.to_status = ${ITEM.failed} and e.note <> '')))` as const

/**
 * Ends an unpaid order: releases its seats and its promo code, and sets order and items to `expired` or `failed`. One statement, which takes its
 * locks in the order of docs/rules/places-and-holds.md before it writes. Returns false, without a change, if the order is no longer waiting.
 * `onlyIfDue`: only if its hold has ended by the database's clock. A promo code's counts never stop it.
 */
export async function releaseReservation(connection: Connection, input: Release): Promise<boolean> {
  const rows = await connection.rows(
    named({
      name: 'orders.release',
      text: `
with due as materialized (
  select id, status, reference, email, phone, whatsapp, language, promo_code_id, site_id from orders
  where id = :orderId and status ${inOrderStates('waiting')} and (not :onlyIfDue or hold_expires_at <= rihla_now())
  for no key update),
holds as materialized (${lockHolds('due', 'due.id = h.order_id')}),
departures as materialized (
  select d.id from departure d where d.id in (select departure_id from holds) order by d.id for no key update),
${LOCK_REDEMPTIONS},
ready as materialized (
  select due.* from due where (select count(*) from buyer) >= 0),
sums as (select departure_id, sum(places)::int as places from holds group by departure_id),
${RELEASE_HELD_SEATS},
items as (
  update order_item i set status = :to, updated_at = now() from ready, order_item was
  where i.order_id = ready.id and was.id = i.id and i.status ${inItemStates('unpaid')} returning i.id, i.order_id, was.status as was),
ended as (
  update orders o set status = :to, updated_at = now() from ready where o.id = ready.id returning o.id),
payments as (
  update payment p set status = ${PAYMENT.expired}, updated_at = now() from ready where p.order_id = ready.id and p.status = ${PAYMENT.created}
    and p.provider_reference is null),
${RELEASE_REDEMPTIONS},
events as (
  insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor, note)
  select id, null, status, :to, :reason, :actor, coalesce(:note::text, '') from ready
  union all select order_id, id, was, :to, :reason, :actor, coalesce(:note::text, '') from items),
mail as (
  ${queueMessages(
    { ...aboutOrder(), kind: ':buyerMail', payload: PAYLOAD, from: 'ready' },
    {
      ...aboutOrder('ready.'),
      kind: ':operatorMail',
      recipient: `s.contact ->> 'email'`,
      from: 'ready join site s on s.id = ready.site_id',
    },
  )}),${orderFollower()[input.effect.quote]('ended')}
select id from ended`,
      values: {
        orderId: input.orderId,
        to: input.to,
        reason: input.effect.reason,
        actor: input.actor,
        onlyIfDue: input.onlyIfDue,
        buyerMail: input.effect.buyer,
        operatorMail: input.effect.operator,
        note: input.note ?? null,
      },
    }),
  )
  return rows.length > 0
}
