import { inItemStates } from '#server/booking/states.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { STAFF_OF_PRODUCT } from './staff-of-product.sql.ts'

/** `guest`: the guest's details, of the whole order. */
export type NoticedChange =
  | { change: 'cancelled' | 'rebooked'; bookingId: number }
  | { change: 'guest'; bookingId: null }

/**
 * Mails the change of a booking to the people who chose it: the marketplace's, and its supplier's. `byStaffId`: who made
 * it and needs no mail; null for the buyer. New details of a guest concern what is still to take place. In the
 * transaction of the change, after its event, whose id makes the message one of this change. A whole departure has one
 * notice of its own (trips/disruptions).
 */
export async function queueChangeNotices(
  tx: Tx,
  input: NoticedChange & { orderId: number; byStaffId: number | null },
): Promise<void> {
  await tx.rows(
    named({
      name: 'desk.queue_change_notices',
      text: `with told as (
        select distinct o.reference, w.id as staff_id, w.email, w.language,
          (select max(e.id) from order_event e where e.order_id = o.id) as event_id
        from orders o join order_item i on i.order_id = o.id
            and case when :bookingId::bigint is not null then i.id = :bookingId::bigint
              else i.status ${inItemStates('live')} and i.ends_at > rihla_now() end
          join product p on p.id = i.product_id ${STAFF_OF_PRODUCT}
        where o.id = :orderId and w.id is distinct from :byStaffId::bigint
          and 'change' = any (notices_of(m.notices, r.permissions)))
      ${queueMessages({
        kind: 'notice_change',
        fact: `told.reference || ':' || told.event_id || ':' || told.staff_id`,
        recipient: 'told.email',
        language: 'told.language',
        payload: `jsonb_strip_nulls(jsonb_build_object('reference', told.reference, 'staffId', told.staff_id, 'bookingId', :bookingId::bigint,
          'change', :change::text, 'by', case when :byStaffId::bigint is null then 'guest' else 'staff' end))`,
        from: 'told',
      })}`,
      values: input,
    }),
  )
}
