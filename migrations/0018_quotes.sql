-- Nothing wrote to quote_request before: its columns become what an order will need of the buyer.
alter table quote_request
  drop column name,
  add column first_name text not null,
  add column last_name text not null,
  add column country_code text not null,
  -- Without a wished date any date will do; with one, whether others will do too.
  add column is_flexible boolean not null,
  -- The latest offer's number; 0 before the first.
  add column offer_number integer not null default 0,
  -- The latest order that an acceptance made.
  add column order_id bigint references orders,
  -- What the operator said when there is no offer.
  add column reason text not null default '',
  drop constraint quote_request_status_check;
alter table quote_request
  add constraint quote_request_status_check
    check (status in ('received', 'answered', 'accepted', 'booked', 'declined', 'turned_down', 'expired')),
  add constraint quote_request_date check (wished_date is not null or is_flexible),
  add constraint quote_request_budget check (budget_minor > 0 and currency is not null or budget_minor is null);
create index quote_request_user on quote_request (user_id, id desc) where user_id is not null;
create index quote_request_open on quote_request (status) where status in ('received', 'answered', 'accepted');
create index quote_request_order on quote_request (order_id) where order_id is not null and status <> 'booked';

-- What the operator offered, and every later offer for the same request; the request names the one that counts.
create table quote_offer (
  id bigint generated always as identity primary key,
  quote_request_id bigint not null references quote_request on delete cascade,
  number integer not null check (number > 0),
  price_minor bigint not null check (price_minor > 0),
  currency char(3) not null,
  travellers integer not null check (travellers > 0),
  local_date date not null,
  local_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- { "ar": text, "en": text }, one of them at least.
  includes jsonb not null default '{}',
  message text not null default '',
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  unique (quote_request_id, number)
);

-- A departure that was made for one quote: no schedule plans it, and no import withdraws it.
alter table departure add column quote_request_id bigint references quote_request;
