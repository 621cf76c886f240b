-- The states of an order have the names that OCTO gives them.
drop index orders_unsettled;
drop index orders_open_of_cart;
alter table orders drop constraint orders_status_check;
update orders set status = 'awaiting_supplier' where status = 'on_hold';
update order_event set from_status = 'awaiting_supplier' where from_status = 'on_hold';
update order_event set to_status = 'awaiting_supplier' where to_status = 'on_hold';
alter table orders add constraint orders_status_check check (status in ('draft', 'held', 'awaiting_payment', 'awaiting_supplier',
  'reserved', 'confirmed', 'partially_confirmed', 'failed', 'expired', 'cancelled'));
create index orders_unsettled on orders (hold_expires_at) where status in ('held', 'awaiting_payment', 'awaiting_supplier', 'reserved');
create unique index orders_open_of_cart on orders (cart_id) where status in ('held', 'awaiting_payment');

create or replace function may_reserve(limits jsonb, wanted_places integer, without_payment boolean) returns boolean
  language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(l.key, 0))
    from (select key from jsonb_to_recordset(limits) as x(key text) order by key) l;
  return not exists (
    select from jsonb_to_recordset(limits) as l(key text, places int, unpaid int, hourly int),
      lateral (
        select coalesce(sum(r.places) filter (where o.status in ('held', 'awaiting_payment', 'awaiting_supplier', 'reserved')), 0) as places,
          count(*) filter (where r.is_unpaid and o.status in ('held', 'awaiting_payment', 'awaiting_supplier', 'reserved')) as unpaid,
          count(*) filter (where r.is_unpaid and r.created_at > rihla_now() - interval '1 hour') as hourly
        from open_reservation r join orders o on o.id = r.order_id where r.key = l.key) as now
    where now.places > 0 and now.places + wanted_places > l.places
      or without_payment and (now.unpaid >= l.unpaid or now.hourly >= l.hourly));
end
$$;
