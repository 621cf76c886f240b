-- Words in two languages are one jsonb {ar, en}; `words` refuses one that lacks either.
create extension if not exists pg_trgm;

create domain words as jsonb
  check (value is null or (jsonb_typeof(value -> 'ar') is not null and jsonb_typeof(value -> 'en') is not null));

-- One clock for holds, cut-offs and tokens: the database's. Tests move it by the setting rihla.clock_offset.
create function rihla_now() returns timestamptz
  language sql stable
  return now() + coalesce(nullif(current_setting('rihla.clock_offset', true), '')::interval, interval '0');

create table supplier (
  id bigint generated always as identity primary key,
  code text not null unique,
  name words not null,
  about words not null,
  country char(2) not null,
  email text not null,
  phone text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table site (
  id bigint generated always as identity primary key,
  code text not null unique,
  host text unique,
  is_default boolean not null default false,
  name words not null,
  tagline words not null,
  layout_type text not null default 'default'
    check (layout_type in ('default', 'supplier', 'supplier-two', 'supplier-three', 'template-two', 'template-four', 'transparent')),
  discover_type text not null default 'things-to-do' check (discover_type in ('things-to-do', 'experiences')),
  default_currency char(3) not null,
  currencies text[] not null,
  maps_token text,
  supplier_id bigint references supplier,
  contact jsonb not null default '{}',
  social jsonb not null default '{}',
  theme jsonb not null default '{}',
  -- Included in the prices, in basis points: 1500 is 15 %.
  tax jsonb not null default '{"name": {"ar": "", "en": ""}, "basisPoints": 0, "registration": null}',
  hold_minutes integer not null default 15 check (hold_minutes between 1 and 1440),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (default_currency = any (currencies))
);
create unique index site_default on site (is_default) where is_default;

create table city (
  id bigint generated always as identity primary key,
  code text not null unique,
  slug_ar text not null unique,
  slug_en text not null unique,
  name words not null,
  summary words not null,
  about words not null,
  country char(2) not null,
  zone text not null,
  lat double precision not null,
  lng double precision not null,
  picture jsonb not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table category (
  id bigint generated always as identity primary key,
  code text not null unique,
  slug_ar text not null unique,
  slug_en text not null unique,
  name words not null,
  summary words not null,
  icon text not null,
  picture jsonb not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table product (
  id bigint generated always as identity primary key,
  code text not null unique,
  city_id bigint not null references city,
  category_id bigint not null references category,
  supplier_id bigint not null references supplier,
  status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  slug_ar text not null,
  slug_en text not null,
  title words not null,
  summary words not null,
  overview words not null,
  highlights words not null,
  includes words not null,
  excludes words not null,
  bring words not null,
  know words not null,
  itinerary jsonb not null default '[]',
  guide_languages text[] not null default '{}',
  pricing_per text not null check (pricing_per in ('person', 'item', 'quote')),
  rate text not null default 'once' check (rate in ('once', 'daily', 'nightly')),
  min_duration integer not null default 1 check (min_duration between 1 and 60),
  currency char(3) not null,
  -- For cards and sorting: the lowest default adult (or item) price over the options; null for quotes.
  from_minor bigint check (from_minor >= 0),
  from_original_minor bigint,
  duration_minutes integer not null check (duration_minutes > 0),
  is_private boolean not null default false,
  pay_later boolean not null default false,
  confirmation text not null default 'instant' check (confirmation in ('instant', 'supplier')),
  cutoff_minutes integer not null default 0 check (cutoff_minutes >= 0),
  pickup text not null default 'none' check (pickup in ('none', 'included', 'optional')),
  drop_off boolean not null default false,
  meeting_point jsonb not null,
  cancellation jsonb not null default '[]',
  free_cancellation boolean not null default false,
  expires_on date,
  rating_sum bigint not null default 0,
  rating_count integer not null default 0,
  booked_count integer not null default 0,
  -- Both languages, normalised by domain/arabic.ts before it is stored.
  search_text text not null default '',
  search_vector tsvector generated always as (to_tsvector('simple', search_text)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (city_id, slug_ar),
  unique (city_id, slug_en)
);
create index product_listing on product (city_id, status, (rating_sum::float8 / greatest(rating_count, 1)) desc);
create index product_category on product (category_id) where status = 'published';
create index product_supplier on product (supplier_id) where status = 'published';
create index product_search on product using gin (search_vector);

create table product_media (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  position integer not null,
  src text not null,
  width integer not null,
  height integer not null,
  alt words not null,
  created_at timestamptz not null default now(),
  unique (product_id, position)
);

create table option (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  code text not null,
  position integer not null,
  title words not null,
  description words not null,
  duration_minutes integer not null check (duration_minutes > 0),
  -- The most travellers that one booking may have.
  capacity integer not null check (capacity > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (product_id, code)
);

create table unit (
  id bigint generated always as identity primary key,
  option_id bigint not null references option on delete cascade,
  code text not null,
  position integer not null,
  kind text not null check (kind in ('adult', 'youth', 'child', 'infant', 'senior', 'student', 'family', 'group', 'item')),
  title words not null,
  min_age integer,
  max_age integer,
  price_minor bigint not null check (price_minor >= 0),
  original_minor bigint check (original_minor > price_minor),
  travellers integer not null default 1 check (travellers >= 0),
  min_quantity integer not null default 0 check (min_quantity >= 0),
  max_quantity integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (option_id, code)
);

create table extra (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  code text not null,
  position integer not null,
  title words not null,
  per text not null check (per in ('person', 'booking')),
  price_minor bigint not null check (price_minor >= 0),
  max_quantity integer not null check (max_quantity > 0),
  created_at timestamptz not null default now(),
  unique (product_id, code)
);

create table pickup_point (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  code text not null,
  position integer not null,
  name words not null,
  address words not null,
  minutes_before integer not null check (minutes_before >= 0),
  price_minor bigint not null default 0 check (price_minor >= 0),
  lat double precision not null,
  lng double precision not null,
  created_at timestamptz not null default now(),
  unique (product_id, code)
);

-- Dated rates: one `quote` unit costs…: rate_micros quote units, in millionths, for one unit of `base`.
create table exchange_rate (
  base char(3) not null,
  quote char(3) not null,
  as_of date not null,
  rate_micros bigint not null check (rate_micros > 0),
  created_at timestamptz not null default now(),
  primary key (base, quote, as_of)
);
