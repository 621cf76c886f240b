import type { ItemState } from '#domain/item-states.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { ORDER, ITEM, IS_PAYABLE_BY_LINK, inItemStates } from '#server/booking/states.ts'
import { EXTEND_HOLDS } from '#server/booking/seats.sql.ts'
import { effects } from '#server/booking/effects.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import { aboutOrder, mailAboutOrder } from '#server/booking/order-messages.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export interface OrderToAnswer {
  id: number
  status: OrderState
  paymentMethod: string
  isHoldOver: boolean
  /** It can be paid by its link now. */
  isPayable: boolean
  /** Seconds until the first start, and until the first end of a sale. */
  untilStart: number
  untilCutoff: number
  /** Who confirmed or rejected for the supplier: 'staff:layla', 'system'; null if still awaited. */
  answeredBy: string | null
}

/**
 * Locks the order. A concurrent confirmation or rejection waits here, and must read the order with its next statement,
 * because the snapshot of this one is older than the first change.
 */
export const ANSWER_GUARD = 'for no key update'

export async function lockOrderToAnswer(tx: Tx, reference: string): Promise<OrderToAnswer | undefined> {
  await tx.rows({
    name: 'orders.lock_to_answer',
    text: `select id from orders where reference = $1 ${ANSWER_GUARD}`,
    values: [reference],
  })
  const rows = await tx.rows<OrderToAnswer>({
    name: 'orders.to_answer',
    text: `select o.id, o.status, o.payment_method as "paymentMethod", o.hold_expires_at <= rihla_now() as "isHoldOver",
        ${IS_PAYABLE_BY_LINK} as "isPayable",
        (select extract(epoch from coalesce(min(i.starts_at) filter (where i.status ${inItemStates('live')}), min(i.starts_at)) - rihla_now())::float8
           from order_item i where i.order_id = o.id) as "untilStart",
        (select extract(epoch from coalesce(min(d.cutoff_at) filter (where i.status ${inItemStates('live')}), min(d.cutoff_at)) - rihla_now())::float8
           from order_item i join departure d on d.id = i.departure_id where i.order_id = o.id) as "untilCutoff",
        (select e.actor from order_event e where e.order_id = o.id and e.order_item_id is null and e.from_status = ${ORDER.awaiting_supplier}
           order by e.id limit 1) as "answeredBy"
      from orders o where o.reference = $1`,
    values: [reference],
  })
  return rows[0]
}

/** With what staff wrote about each activity that was rejected. */
const ANSWER = `jsonb_strip_nulls(jsonb_build_object('reference', reference, 'notes', notes))`

/**
 * Records a supplier's confirmation: the order awaits its payment for `holdSeconds`, without the activities that were rejected, and the buyer is
 * sent the link.
 */
export async function recordAcceptance(
  tx: Tx,
  answer: { orderId: number; holdSeconds: number; actor: string },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.record_acceptance',
      text: `with lost as (
        select coalesce(sum(i.total_minor), 0)::bigint as total, coalesce(sum(i.original_minor), 0)::bigint as original,
          coalesce(sum(i.discount_minor), 0)::bigint as discount,
          jsonb_object_agg(i.id, e.note) filter (where e.note <> '') as notes
        from order_item i left join order_event e on e.order_id = i.order_id and e.order_item_id = i.id and e.to_status = ${ITEM.failed}
        where i.order_id = :orderId and i.status = ${ITEM.failed}),
      accepted as (
        update orders set status = ${ORDER.awaiting_payment}, payable_since = rihla_now(), updated_at = now(),
          hold_expires_at = rihla_now() + make_interval(secs => :holdSeconds), total_minor = total_minor - lost.total,
          original_minor = original_minor - lost.original, discount_minor = discount_minor - lost.discount
        from lost where id = :orderId returning id, reference, email, phone, whatsapp, language, hold_expires_at, lost.notes),
      holds as (${EXTEND_HOLDS}),
      items as (
        update order_item i set status = ${ITEM.approved}, updated_at = now() from accepted a
        where i.order_id = a.id and i.status = ${ITEM.pending} returning i.id, i.order_id),
      events as (
        insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
        select id, null, ${ORDER.awaiting_supplier}, ${ORDER.awaiting_payment}, ${reasonSql(effects.accepted.reason)}, :actor from accepted
        union all select order_id, id, ${ITEM.pending}, ${ITEM.approved}, ${reasonSql(effects.accepted.reason)}, :actor from items)
      ${queueMessages({ ...aboutOrder(), kind: effects.accepted.buyer, payload: ANSWER, from: 'accepted' })}`,
      values: answer,
    }),
  )
}

export interface AnsweredItem {
  id: number
  status: ItemState
  /** Who confirmed or rejected it; null if that has not happened. */
  answeredBy: string | null
}

/** In a transaction after lockOrderToAnswer. */
export function listItemsToAnswer(tx: Tx, orderId: number): Promise<AnsweredItem[]> {
  return tx.rows<AnsweredItem>({
    name: 'orders.items_to_answer',
    text: `select i.id, i.status, (select e.actor from order_event e where e.order_id = i.order_id and e.order_item_id = i.id
          and e.from_status = ${ITEM.pending} and e.to_status in (${ITEM.approved}, ${ITEM.failed}) order by e.id limit 1) as "answeredBy"
      from order_item i where i.order_id = $1 order by i.position`,
    values: [orderId],
  })
}

/** The operator's mail about the activities of a request that were not answered in time, though others were. */
export async function insertUnansweredMail(tx: Tx, orderId: number, itemIds: number[]): Promise<void> {
  await tx.rows({
    name: 'orders.insert_unanswered_mail',
    text: queueMessages({
      ...mailAboutOrder('o.'),
      kind: effects.partlyUnanswered.operator,
      payload: `jsonb_build_object('reference', o.reference, 'bookingIds', to_jsonb($2::bigint[]))`,
      recipient: `s.contact ->> 'email'`,
      from: 'orders o join site s on s.id = o.site_id where o.id = $1',
    }),
    values: [orderId, itemIds],
  })
}

/** Sends the link again, each time with an event and a mail. */
export async function insertPaymentLink(tx: Tx, orderId: number, actor: string): Promise<void> {
  await tx.rows({
    name: 'orders.insert_payment_link',
    text: `with event as (
        insert into order_event (order_id, from_status, to_status, reason, actor)
        select id, status, status, ${reasonSql(effects.linkSent.reason)}, $2 from orders where id = $1 returning id, order_id)
      ${queueMessages({
        ...aboutOrder('o.'),
        kind: effects.linkSent.buyer,
        fact: `o.reference || ':' || event.id`,
        from: 'event join orders o on o.id = event.order_id',
      })}`,
    values: [orderId, actor],
  })
}
