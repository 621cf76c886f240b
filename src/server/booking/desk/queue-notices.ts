import { itemSets } from '#domain/item-states.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import { ORDER } from '#server/booking/states.ts'
import { STAFF_OF_PRODUCT } from './staff-of-product.sql.ts'

const LOST = itemSets.lost.map((state) => `'${state}'`).join(', ')

/**
 * Mails new bookings, places reserved without paying, and requests among these orders since the event `after` to
 * subscribed staff: of the marketplace for every order, of a supplier for orders with its activities. An event that is
 * read twice is mailed once.
 * Events older than a day are not mailed: they come from an import, or from a job that was stopped.
 */
export async function queueNotices(tx: Tx, input: { orderIds: number[]; after: number }): Promise<void> {
  if (input.orderIds.length === 0) return
  await tx.rows(
    named({
      name: 'desk.queue_notices',
      text: `with happened as (
        select distinct e.order_id, case
            when e.to_status in (${ORDER.confirmed}, ${ORDER.partially_confirmed})
              and e.reason in (${reasonSql('paid')}, ${reasonSql('late_money')}) then 'booking'
            when e.to_status = ${ORDER.pay_later} and e.reason = ${reasonSql('places_taken')} then 'reserved'
            when e.to_status = ${ORDER.awaiting_supplier} then 'request' end as notice
        from order_event e
        where e.order_id = any (:orderIds::bigint[]) and e.id > :after and e.order_item_id is null
          and e.created_at > rihla_now() - interval '1 day'),
      queued as (
        select distinct h.notice, o.reference, w.id as staff_id, w.email, w.language
        from happened h join orders o on o.id = h.order_id
          join order_item i on i.order_id = o.id and i.status not in (${LOST})
          join product p on p.id = i.product_id ${STAFF_OF_PRODUCT}
        where case h.notice when 'reserved' then 'booking' else h.notice end = any (notices_of(m.notices, r.permissions)))
      ${queueMessages({
        kind: 'input.kind',
        fact: `input.reference || ':' || input.staff_id`,
        recipient: 'input.email',
        language: 'input.language',
        payload: `jsonb_build_object('reference', input.reference, 'staffId', input.staff_id)`,
        from: `(select 'notice_' || notice as kind, queued.* from queued) input`,
      })}`,
      values: input,
    }),
  )
}
