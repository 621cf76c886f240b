-- What one visitor, mailbox or network has reserved without paying. `key` is a keyed hash.
create table open_reservation (
  key text not null,
  order_id bigint not null references orders on delete cascade,
  places integer not null,
  -- Pay later, bank transfer, or the supplier's answer first: held for long, and mailed at once.
  is_unpaid boolean not null,
  created_at timestamptz not null,
  primary key (key, order_id)
);
create index open_reservation_of_order on open_reservation (order_id);
create index open_reservation_created on open_reservation (created_at);

-- Whether `wanted_places` more fit into every limit: {key, places, unpaid, hourly}, null where there is none.
-- The locks make parallel reservations of one key wait for each other until their transactions end; each query of a volatile
-- function sees what was committed before it. A first order is allowed whatever its size.
create function may_reserve(limits jsonb, wanted_places integer, without_payment boolean) returns boolean
  language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(l.key, 0))
    from (select key from jsonb_to_recordset(limits) as x(key text) order by key) l;
  return not exists (
    select from jsonb_to_recordset(limits) as l(key text, places int, unpaid int, hourly int),
      lateral (
        select coalesce(sum(r.places) filter (where o.status in ('held', 'awaiting_payment', 'on_hold', 'reserved')), 0) as places,
          count(*) filter (where r.is_unpaid and o.status in ('held', 'awaiting_payment', 'on_hold', 'reserved')) as unpaid,
          count(*) filter (where r.is_unpaid and r.created_at > rihla_now() - interval '1 hour') as hourly
        from open_reservation r join orders o on o.id = r.order_id where r.key = l.key) as now
    where now.places > 0 and now.places + wanted_places > l.places
      or without_payment and (now.unpaid >= l.unpaid or now.hourly >= l.hourly));
end
$$;
