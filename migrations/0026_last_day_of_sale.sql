-- A product is sold through expires_on, by its city's clock. The instant at which that day ends is kept beside it, so that reading asks no city.
alter table product add column sold_until timestamptz;
alter table listing add column sold_until timestamptz;

create function is_still_sold(sold_until timestamptz) returns boolean
  language sql stable
  as $$ select sold_until is null or sold_until > rihla_now() $$;

create function is_offered(status text, sold_until timestamptz) returns boolean
  language sql stable
  as $$ select status = 'published' and is_still_sold(sold_until) $$;

create function set_sold_until() returns trigger
  language plpgsql
as $$
begin
  new.sold_until := (select (new.expires_on + 1)::timestamp at time zone zone from city where id = new.city_id);
  return new;
end
$$;
create trigger product_sold_until before insert or update of expires_on, city_id on product
  for each row when (new.expires_on is not null or new.sold_until is not null) execute function set_sold_until();

create function move_last_days() returns trigger
  language plpgsql
as $$
begin
  update product set expires_on = expires_on where city_id = new.id and expires_on is not null;
  return null;
end
$$;
create trigger city_zone_changed after update of zone on city
  for each row when (old.zone <> new.zone) execute function move_last_days();

create or replace function list_products() returns trigger
  language plpgsql
as $$
begin
  -- In order, so that two statements that learn at once wait for each other instead of locking each other out.
  insert into search_word (word)
    select distinct said.word from changed, string_to_table(translate(search_text, '|', ' '), ' ') as said (word)
    where said.word <> '' and not exists (select from search_word known where known.word = said.word)
    order by said.word
    on conflict do nothing;

  insert into listing (product_id, supplier_id, city_id, category_id, currency, from_minor, is_per_person, duration_minutes,
      free_cancellation, has_pickup, is_private, languages, rating_sum, rating_count, booked_count, created_at, sold_until,
      words, title_end, place_end, summary_end)
    select c.id, supplier_id, city_id, category_id, currency, from_minor, pricing_per = 'person', duration_minutes,
      free_cancellation, pickup <> 'none', is_private, guide_languages, rating_sum, rating_count, booked_count, created_at, sold_until,
      coalesce(t.words, '{}'), coalesce(t.title_end, 0), coalesce(t.place_end, 0), coalesce(t.summary_end, 0)
    from changed c left join (
      select once.product_id, array_agg(w.id order by once.section, w.id) as words, count(*) filter (where once.section = 1) as title_end,
        count(*) filter (where once.section <= 2) as place_end, count(*) filter (where once.section <= 3) as summary_end
      from (
        select p.id as product_id, said.word, min(section) as section
        from changed p, generate_series(1, 4) as section, string_to_table(split_part(p.search_text, '|', section), ' ') as said (word)
        where said.word <> '' group by p.id, said.word) once
      join search_word w on w.word = once.word
      group by once.product_id) t on t.product_id = c.id
    where c.status = 'published' order by c.id
  on conflict (product_id) do update set (supplier_id, city_id, category_id, currency, from_minor, is_per_person, duration_minutes,
      free_cancellation, has_pickup, is_private, languages, rating_sum, rating_count, booked_count, created_at, sold_until,
      words, title_end, place_end, summary_end)
    = row (excluded.supplier_id, excluded.city_id, excluded.category_id, excluded.currency, excluded.from_minor, excluded.is_per_person,
      excluded.duration_minutes, excluded.free_cancellation, excluded.has_pickup, excluded.is_private, excluded.languages,
      excluded.rating_sum, excluded.rating_count, excluded.booked_count, excluded.created_at, excluded.sold_until,
      excluded.words, excluded.title_end, excluded.place_end, excluded.summary_end);
  delete from listing l using changed c where l.product_id = c.id and c.status <> 'published';
  return null;
end
$$;

-- Works out the instants of those that have a last day already.
update product set expires_on = expires_on where expires_on is not null;
