-- Units of the same option, by their codes, one of which must be in the booking: a child does not come alone. Empty: it may.
alter table unit add column accompanied_by text[] not null default '{}';
