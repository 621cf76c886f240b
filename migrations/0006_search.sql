-- The search index of published products, derived from product by a trigger (docs/rules/search.md).

-- Every word of any product, with a number: products store numbers, and a misspelt query is compared with words, not
-- texts. Unused words remain, which is harmless.
create table search_term (
  word text primary key,
  id integer generated always as identity
);
create index search_term_part on search_term using gin (word gin_trgm_ops);
-- Words by their beginning, in any collation.
create index search_term_beginning on search_term (word text_pattern_ops);

-- What was searched for and not found, without the visitor (docs/rules/retention.md).
create table search_miss (
  day date not null,
  text text not null check (char_length(text) between 2 and 80),
  language language_code not null,
  outcome text not null check (outcome in ('nothing', 'partly')),
  count integer not null default 1 check (count > 0),
  primary key (day, text, language, outcome)
);

-- The columns that listings and searches filter, count and sort by: a narrow row per published product. A product's own
-- row is ten times as wide; counting 13,000 of 200,000 took 125 ms of those and takes 10 of these
-- (docs/decisions/0014-product-search-index.md).
create table product_search_index (
  product_id bigint primary key references product on delete cascade,
  supplier_id bigint not null,
  city_id bigint not null,
  category_id bigint not null,
  currency currency_code not null,
  from_minor bigint,
  is_per_person boolean not null,
  duration_minutes integer not null,
  free_cancellation boolean not null,
  has_pickup boolean not null,
  is_private boolean not null,
  languages text[] not null,
  sold_until timestamptz,
  rating_sum bigint not null,
  rating_count integer not null,
  booked_count integer not null,
  -- A Bayesian mean: five reviews of four stars are added, so that a single five does not lead the list.
  weighted_rating double precision not null generated always as ((rating_sum + 20)::float8 / (rating_count + 5)) stored,
  -- Numbers of search_term, each once, in the order of the sections of product.search_text. The other three columns
  -- count the words up to the end of a section.
  words integer[] not null,
  title_end smallint not null,
  place_end smallint not null,
  summary_end smallint not null,
  created_at timestamptz not null
);
create index product_search_index_words on product_search_index using gin (words);
create index product_search_index_rating on product_search_index ((from_minor is null), weighted_rating desc, booked_count desc, product_id);
create index product_search_index_city on product_search_index (city_id, (from_minor is null), weighted_rating desc, booked_count desc, product_id);
create index product_search_index_category on product_search_index (category_id, (from_minor is null), weighted_rating desc, booked_count desc, product_id);
create index product_search_index_newest on product_search_index (created_at desc, product_id desc);

-- What changed, for the copy of the catalogue that each process searches (docs/decisions/0037-catalogue-snapshot.md).
-- Processes read the rows of transactions that their last read did not see, so no order of ids or commits matters.
create table catalogue_change (
  id bigint generated always as identity primary key,
  -- Null: something that the rows of many products show, such as the name of a city. No foreign key: it may be deleted.
  product_id bigint,
  -- The departures that changed; empty: any of the product's; null: none.
  departure_ids bigint[],
  xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default clock_timestamp()
);
create index catalogue_change_xid on catalogue_change (xid);

-- Per statement, not per row: an import writes a thousand products in one.
create function list_products() returns trigger
  language plpgsql
as $$
begin
  -- In order, so that two statements that learn at once wait for each other instead of locking each other out.
  insert into search_term (word)
    select distinct said.word from changed, string_to_table(translate(search_text, '|', ' '), ' ') as said (word)
    where said.word <> '' and not exists (select from search_term known where known.word = said.word)
    order by said.word
    on conflict do nothing;

  insert into product_search_index (product_id, supplier_id, city_id, category_id, currency, from_minor, is_per_person, duration_minutes,
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
      join search_term w on w.word = once.word
      group by once.product_id) t on t.product_id = c.id
    where c.status = 'published' order by c.id
  on conflict (product_id) do update set (supplier_id, city_id, category_id, currency, from_minor, is_per_person, duration_minutes,
      free_cancellation, has_pickup, is_private, languages, rating_sum, rating_count, booked_count, created_at, sold_until,
      words, title_end, place_end, summary_end)
    = row (excluded.supplier_id, excluded.city_id, excluded.category_id, excluded.currency, excluded.from_minor, excluded.is_per_person,
      excluded.duration_minutes, excluded.free_cancellation, excluded.has_pickup, excluded.is_private, excluded.languages,
      excluded.rating_sum, excluded.rating_count, excluded.booked_count, excluded.created_at, excluded.sold_until,
      excluded.words, excluded.title_end, excluded.place_end, excluded.summary_end);
  delete from product_search_index l using changed c where l.product_id = c.id and c.status <> 'published';

  insert into catalogue_change (product_id) select id from changed;
  return null;
end
$$;
create trigger list_new_products after insert on product
  referencing new table as changed for each statement execute function list_products();
create trigger list_changed_products after update on product
  referencing new table as changed for each statement execute function list_products();

