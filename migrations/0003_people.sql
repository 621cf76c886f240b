-- Accounts, and limits on what visitors may try.

create table app_user (
  id bigint generated always as identity primary key,
  email text not null,
  email_confirmed_at timestamptz,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  country_code text not null default '',
  phone text not null default '',
  language language_code not null default 'ar',
  currency currency_code,
  marketing_consent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index app_user_email on app_user (lower(email));

create table session (
  token_hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index session_of_user on session (user_id);

-- An account is created when the link mailed to its address is opened (docs/rules/accounts.md).
create table account_link (
  token_hash bytea primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  country_code text not null default '',
  phone text not null default '',
  language language_code not null,
  -- Chosen at sign-up; null for a link requested with an order, where it is chosen after the link is opened.
  password_hash text,
  order_reference text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint account_link_of_one check ((password_hash is null) <> (order_reference is null))
);

create table password_reset (
  token_hash bytea primary key,
  -- Null: the address has no account. The row is written anyway so that the response takes as long.
  user_id bigint references app_user on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_reset_user on password_reset (user_id);

-- Attempts per window, counted in the database because all processes share the limit.
create table rate_limit (
  key text not null,
  window_start timestamptz not null,
  points integer not null,
  primary key (key, window_start)
);
create index rate_limit_window on rate_limit (window_start);
