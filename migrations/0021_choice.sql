-- What was chosen, as the cart has it: {"units": {"<id>": n}, "extras": {"<id>": n}, "pickupPointId"}. Who could not have it puts the same into the
-- cart for another date. Null: it was arranged by an offer and can't be chosen again.
alter table order_item add column choice jsonb;
update order_item i set choice = jsonb_build_object(
  'units', (select coalesce(jsonb_object_agg(u.id, (l ->> 'quantity')::int), '{}')
    from jsonb_array_elements(i.lines) l join unit u on u.option_id = i.option_id and u.code = l ->> 'code' where l ->> 'kind' = 'unit'),
  'extras', (select coalesce(jsonb_object_agg(e.id, (l ->> 'quantity')::int), '{}')
    from jsonb_array_elements(i.lines) l join extra e on e.product_id = i.product_id and e.code = l ->> 'code' where l ->> 'kind' = 'extra'),
  'pickupPointId', (select k.id from pickup_point k where k.product_id = i.product_id and k.name::jsonb = i.pickup -> 'name' limit 1))
where exists (select from jsonb_array_elements(i.lines) l join unit u on u.option_id = i.option_id and u.code = l ->> 'code');
