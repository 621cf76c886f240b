-- An account is made by the link that was mailed to its address (docs/rules/accounts.md).
alter table app_user add column email_confirmed_at timestamptz;

create table account_link (
  token_hash bytea primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  country_code text not null default '',
  phone text not null default '',
  language char(2) not null check (language in ('ar', 'en')),
  -- Chosen when signing up; null when it is chosen at the link, which an order asked for.
  password_hash text,
  order_reference text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint account_link_of_one check ((password_hash is null) <> (order_reference is null))
);

-- Null: asked for an address without an account. The row is written all the same, so that both take as long.
alter table password_reset alter column user_id drop not null;

-- Its account was deleted: when its bookings are over it forgets its buyer (docs/rules/accounts.md).
alter table orders add column owner_left_at timestamptz;
create index orders_owner_left on orders (owner_left_at) where owner_left_at is not null;

-- What was mailed of an order is found by it.
create index outbox_reference on outbox ((payload ->> 'reference'));
