create table schedule (
  id bigint generated always as identity primary key,
  option_id bigint not null references option on delete cascade,
  weekdays smallint[] not null,
  start_times text[] not null,
  capacity integer not null check (capacity > 0),
  valid_from date not null,
  valid_to date not null,
  -- Season or weekday supplement in basis points of the unit price.
  adjust_basis_points integer not null default 0 check (adjust_basis_points > -10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index schedule_option on schedule (option_id);

create table schedule_exception (
  id bigint generated always as identity primary key,
  schedule_id bigint not null references schedule on delete cascade,
  local_date date not null,
  is_closed boolean not null default true,
  capacity integer check (capacity > 0),
  created_at timestamptz not null default now(),
  unique (schedule_id, local_date)
);

-- The row that is sold. `held + sold <= capacity` is the last net; places are taken by one conditional UPDATE.
create table departure (
  id bigint generated always as identity primary key,
  option_id bigint not null references option on delete cascade,
  local_date date not null,
  local_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cutoff_at timestamptz not null,
  capacity integer not null check (capacity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  is_open boolean not null default true,
  adjust_basis_points integer not null default 0,
  created_at timestamptz not null default now(),
  constraint departure_not_oversold check (held + sold <= capacity),
  unique (option_id, starts_at)
) with (fillfactor = 70);
create index departure_day on departure (option_id, local_date);
