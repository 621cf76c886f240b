import type { Sweep } from '#server/kernel/sweep.ts'
import { inOrderStates } from './states.ts'

const IS_FINISHED = `o.status ${inOrderStates('finished')}`

export const bookingRetention: Sweep[] = [
  {
    name: 'unpaid_guests',
    // From here they are stripped like the orders of a deleted account (app/accounts/purge-deleted-accounts.ts). Money is late by weeks, not months.
    text: `update orders set owner_left_at = rihla_now() where id in (select o.id from orders o
        where o.owner_left_at is null and o.user_id is null and o.email <> '' and o.status ${inOrderStates('unbooked')}
          and o.hold_expires_at < rihla_now() - interval '90 days'
          and not exists (select from payment p where p.order_id = o.id and p.captured_minor > 0)
      order by o.hold_expires_at limit $1) returning 1`,
  },
  {
    name: 'paid_guests',
    text: `update orders set owner_left_at = rihla_now() where id in (select o.id from orders o
        where o.owner_left_at is null and o.user_id is null and o.email <> '' and ${IS_FINISHED}
          and o.hold_expires_at < rihla_now() - interval '5 years'
          and not exists (select from order_item i where i.order_id = o.id and i.ends_at > rihla_now() - interval '5 years')
      order by o.hold_expires_at limit $1) returning 1`,
  },
  {
    name: 'payment_events',
    text: `delete from payment_event where id in (select id from payment_event
        where processed_at < rihla_now() - interval '400 days' order by processed_at limit $1) returning 1`,
  },
  {
    name: 'open_reservations',
    text: `delete from open_reservation where (key, order_id) in (select r.key, r.order_id from open_reservation r
        join orders o on o.id = r.order_id where r.created_at < rihla_now() - interval '2 hours' and ${IS_FINISHED}
      limit $1) returning 1`,
  },
  {
    name: 'idempotency_keys',
    text: `delete from idempotency_key where (scope, key) in (select scope, key from idempotency_key
        where created_at < rihla_now() - interval '30 days' limit $1) returning 1`,
  },
  {
    name: 'bulk_acts',
    text: `delete from bulk_act where id in (select id from bulk_act
        where ended_at < rihla_now() - interval '90 days' order by ended_at limit $1) returning 1`,
  },
]
