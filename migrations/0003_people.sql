create table app_user (
  id bigint generated always as identity primary key,
  email text not null,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  country_code text not null default '',
  phone text not null default '',
  language char(2) not null default 'ar' check (language in ('ar', 'en')),
  currency char(3),
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

create table password_reset (
  token_hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

create table wishlist_item (
  user_id bigint not null references app_user on delete cascade,
  product_id bigint not null references product on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- Attempts in a window, counted where every process can see them.
create table rate_limit (
  key text not null,
  window_start timestamptz not null,
  points integer not null,
  primary key (key, window_start)
);
create index rate_limit_window on rate_limit (window_start);
