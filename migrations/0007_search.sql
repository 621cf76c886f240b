-- The sections of search_text are divided by '|', which normalised words never contain: title, place and kind, summary, highlights. What is
-- found in an earlier one weighs more. PostgreSQL below 17 cannot change a generated column's expression.
drop index product_search;
alter table product drop column search_vector;
alter table product add column search_vector tsvector not null generated always as (
  setweight(to_tsvector('simple', split_part(search_text, '|', 1)), 'A')
  || setweight(to_tsvector('simple', split_part(search_text, '|', 2)), 'B')
  || setweight(to_tsvector('simple', split_part(search_text, '|', 3)), 'C')
  || setweight(to_tsvector('simple', split_part(search_text, '|', 4)), 'D')) stored;
create index product_search on product using gin (search_vector);

-- Every word that any product was ever found by: a misspelt word is compared with words, not with texts. A word that no product has any
-- more stays and harms nothing.
create table search_word (word text primary key);
create index search_word_part on search_word using gin (word gin_trgm_ops);

create function learn_search_words() returns trigger
  language plpgsql
as $$
begin
  -- In order, so that two products that are stored at once wait for each other instead of locking each other out.
  insert into search_word select word from unnest(tsvector_to_array(new.search_vector)) as word order by word on conflict do nothing;
  return null;
end
$$;
create trigger learn_search_words after insert or update of search_text on product
  for each row execute function learn_search_words();

insert into search_word
  select distinct word from product, unnest(tsvector_to_array(search_vector)) as word order by word;
