-- What a traveller photographed; shown with the review, and with the others above them.
create table review_photo (
  id bigint generated always as identity primary key,
  review_id bigint not null references review on delete cascade,
  position integer not null,
  src text not null,
  width integer not null,
  height integer not null,
  -- In the words of who wrote the review, or empty.
  alt text not null default '',
  created_at timestamptz not null default now(),
  unique (review_id, position)
);
create trigger note_picture after insert or update of src on review_photo for each row execute function note_picture();
