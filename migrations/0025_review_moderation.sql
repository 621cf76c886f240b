-- Who let a review be read by all or refused it, and why its writer was refused; null for those that were never judged.
alter table review
  add column moderated_by text,
  add column moderated_at timestamptz,
  add column rejection text;
create index review_waiting on review (created_at) where status = 'waiting';
