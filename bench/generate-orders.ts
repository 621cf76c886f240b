import type { Db } from '#server/kernel/database.ts'

/** Past departures of every option for three years, with orders: seven in ten confirmed, the others ended. */
const statements = (count: number): [name: string, text: string][] => [
  [
    'users',
    `insert into app_user (email, password_hash)
      select 'user' || n || '@example.com', '' from generate_series(1, ${count} / 20) n`,
  ],
  [
    'departures',
    `insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
      select o.id, at::date, '05:00', at, at + interval '2 hours', at, 20
      from option o, generate_series(date_trunc('day', now()) - interval '${Math.min(1000, count)} days 19 hours', now() - interval '1 day', interval '1 day') at`,
  ],
  [
    'carts',
    `insert into cart (key, site_id, user_id, created_at, updated_at)
      select sha256(n::text::bytea), (select id from site where is_default), null, at, at
      from generate_series(1, ${count} / 5) n, lateral (select now() - make_interval(secs => n * 8640000.0 / (${count} / 5)) as at) t`,
  ],
  [
    'orders',
    `insert into orders (reference, site_id, user_id, cart_id, content_hash, status, payment_method, currency, original_minor, total_minor,
        language, first_name, last_name, email, country_code, phone, hold_expires_at, confirmed_at, invoice_number, created_at, updated_at)
      select 'RB-' || n, (select id from site where is_default),
        case when n % 4 = 0 then (select min(id) from app_user where email like 'user%') + n % (${count} / 20) end,
        case when n <= ${count} / 20 then (select min(id) from cart) + n end, '',
        case when n % 10 < 7 then 'confirmed' when n % 10 < 9 then 'expired' else 'cancelled' end, 'card', 'BHD', 12500, 12500,
        'ar', 'Sara', 'Ali', case when n % 4 <> 0 and n % 10 > 6 and n > ${count} / 10 then '' else 'buyer' || n % (${count} / 3) || '@example.com' end,
        'SA', '', at + interval '15 minutes', case when n % 10 < 7 then at end, case when n % 10 < 7 then n end, at, at
      from generate_series(${count}, 1, -1) n, lateral (select now() - make_interval(secs => n * 86400000.0 / ${count}) as at) t`,
  ],
  [
    'invoices',
    `insert into document_counter (series, last_number) values ('invoice', ${count})
      on conflict (series) do update set last_number = excluded.last_number`,
  ],
  [
    'items',
    `with days as (
        select array_agg(d.id order by d.starts_at) as ids from departure d where d.starts_at < now()),
      offset_of as (select (select min(id) from orders where reference = 'RB-${count}') as id)
      insert into order_item (order_id, position, status, product_id, option_id, departure_id, product_title, option_title, local_date, local_time,
        starts_at, ends_at, zone, travellers, places, lines, list_currency, list_total_minor, original_minor, total_minor, cancellation, ticket_code, created_at, updated_at)
      select o.id, 0, o.status, p.id, d.option_id, d.id, p.title, x.title, d.local_date, d.local_time, d.starts_at, d.ends_at, 'Asia/Riyadh',
        2, 2, '[]', 'BHD', 12500, 12500, 12500, '[]', 'ticket-' || o.id, o.created_at, o.created_at
      from orders o cross join days
        join departure d on d.id = days.ids[1 + (cardinality(days.ids)::bigint * (o.id - (select id from offset_of)) / ${count})::int]
        join option x on x.id = d.option_id join product p on p.id = x.product_id
      where o.reference like 'RB-%'`,
  ],
  [
    'holds',
    `insert into hold (order_id, order_item_id, departure_id, places, status, expires_at)
      select o.id, i.id, i.departure_id, 2, case when o.status = 'confirmed' then 'sold' else 'released' end, o.hold_expires_at
      from orders o join order_item i on i.order_id = o.id where o.reference like 'RB-%'`,
  ],
  [
    'events',
    `insert into order_event (order_id, from_status, to_status, reason, actor, created_at)
      select o.id, e.was, e.becomes, e.reason, 'system', o.created_at
      from orders o, lateral (values (null, 'draft', 'checkout'), ('draft', 'on_hold', 'places_taken'),
        ('on_hold', 'awaiting_payment', 'card'), ('awaiting_payment', o.status, case o.status when 'confirmed' then 'paid' else 'hold_ended' end)) e(was, becomes, reason)
      where o.reference like 'RB-%'`,
  ],
  [
    'payments',
    `insert into payment (order_id, provider, attempt, attempt_key, status, amount_minor, captured_minor, currency, provider_reference,
        created_at, updated_at)
      select id, 'sandbox', 1, 'attempt-' || id, case status when 'confirmed' then 'paid' else 'expired' end, 12500,
        case status when 'confirmed' then 12500 else 0 end, 'BHD', 'session-' || id, created_at, created_at
      from orders where reference like 'RB-%'`,
  ],
  [
    'payment events',
    `insert into payment_event (provider, event_id, provider_reference, body, received_at, processed_at)
      select 'sandbox', 'event-' || id, provider_reference, case when created_at > now() - interval '89 days' then '{}' else '' end,
        created_at, created_at
      from payment where status = 'paid' and created_at > now() - interval '399 days'`,
  ],
  [
    'refunds',
    `insert into refund (payment_id, order_item_id, amount_minor, reason, status)
      select p.id, i.id, 100, 'cancelled_by_buyer', 'succeeded' from payment p join order_item i on i.order_id = p.order_id
      where p.status = 'paid' and p.id % 20 = 0`,
  ],
  [
    'messages',
    `insert into outbox (kind, dedupe_key, recipient, language, payload, sent_at, created_at)
      select k, k || ':' || o.reference, case when o.created_at > now() - interval '89 days' then 'buyer@example.com' else '' end, 'ar',
        jsonb_build_object('reference', o.reference), o.created_at, o.created_at
      from orders o, unnest(array['order_confirmed', 'order_reminder']) k
      where o.reference like 'RB-%' and o.status = 'confirmed' and o.created_at > now() - interval '399 days'`,
  ],
  [
    'keys',
    `insert into idempotency_key (scope, key, request_hash, created_at)
      select 'bench', id::text, '', created_at from orders where reference like 'RB-%' and created_at > now() - interval '29 days'`,
  ],
]

/**
 * Inserts `count` orders of the last thousand days, with one item each and all related rows. Their ids rise with time, as
 * in real life: plans depend on it.
 */
export async function generateOrders(db: Db, count: number): Promise<void> {
  for (const [name, text] of statements(count)) await db.longRunning.rows({ name: `bench.${name}`, text })
  await db.longRunning.rows({ name: 'bench.vacuum', text: 'vacuum (analyze)' })
}
