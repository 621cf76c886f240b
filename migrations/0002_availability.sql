-- When products can be booked.

-- A rule from which departures are generated.
create table schedule (
  id bigint generated always as identity primary key,
  option_id bigint not null references option on delete cascade,
  code text not null,
  -- Where two schedules of an option have the same start, the later position wins.
  position integer not null,
  weekdays smallint[] not null,
  start_times text[] not null,
  -- Null: on free sale.
  capacity integer check (capacity > 0),
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  -- Added to the unit price for a season or weekday, in basis points.
  adjust_basis_points integer not null default 0 check (adjust_basis_points > -10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint schedule_code unique (option_id, code)
);

create table schedule_exception (
  id bigint generated always as identity primary key,
  schedule_id bigint not null references schedule on delete cascade,
  local_date date not null,
  is_closed boolean not null default true,
  capacity integer check (capacity > 0),
  created_at timestamptz not null default now(),
  unique (schedule_id, local_date)
);
-- Finds the days that are closed in the future.
create index schedule_exception_closed on schedule_exception (local_date) where is_closed;

-- Departures of the option exist up to this local day; without a row, there are none yet.
create table option_plan (
  option_id bigint primary key references option on delete cascade,
  planned_until date not null
);

-- Departures. Seats are taken by one conditional UPDATE; departure_not_oversold is the last guard. It is updated with
-- every purchase, so pages are filled to 70 % and no index contains held or sold: such updates stay within the page
-- (HOT).
create table departure (
  id bigint generated always as identity primary key,
  option_id bigint not null references option on delete cascade,
  -- The quote that this departure was made for (foreign key in 0004): no schedule plans it and no import closes it.
  quote_request_id bigint,
  local_date date not null,
  local_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  cutoff_at timestamptz not null,
  -- 1,000,000 on free sale (domain/availability.ts).
  capacity integer not null check (capacity between 0 and 1000000),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  is_open boolean not null default true,
  -- Closed because its schedule is gone, not by the operator: it opens again with a schedule.
  is_withdrawn boolean not null default false,
  -- What the console set by hand, which beats the plan (domain/hand.ts); null: as planned. capacity and is_open are
  -- what is in force; plan_capacity is what the plan says meanwhile.
  hand_capacity integer check (hand_capacity > 0),
  plan_capacity integer check (plan_capacity >= 0),
  hand_open boolean,
  -- By unit code, minor units of the product's currency. They beat the unit's price and adjust_basis_points, which follow
  -- the plan meanwhile.
  hand_prices jsonb check (jsonb_typeof(hand_prices) = 'object'),
  hand_reason text not null default '',
  adjust_basis_points integer not null default 0,
  created_at timestamptz not null default now(),
  constraint departure_not_oversold check (held + sold <= capacity),
  constraint departure_plan check ((plan_capacity is null) = (hand_capacity is null)),
  unique (option_id, starts_at)
) with (fillfactor = 70);
create index departure_day on departure (option_id, local_date);
create index departure_quote on departure (quote_request_id) where quote_request_id is not null;
-- Retention. Planning writes ends_at once, so purchases do not touch this index.
create index departure_ended on departure (ends_at);
-- What begins today, in any city.
create index departure_start on departure (starts_at);
-- Departures that the plan has closed, for the console.
create index departure_withdrawn on departure (starts_at) where is_withdrawn;
