-- A buyer sends photos one by one before the review that shows them. One that no review shows (`review_id` is null) is swept with its file: those
-- that were never sent and those that were left out when a review was written anew, after a day; those whose account is gone or whose review is
-- (neither `review_id` nor `order_item_id`), at once.
alter table review_photo
  alter column review_id drop not null,
  alter column position set default 0,
  add column order_item_id bigint references order_item on delete set null,
  drop constraint review_photo_review_id_fkey,
  add constraint review_photo_review_id_fkey foreign key (review_id) references review on delete set null;
create index review_photo_unused on review_photo (created_at) where review_id is null;
create index review_photo_booking on review_photo (order_item_id);
