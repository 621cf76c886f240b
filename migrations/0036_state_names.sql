-- The states of orders have the names that OCTO gives them, and a quote's say who declined. `on_hold` was another state before: it goes first.
drop index orders_unsettled;
drop index orders_open_of_cart;
alter table orders drop constraint orders_status_check;
update orders set status = 'awaiting_supplier' where status = 'on_hold';
update orders set status = case status when 'held' then 'on_hold' else 'pay_later' end where status in ('held', 'reserved');
update order_event set
  from_status = case from_status when 'on_hold' then 'awaiting_supplier' when 'held' then 'on_hold' when 'reserved' then 'pay_later' else from_status end,
  to_status = case to_status when 'on_hold' then 'awaiting_supplier' when 'held' then 'on_hold' when 'reserved' then 'pay_later' else to_status end
  where order_item_id is null;
alter table orders add constraint orders_status_check check (status in ('draft', 'on_hold', 'awaiting_payment', 'awaiting_supplier',
  'pay_later', 'confirmed', 'partially_confirmed', 'failed', 'expired', 'cancelled'));
create index orders_unsettled on orders (hold_expires_at)
  where status in ('on_hold', 'awaiting_payment', 'awaiting_supplier', 'pay_later');
create unique index orders_open_of_cart on orders (cart_id) where status in ('on_hold', 'awaiting_payment');

create or replace function may_reserve(limits jsonb, wanted_places integer, without_payment boolean) returns boolean
  language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(l.key, 0))
    from (select key from jsonb_to_recordset(limits) as x(key text) order by key) l;
  return not exists (
    select from jsonb_to_recordset(limits) as l(key text, places int, unpaid int, hourly int),
      lateral (
        select coalesce(sum(r.places) filter (where o.status in ('on_hold', 'awaiting_payment', 'awaiting_supplier', 'pay_later')), 0) as places,
          count(*) filter (where r.is_unpaid and o.status in ('on_hold', 'awaiting_payment', 'awaiting_supplier', 'pay_later')) as unpaid,
          count(*) filter (where r.is_unpaid and r.created_at > rihla_now() - interval '1 hour') as hourly
        from open_reservation r join orders o on o.id = r.order_id where r.key = l.key) as now
    where now.places > 0 and now.places + wanted_places > l.places
      or without_payment and (now.unpaid >= l.unpaid or now.hourly >= l.hourly));
end
$$;

alter table quote_request drop constraint quote_request_status_check;
update quote_request set status = case status when 'declined' then 'declined_by_operator' else 'declined_by_buyer' end
  where status in ('declined', 'turned_down');
alter table quote_request add constraint quote_request_status_check
  check (status in ('received', 'answered', 'accepted', 'booked', 'declined_by_operator', 'declined_by_buyer', 'expired'));
