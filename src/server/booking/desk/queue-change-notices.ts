import { inItemStates } from '#server/booking/states.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { STAFF_OF_PRODUCT } from './staff-of-product.sql.ts'

/** `asked`: it was rebooked and awaits an answer. `people`: how many come with its shared units. `guest`: the guest's details, which belong to the whole order. */
export type NoticedChange =
  | { change: 'cancelled' | 'rebooked' | 'asked' | 'people' | 'special_request'; bookingId: number }
  | { change: 'guest'; bookingId: null }

/**
 * Mails the change of a booking to subscribed staff of the marketplace and of its supplier. While the booking awaits an
 * answer, staff who chose only mails about requests get it too. `byStaffId`: the member of staff who made the change and
 * gets no mail; null: the buyer. New guest details are mailed for upcoming activities only. Call it in the transaction of the change, after its event was inserted: the event's id makes the message unique.
 * A change of a whole departure has a notice of its own (trips/disruptions).
 */
export async function queueChangeNotices(
  tx: Tx,
  input: NoticedChange & { orderId: number; byStaffId: number | null },
): Promise<void> {
  await tx.rows(
    named({
      name: 'desk.queue_change_notices',
      text: `with notified as (
        select distinct o.reference, w.id as staff_id, w.email, w.language,
          (select max(e.id) from order_event e where e.order_id = o.id) as event_id
        from orders o join order_item i on i.order_id = o.id
            and case when :bookingId::bigint is not null then i.id = :bookingId::bigint
              else i.status ${inItemStates('live')} and i.ends_at > rihla_now() end
          join product p on p.id = i.product_id ${STAFF_OF_PRODUCT}
        where o.id = :orderId and w.id is distinct from :byStaffId::bigint
          and ('change' = any (notices_of(m.notices, r.permissions))
            or i.status ${inItemStates('unanswered')} and 'request' = any (notices_of(m.notices, r.permissions))))
      ${queueMessages({
        kind: 'notice_change',
        fact: `notified.reference || ':' || notified.event_id || ':' || notified.staff_id`,
        recipient: 'notified.email',
        language: 'notified.language',
        payload: `jsonb_strip_nulls(jsonb_build_object('reference', notified.reference, 'staffId', notified.staff_id, 'bookingId', :bookingId::bigint,
          'change', :change::text, 'by', case when :byStaffId::bigint is null then 'guest' else 'staff' end))`,
        from: 'notified',
      })}`,
      values: input,
    }),
  )
}
