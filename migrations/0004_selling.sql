create table cart (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  site_id bigint not null references site,
  user_id bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cart_user on cart (user_id);

create table cart_item (
  id bigint generated always as identity primary key,
  cart_id bigint not null references cart on delete cascade,
  option_id bigint not null references option on delete cascade,
  departure_id bigint not null references departure on delete cascade,
  -- Days or nights; 1 for what is sold once.
  duration integer not null default 1 check (duration between 1 and 60),
  -- { "<unit id>": quantity }, { "<extra id>": quantity }
  units jsonb not null,
  extras jsonb not null default '{}',
  pickup_point_id bigint references pickup_point on delete set null,
  -- The total when the traveller last saw it: what "some prices have been updated" compares with.
  seen_minor bigint not null check (seen_minor >= 0),
  seen_currency char(3) not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cart_item_cart on cart_item (cart_id);

create table promo_code (
  id bigint generated always as identity primary key,
  code text not null,
  percent_basis_points integer check (percent_basis_points between 1 and 10000),
  amount_minor bigint check (amount_minor > 0),
  currency char(3),
  product_id bigint references product on delete cascade,
  city_id bigint references city on delete cascade,
  category_id bigint references category on delete cascade,
  supplier_id bigint references supplier on delete cascade,
  minimum_minor bigint check (minimum_minor > 0),
  first_order_only boolean not null default false,
  limit_total integer check (limit_total > 0),
  limit_per_buyer integer check (limit_per_buyer > 0),
  -- Like departure.held + sold: taken by one conditional UPDATE, guarded by the CHECK.
  used integer not null default 0 check (used >= 0),
  starts_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((percent_basis_points is null) <> (amount_minor is null)),
  constraint promo_code_not_overused check (limit_total is null or used <= limit_total)
);
create unique index promo_code_code on promo_code (upper(code));

create sequence invoice_number;

create table orders (
  id bigint generated always as identity primary key,
  reference text not null unique,
  site_id bigint not null references site,
  user_id bigint references app_user on delete set null,
  cart_id bigint references cart on delete set null,
  language char(2) not null check (language in ('ar', 'en')),
  status text not null check (status in ('draft', 'held', 'awaiting_payment', 'on_hold', 'reserved', 'confirmed',
    'partially_confirmed', 'failed', 'expired', 'cancelled')),
  payment_method text not null,
  currency char(3) not null,
  original_minor bigint not null check (original_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  promo_code_id bigint references promo_code on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null,
  country_code text not null,
  phone text not null,
  special_requests text not null default '',
  -- Of what was asked for: the same cart sent from two tabs is one order.
  content_hash bytea not null,
  invoice_number bigint unique,
  hold_expires_at timestamptz not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_user on orders (user_id, created_at desc);
create index orders_unsettled on orders (hold_expires_at) where status in ('held', 'awaiting_payment', 'on_hold', 'reserved');

create table order_item (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  position integer not null,
  product_id bigint not null references product,
  option_id bigint not null references option,
  departure_id bigint not null references departure,
  status text not null check (status in ('pending', 'approved', 'confirmed', 'failed', 'cancelled', 'refunded', 'expired')),
  -- As sold: what the catalogue says later does not change a booking.
  product_title words not null,
  option_title words not null,
  local_date date not null,
  local_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  zone text not null,
  duration integer not null default 1,
  travellers integer not null check (travellers > 0),
  places integer not null check (places > 0),
  -- The lines of domain/price.ts with their titles in both languages, in the order's currency.
  lines jsonb not null,
  list_currency char(3) not null,
  rate_micros bigint not null default 1000000,
  rate_as_of date,
  original_minor bigint not null check (original_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and total_minor),
  cancellation jsonb not null,
  pickup jsonb,
  ticket_code text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, position)
);
create index order_item_departure on order_item (departure_id);

-- Places of one departure kept for one order item. `held` counts in departure.held, `sold` in departure.sold.
create table hold (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  order_item_id bigint not null references order_item on delete cascade,
  departure_id bigint not null references departure,
  places integer not null check (places > 0),
  status text not null default 'held' check (status in ('held', 'sold', 'released')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index hold_order on hold (order_id);
create index hold_expiring on hold (expires_at) where status = 'held';

create table promo_redemption (
  id bigint generated always as identity primary key,
  promo_code_id bigint not null references promo_code on delete cascade,
  order_id bigint not null unique references orders on delete cascade,
  buyer_email text not null,
  released_at timestamptz,
  created_at timestamptz not null default now()
);
create index promo_redemption_buyer on promo_redemption (promo_code_id, lower(buyer_email)) where released_at is null;

-- Append only: who changed what, when and why.
create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  order_item_id bigint references order_item on delete cascade,
  from_status text,
  to_status text not null,
  reason text not null,
  actor text not null,
  created_at timestamptz not null default now()
);
create index order_event_order on order_event (order_id);

create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  provider text not null,
  attempt integer not null,
  -- The provider's idempotency key for this attempt; a later attempt has another.
  attempt_key text not null unique,
  status text not null check (status in ('created', 'processing', 'paid', 'partially_refunded', 'refunded', 'declined', 'expired')),
  amount_minor bigint not null check (amount_minor >= 0),
  captured_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  currency char(3) not null,
  provider_reference text,
  redirect_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, attempt),
  unique (provider, provider_reference),
  constraint payment_not_over_refunded check (refunded_minor between 0 and captured_minor)
);
create unique index payment_open on payment (order_id) where status in ('created', 'processing');

create table refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment on delete cascade,
  order_item_id bigint references order_item on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  status text not null default 'created' check (status in ('created', 'processing', 'succeeded', 'failed')),
  provider_reference text,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (payment_id, order_item_id, reason)
);
create index refund_due on refund (next_at) where status in ('created', 'processing');

-- A provider's webhook, stored before anything else is done with it.
create table payment_event (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  provider_reference text,
  body text not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  attempts integer not null default 0,
  unique (provider, event_id)
);
create index payment_event_waiting on payment_event (id) where processed_at is null;

-- The sandbox provider's own books, as if they were at another company: nothing of ours refers to them.
create table sandbox_session (
  reference text primary key,
  attempt_key text not null unique,
  amount_minor bigint not null,
  currency char(3) not null,
  language char(2) not null,
  description text not null,
  return_url text not null,
  status text not null default 'open' check (status in ('open', 'complete', 'declined', 'expired')),
  refunded_minor bigint not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create table sandbox_refund (
  key text primary key,
  session_reference text not null references sandbox_session on delete cascade,
  amount_minor bigint not null,
  created_at timestamptz not null default now()
);
create table sandbox_webhook (
  id bigint generated always as identity primary key,
  event_id text not null,
  body text not null,
  due_at timestamptz not null,
  delivered_at timestamptz,
  attempts integer not null default 0
);
create index sandbox_webhook_due on sandbox_webhook (due_at) where delivered_at is null;

create table quote_request (
  id bigint generated always as identity primary key,
  reference text not null unique,
  site_id bigint not null references site,
  product_id bigint not null references product,
  user_id bigint references app_user on delete set null,
  language char(2) not null,
  wished_date date,
  travellers integer not null check (travellers > 0),
  budget_minor bigint,
  currency char(3),
  message text not null,
  name text not null,
  email text not null,
  phone text not null default '',
  status text not null default 'received' check (status in ('received', 'answered', 'accepted', 'declined', 'expired')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- What is told to others, written in the transaction that makes it true and sent afterwards.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  channel text not null default 'email' check (channel in ('email', 'whatsapp', 'webhook')),
  -- One message per fact: the same key is never written twice.
  dedupe_key text not null unique,
  recipient text not null,
  language char(2) not null,
  payload jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_due on outbox (next_at) where sent_at is null and failed_at is null;

-- Where mail goes without SMTP: the development mailbox.
create table mailbox_message (
  id bigint generated always as identity primary key,
  outbox_id bigint unique references outbox on delete cascade,
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  attachments jsonb not null default '[]',
  created_at timestamptz not null default now()
);
