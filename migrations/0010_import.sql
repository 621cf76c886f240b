-- What an import no longer names is withdrawn, never deleted: bookings and carts go on naming it, and the next import may name it again.
alter table option add column is_listed boolean not null default true;
alter table unit add column is_listed boolean not null default true;
alter table extra add column is_listed boolean not null default true;
alter table pickup_point add column is_listed boolean not null default true;

-- Closed because no schedule plans it any more, unlike one that the operator closed: only the former opens again with its schedule.
alter table departure add column is_withdrawn boolean not null default false;

-- A schedule is named by its code, and a later one speaks over an earlier one where both have the same start.
alter table schedule add column code text, add column position integer;
update schedule s set code = 'schedule-' || n.nth, position = n.nth - 1
  from (select id, row_number() over (partition by option_id order by id) as nth from schedule) n where n.id = s.id;
alter table schedule alter column code set not null, alter column position set not null;
alter table schedule add constraint schedule_code unique (option_id, code);
drop index schedule_option;
