-- A booking that is not paid yet can be moved to a dearer date by its buyer: its amount to pay rises (docs/rules/rebooking.md).

alter table rebooking add column was_unpaid boolean not null default false;
alter table rebooking drop constraint rebooking_dearer_by_staff;
alter table rebooking add constraint rebooking_dearer check (by_staff or was_unpaid or price_minor <= paid_minor + charged_minor);
