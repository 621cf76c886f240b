-- What we found when we looked at a picture, by its address, whoever shows it: an activity, a city, a post. The same picture is looked at
-- once, and whatever writes an address anywhere (the console, an import, an upload) has it looked at without knowing of this.
create table picture_look (
  src text primary key check (src ~ '^(scenes|files)/.|^https?://.'),
  -- The edition that was looked at; null where the source knows none.
  version text,
  -- In pixels; 0 when it could not be told.
  width integer not null default 0,
  height integer not null default 0,
  -- A data: address of a few pixels, shown until the picture has arrived.
  placeholder text check (length(placeholder) <= 200),
  failures integer not null default 0,
  look_after timestamptz not null default '-infinity'
);
create index picture_look_due on picture_look (look_after);

create function note_picture() returns trigger
  language plpgsql
as $$
declare
  noted text := coalesce(to_jsonb(new) ->> 'src', to_jsonb(new) -> 'picture' ->> 'src');
begin
  if noted <> '' then
    insert into picture_look (src) values (noted) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger note_picture after insert or update of src on product_media for each row execute function note_picture();
create trigger note_picture after insert or update of picture on city for each row execute function note_picture();
create trigger note_picture after insert or update of picture on category for each row execute function note_picture();
create trigger note_picture after insert or update of picture on post for each row execute function note_picture();

insert into picture_look (src)
  select src from product_media union select picture ->> 'src' from city union select picture ->> 'src' from category
  union select picture ->> 'src' from post
  on conflict do nothing;
