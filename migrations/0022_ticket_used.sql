-- A ticket lets its travellers in once: when, and by whom of the staff.
alter table order_item
  add column redeemed_at timestamptz,
  add column redeemed_by text;
