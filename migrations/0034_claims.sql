-- Every queue writes the number of tries and the time of the next one when it claims a row, so that rows that fail, or that end the
-- process, come after those that were not tried yet.

alter table payment_event
  add column next_at timestamptz not null default now() + interval '5 seconds',
  add column given_up_at timestamptz;
drop index payment_event_waiting;
create index payment_event_due on payment_event (next_at) where processed_at is null and given_up_at is null;

-- Ending an order whose hold is over.
alter table orders
  add column ending_attempts integer not null default 0,
  add column ending_next_at timestamptz not null default '-infinity';

-- Closing a payment page that was left open.
alter table payment
  add column closing_attempts integer not null default 0,
  add column closing_next_at timestamptz not null default '-infinity';