create function note_deleted_products() returns trigger
  language plpgsql
as $$
begin
  insert into catalogue_change (product_id) select id from changed;
  return null;
end
$$;
create trigger note_deleted_products after delete on product
  referencing old table as changed for each statement execute function note_deleted_products();

-- Options decide which departures count.
create function note_options() returns trigger
  language plpgsql
as $$
begin
  insert into catalogue_change (product_id, departure_ids) select distinct product_id, '{}'::bigint[] from changed;
  return null;
end
$$;
create function note_changed_options() returns trigger
  language plpgsql
as $$
begin
  insert into catalogue_change (product_id, departure_ids)
    select distinct product_id, '{}'::bigint[] from (
      select id, product_id, code, position, is_listed, title, description, duration_minutes, capacity from changed
      except select id, product_id, code, position, is_listed, title, description, duration_minutes, capacity from former) d;
  return null;
end
$$;
create trigger note_new_options after insert on option
  referencing new table as changed for each statement execute function note_options();
create trigger note_changed_options after update on option
  referencing old table as former new table as changed for each statement execute function note_changed_options();
create trigger note_deleted_options after delete on option
  referencing old table as changed for each statement execute function note_options();

-- Departures in the copy of the catalogue have the price of their day, which is a unit's.
create function note_units() returns trigger
  language plpgsql
as $$
begin
  insert into catalogue_change (product_id, departure_ids)
    select distinct o.product_id, '{}'::bigint[] from changed u join option o on o.id = u.option_id;
  return null;
end
$$;

-- For tables with a product_id.
create function note_parts() returns trigger
  language plpgsql
as $$
begin
  insert into catalogue_change (product_id) select distinct product_id from changed;
  return null;
end
$$;

-- Departures of the past are on no page.
create function note_departures() returns trigger
  language plpgsql
as $$
begin
  insert into catalogue_change (product_id, departure_ids)
    select o.product_id, array_agg(d.id) from changed d join option o on o.id = d.option_id
    where d.local_date >= current_date - 1 group by o.product_id;
  return null;
end
$$;
create trigger note_new_departures after insert on departure
  referencing new table as changed for each statement execute function note_departures();
-- A purchase changes a departure twice. When it is paid, its held seats become sold: as many are free as before.
-- Grouped, not joined with each other: the plan is that of the session's first update, often of one row, and would compare
-- each row of a large one with each other. The same in the triggers of options and images.
create function note_changed_departures() returns trigger
  language plpgsql
as $$
begin
  insert into catalogue_change (product_id, departure_ids)
    select o.product_id, array_agg(d.id)
    from (select id, option_id from
        (select id, option_id, local_date, held, held + sold as taken from changed where local_date >= current_date - 1
          union all select id, option_id, null, held, held + sold from former) as both_states
      group by id, option_id
      having count(local_date) = 1 and (min(held) = max(held) or min(taken) <> max(taken))) d
      join option o on o.id = d.option_id
    group by o.product_id;
  return null;
end
$$;
create trigger note_changed_departures after update on departure
  referencing old table as former new table as changed for each statement execute function note_changed_departures();
create trigger note_deleted_departures after delete on departure
  referencing old table as changed for each statement execute function note_departures();

-- A trigger with a transition table has one event: three for each table.
do $$
declare
  noted record;
begin
  for noted in
    select * from (values ('unit', 'note_units'), ('extra', 'note_parts'), ('pickup_point', 'note_parts'),
      ('product_media', 'note_parts')) as t (table_name, function_name)
  loop
    execute format('create trigger note_inserted after insert on %I
      referencing new table as changed for each statement execute function %I()', noted.table_name, noted.function_name);
    execute format('create trigger note_updated after update on %I
      referencing new table as changed for each statement execute function %I()', noted.table_name, noted.function_name);
    execute format('create trigger note_deleted after delete on %I
      referencing old table as changed for each statement execute function %I()', noted.table_name, noted.function_name);
  end loop;
end
$$;

create function note_shared_texts() returns trigger
  language plpgsql
as $$
begin
  insert into catalogue_change (product_id) values (null);
  return null;
end
$$;
create trigger note_cities after insert or update or delete on city for each statement execute function note_shared_texts();
create trigger note_categories after insert or update or delete on category for each statement execute function note_shared_texts();
create trigger note_suppliers after insert or update or delete on supplier for each statement execute function note_shared_texts();

create function note_probed_images() returns trigger
  language plpgsql
as $$
begin
  with probed as materialized (
    select src, version, width, height, placeholder from changed
    except select src, version, width, height, placeholder from former)
  insert into catalogue_change (product_id)
    select distinct m.product_id from probed join product_media m on m.src = probed.src
    union all
    select null where exists ((select picture ->> 'src' from city union all select picture ->> 'src' from category)
      intersect select src from probed);
  return null;
end
$$;
create trigger note_probed_images after update on image_probe
  referencing old table as former new table as changed for each statement execute function note_probed_images();
