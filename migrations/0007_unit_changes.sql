-- Departures in the copy of the catalogue have the price of their day, which is a unit's.
create or replace function note_units() returns trigger
  language plpgsql
as $$
begin
  insert into catalogue_change (product_id, departure_ids)
    select distinct o.product_id, '{}'::bigint[] from changed u join option o on o.id = u.option_id;
  return null;
end
$$;
