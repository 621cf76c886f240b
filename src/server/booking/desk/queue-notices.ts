import { itemSets } from '#domain/item-states.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import { ORDER } from '#server/booking/states.ts'

const LOST = itemSets.lost.map((state) => `'${state}'`).join(', ')

/**
 * Mails the changes of these orders since the event `after` to the people who subscribed to them: of the marketplace
 * for every order, of a supplier for orders with its activities. An event that is read twice is mailed once. Events
 * older than a day are not mailed: they come from an import, or from a job that was stopped.
 */
export async function queueNotices(tx: Tx, input: { orderIds: number[]; after: number }): Promise<void> {
  if (input.orderIds.length === 0) return
  await tx.rows(
    named({
      name: 'desk.queue_notices',
      text: `with happened as (
        select e.id, e.order_id, e.order_item_id, case
            when e.order_item_id is null and e.to_status in (${ORDER.confirmed}, ${ORDER.partially_confirmed})
              and e.reason in (${reasonSql('paid')}, ${reasonSql('late_money')}) then 'booking'
            when e.order_item_id is null and e.to_status = ${ORDER.awaiting_supplier} then 'request'
            when e.order_item_id is not null and e.actor = 'buyer'
              and e.reason in (${reasonSql('cancelled_by_buyer')}, ${reasonSql('rebooked_by_buyer')}) then 'change' end as notice,
          case e.reason when ${reasonSql('cancelled_by_buyer')} then 'cancelled' else 'rebooked' end as change
        from order_event e
        where e.order_id = any (:orderIds::bigint[]) and e.id > :after and e.created_at > rihla_now() - interval '1 day'),
      queued as (
        select distinct h.id, h.notice, h.order_item_id, h.change, o.reference, w.id as staff_id, w.email, w.language
        from happened h join orders o on o.id = h.order_id
          join order_item i on i.order_id = o.id and i.id = coalesce(h.order_item_id, i.id)
            and (h.notice = 'change' or i.status not in (${LOST}))
          join product p on p.id = i.product_id
          join membership m on m.ended_at is null and m.offered_until is null
            and (m.supplier_id is null or m.supplier_id = p.supplier_id)
          join role r on r.id = m.role_id
          join staff w on w.id = m.staff_id and w.accepted_at is not null
        where h.notice = any (notices_of(m.notices, r.permissions)))
      ${queueMessages({
        kind: 'input.kind',
        fact: `input.reference || ':' || case input.kind when 'notice_change' then input.id || ':' else '' end || input.staff_id`,
        recipient: 'input.email',
        language: 'input.language',
        payload: `jsonb_strip_nulls(jsonb_build_object('reference', input.reference, 'staffId', input.staff_id, 'bookingId', input.order_item_id,
          'change', case input.kind when 'notice_change' then input.change end))`,
        from: `(select 'notice_' || notice as kind, queued.* from queued) input`,
      })}`,
      values: input,
    }),
  )
}
