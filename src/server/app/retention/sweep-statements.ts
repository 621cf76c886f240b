import type { Statement } from '#server/kernel/database.ts'

const END = `('confirmed', 'partially_confirmed', 'failed', 'expired', 'cancelled')`

/** Each deletes or strips at most `most` rows that have reached their age (docs/rules/retention.md), and returns one row for each. */
export const sweeps: { name: string; text: string }[] = [
  {
    name: 'guest_carts',
    // The cookie lives 90 days from the last change.
    text: `delete from cart where id in (select c.id from cart c where c.user_id is null and c.updated_at < rihla_now() - interval '100 days'
        and not exists (select from cart_item i where i.cart_id = c.id and i.updated_at > rihla_now() - interval '100 days')
        and not exists (select from orders o where o.cart_id = c.id and o.status not in ${END})
      limit $1) returning 1`,
  },
  {
    name: 'messages_recipients',
    // The row stays for its dedupe_key: late changes of an order must not write twice.
    text: `update outbox set recipient = '', payload = payload - '{token}'::text[] where id in (select id from outbox
        where recipient <> '' and coalesce(sent_at, failed_at) < rihla_now() - interval '90 days' limit $1) returning 1`,
  },
  {
    name: 'messages',
    text: `delete from outbox where id in (select id from outbox
        where coalesce(sent_at, failed_at) < rihla_now() - interval '400 days' limit $1) returning 1`,
  },
  {
    name: 'unpaid_guests',
    // From here they are stripped like the orders of a deleted account (app/accounts/purge-deleted-accounts.ts). Money is late by weeks, not months.
    text: `update orders set owner_left_at = rihla_now() where id in (select o.id from orders o
        where o.owner_left_at is null and o.user_id is null and o.email <> '' and o.status in ('failed', 'expired', 'cancelled')
          and o.hold_expires_at < rihla_now() - interval '90 days'
          and not exists (select from payment p where p.order_id = o.id and p.captured_minor > 0)
      limit $1) returning 1`,
  },
  {
    name: 'paid_guests',
    text: `update orders set owner_left_at = rihla_now() where id in (select o.id from orders o
        where o.owner_left_at is null and o.user_id is null and o.email <> '' and o.status in ${END}
          and o.hold_expires_at < rihla_now() - interval '5 years'
          and not exists (select from order_item i where i.order_id = o.id and i.ends_at > rihla_now() - interval '5 years')
      limit $1) returning 1`,
  },
  {
    name: 'payment_events',
    text: `delete from payment_event where id in (select id from payment_event
        where processed_at < rihla_now() - interval '400 days' limit $1) returning 1`,
  },
  {
    name: 'past_departures',
    text: `delete from departure where id in (select d.id from departure d
        where d.ends_at < rihla_now() - interval '30 days' and d.held = 0 and d.sold = 0 and d.quote_request_id is null
          and not exists (select from order_item i where i.departure_id = d.id)
          and not exists (select from hold h where h.departure_id = d.id)
      limit $1) returning 1`,
  },
  {
    name: 'open_reservations',
    text: `delete from open_reservation where (key, order_id) in (select r.key, r.order_id from open_reservation r
        join orders o on o.id = r.order_id where r.created_at < rihla_now() - interval '2 hours' and o.status in ${END}
      limit $1) returning 1`,
  },
  {
    name: 'contact_messages',
    text: `delete from message where id in (select id from message where created_at < rihla_now() - interval '2 years' limit $1)
      returning 1`,
  },
  {
    name: 'quote_requests',
    text: `delete from quote_request where id in (select q.id from quote_request q
        where q.order_id is null and q.status in ('declined', 'turned_down', 'expired') and q.created_at < rihla_now() - interval '2 years'
          and not exists (select from departure d where d.quote_request_id = q.id)
      limit $1) returning 1`,
  },
  {
    name: 'idempotency_keys',
    text: `delete from idempotency_key where (scope, key) in (select scope, key from idempotency_key
        where created_at < rihla_now() - interval '30 days' limit $1) returning 1`,
  },
  {
    name: 'counts_of_tries',
    text: `delete from rate_limit where (key, window_start) in (select key, window_start from rate_limit
        where window_start < rihla_now() - interval '2 days' and key <> 'ledger' limit $1) returning 1`,
  },
]

export function sweepStatement({ name, text }: { name: string; text: string }, most: number): Statement {
  return { name: `retention.${name}`, text, values: [most] }
}
