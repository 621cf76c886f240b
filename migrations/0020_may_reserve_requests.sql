-- Requests that hosts have not answered have a limit of their own (`requests`): they cannot be paid yet. One that is
-- accepted counts as unpaid, so both together are limited too. The function of three arguments is called by processes of
-- the version before.
create function may_reserve(limits jsonb, wanted_places integer, without_payment boolean, awaits_answer boolean) returns boolean
  language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(l.key, 0))
    from (select key from jsonb_to_recordset(limits) as x(key text) order by key) l;
  return not exists (
    select from jsonb_to_recordset(limits) as l(key text, places int, unpaid int, requests int, hourly int),
      lateral (
        select coalesce(sum(r.places) filter (where o.status in ('on_hold', 'awaiting_payment', 'awaiting_supplier', 'pay_later')), 0) as places,
          count(*) filter (where r.is_unpaid and o.status in ('on_hold', 'awaiting_payment', 'pay_later')) as unpaid,
          count(*) filter (where r.is_unpaid and o.status = 'awaiting_supplier') as requests,
          count(*) filter (where r.is_unpaid and r.created_at > rihla_now() - interval '1 hour') as hourly
        from open_reservation r join orders o on o.id = r.order_id where r.key = l.key) as now
    where now.places > 0 and now.places + wanted_places > l.places
      or without_payment and (
        case when awaits_answer then now.requests >= l.requests else now.unpaid >= l.unpaid end
        or now.unpaid + now.requests >= l.unpaid + l.requests
        or now.hourly >= l.hourly));
end
$$;
