-- Every word that a product is found by has a number, so that products can keep numbers instead of words.
alter table search_word add column id integer generated always as identity;

-- What listings and the search filter, count and order by: a slim row for each published product. A product's own row is ten times as wide;
-- to count 13,000 of 200,000 took 125 ms of those, and takes 10 of these (docs/decisions/0014-listing-rows.md).
create table listing (
  product_id bigint primary key references product on delete cascade,
  supplier_id bigint not null,
  city_id bigint not null,
  category_id bigint not null,
  currency char(3) not null,
  from_minor bigint,
  is_per_person boolean not null,
  duration_minutes integer not null,
  free_cancellation boolean not null,
  has_pickup boolean not null,
  is_private boolean not null,
  languages text[] not null,
  rating_sum bigint not null,
  rating_count integer not null,
  booked_count integer not null,
  created_at timestamptz not null,
  -- The mean drawn towards four with the weight of five reviews, so that one enthusiast does not lead the list.
  merit double precision not null generated always as ((rating_sum + 20)::float8 / (rating_count + 5)) stored,
  -- Numbers of search_word, each once, in the order of the sections of product.search_text, which '|' divides: title, place and kind, summary,
  -- highlights. The last three ends say where a section ends.
  words integer[] not null,
  title_end smallint not null,
  place_end smallint not null,
  summary_end smallint not null
);

-- For whole statements, not row by row: an import stores a thousand products in one.
create function list_products() returns trigger
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
      free_cancellation, has_pickup, is_private, languages, rating_sum, rating_count, booked_count, created_at,
      words, title_end, place_end, summary_end)
    select c.id, supplier_id, city_id, category_id, currency, from_minor, pricing_per = 'person', duration_minutes,
      free_cancellation, pickup <> 'none', is_private, guide_languages, rating_sum, rating_count, booked_count, created_at,
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
      free_cancellation, has_pickup, is_private, languages, rating_sum, rating_count, booked_count, created_at,
      words, title_end, place_end, summary_end)
    = row (excluded.supplier_id, excluded.city_id, excluded.category_id, excluded.currency, excluded.from_minor, excluded.is_per_person,
      excluded.duration_minutes, excluded.free_cancellation, excluded.has_pickup, excluded.is_private, excluded.languages,
      excluded.rating_sum, excluded.rating_count, excluded.booked_count, excluded.created_at,
      excluded.words, excluded.title_end, excluded.place_end, excluded.summary_end);
  delete from listing l using changed c where l.product_id = c.id and c.status <> 'published';
  return null;
end
$$;

drop trigger learn_search_words on product;
drop function learn_search_words();
drop index product_search;
drop index product_listing;
alter table product drop column search_vector;

create trigger list_new_products after insert on product
  referencing new table as changed for each statement execute function list_products();
create trigger list_changed_products after update on product
  referencing new table as changed for each statement execute function list_products();

-- Lists those that are there already.
update product set search_text = search_text;

create index listing_words on listing using gin (words);
create index listing_merit on listing (merit desc, booked_count desc, product_id);
create index listing_city on listing (city_id, merit desc, booked_count desc, product_id);
create index listing_category on listing (category_id, merit desc, booked_count desc, product_id);
create index listing_newest on listing (created_at desc, product_id desc);
