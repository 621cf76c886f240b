-- Suppliers, sites, products and their pictures, exchange rates.

create extension if not exists pg_trgm;

-- A text in both languages: {"ar": …, "en": …}, never only one of them.
create domain words as jsonb
  check (value is null or (jsonb_typeof(value -> 'ar') is not null and jsonb_typeof(value -> 'en') is not null));

-- An ISO 4217 code. src/domain/currency.ts lists the currencies that can be charged.
create domain currency_code as char(3) check (value ~ '^[A-Z]{3}$');

create domain language_code as char(2) check (value in ('ar', 'en'));

-- The clock for holds, cut-offs and tokens: the database's, so that all processes agree. Tests move it with
-- rihla.clock_offset.
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
  -- Only this supplier's products are shown and sold; null: everyone's.
  supplier_id bigint references supplier,
  name words not null,
  tagline words not null,
  -- Sentences with claims that replace the built-in ones, by name: {"homeLead": words, ...}.
  texts jsonb not null default '{}',
  layout_type text not null default 'default'
    check (layout_type in ('default', 'supplier', 'supplier-two', 'supplier-three', 'template-two', 'template-four', 'transparent')),
  discover_type text not null default 'things-to-do' check (discover_type in ('things-to-do', 'experiences')),
  -- The operator's time zone: the last day of a promo code ends at its midnight.
  zone text not null default 'Asia/Riyadh',
  default_currency currency_code not null,
  currencies text[] not null,
  -- Added to prices that are converted from the supplier's currency: the marketplace carries the exchange risk.
  exchange_margin_basis_points integer not null default 0 check (exchange_margin_basis_points between 0 and 1000),
  -- Included in the prices. Basis points: 1500 is 15 %.
  tax jsonb not null default '{"name": {"ar": "", "en": ""}, "basisPoints": 0, "registration": null}',
  hold_minutes integer not null default 15 check (hold_minutes between 1 and 1440),
  -- {"holder": words, "bank": words, "iban", "bic", "currency"}; null: the site takes no bank transfers.
  bank_account jsonb,
  contact jsonb not null default '{}',
  social jsonb not null default '{}',
  theme jsonb not null default '{}',
  maps_token text,
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
  -- Names for maps, with a 'latitude, longitude' each.
  landmarks jsonb not null default '{"ar": [], "en": []}',
  landmark_places text[] not null default '{}',
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
  know_before_you_go words not null,
  itinerary jsonb not null default '[]',
  guide_languages text[] not null default '{}',
  pricing_per text not null check (pricing_per in ('person', 'item', 'quote')),
  rate text not null default 'once' check (rate in ('once', 'daily', 'nightly')),
  min_duration integer not null default 1 check (min_duration between 1 and 60),
  currency currency_code not null,
  -- Shown on cards and used for sorting: the lowest adult (or item) price of the options; null for products sold by
  -- quote.
  from_minor bigint check (from_minor >= 0),
  from_original_minor bigint check (from_original_minor > from_minor),
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
  -- The last day of sale in the city's time zone, and the instant at which it ends (see set_sold_until).
  expires_on date,
  sold_until timestamptz,
  rating_sum bigint not null default 0 check (rating_sum between rating_count and 5 * rating_count),
  rating_count integer not null default 0 check (rating_count >= 0),
  booked_count integer not null default 0 check (booked_count >= 0),
  -- Both languages, normalised by domain/arabic.ts, in four sections divided by '|', which normalised words never
  -- contain: title, place and kind, summary, highlights. A match in an earlier section weighs more.
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (city_id, slug_ar),
  unique (city_id, slug_en)
);
create index product_category on product (category_id) where status = 'published';
create index product_supplier on product (supplier_id) where status = 'published';
-- The path of a product names no city on a supplier's site.
create index product_slug_ar on product (slug_ar);
create index product_slug_en on product (slug_en);

create function is_still_sold(sold_until timestamptz) returns boolean
  language sql stable
  as $$ select sold_until is null or sold_until > rihla_now() $$;

create function is_offered(status text, sold_until timestamptz) returns boolean
  language sql stable
  as $$ select status = 'published' and is_still_sold(sold_until) $$;

-- product.sold_until depends on a row of another table, so it cannot be a generated column.
create function set_sold_until() returns trigger
  language plpgsql
as $$
begin
  new.sold_until := (select (new.expires_on + 1)::timestamp at time zone zone from city where id = new.city_id);
  return new;
end
$$;
create trigger product_sold_until before insert or update of expires_on, city_id on product
  for each row when (new.expires_on is not null or new.sold_until is not null) execute function set_sold_until();

create function move_last_days() returns trigger
  language plpgsql
as $$
begin
  update product set expires_on = expires_on where city_id = new.id and expires_on is not null;
  return null;
end
$$;
create trigger city_zone_changed after update of zone on city
  for each row when (old.zone <> new.zone) execute function move_last_days();

create table product_media (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  position integer not null,
  src text not null,
  width integer not null,
  height integer not null,
  alt words not null,
  -- A drawing, which the gallery marks as such.
  is_illustration boolean not null default false,
  -- The point that crops keep, in percent from the left and the top; null: the middle.
  focus_x integer check (focus_x between 0 and 100),
  focus_y integer check (focus_y between 0 and 100),
  created_at timestamptz not null default now(),
  unique (product_id, position),
  check ((focus_x is null) = (focus_y is null))
);
create index product_media_src on product_media (src);
create index product_media_focus on product_media (src) where focus_x is not null;

-- Rows missing from an import are unlisted, not deleted: carts and bookings refer to them, and the next import may
-- contain them again.
create table option (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  code text not null,
  position integer not null,
  is_listed boolean not null default true,
  title words not null,
  description words not null,
  duration_minutes integer not null check (duration_minutes > 0),
  -- The most travellers in one booking.
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
  is_listed boolean not null default true,
  kind text not null check (kind in ('adult', 'youth', 'child', 'infant', 'senior', 'student', 'family', 'group', 'item')),
  title words not null,
  min_age integer,
  max_age integer check (max_age >= min_age),
  price_minor bigint not null check (price_minor >= 0),
  original_minor bigint check (original_minor > price_minor),
  -- People per unit: four for a family ticket.
  travellers integer not null default 1 check (travellers >= 0),
  -- Of a booking that has any of this unit: of two boats one can be left out.
  min_quantity integer not null default 0 check (min_quantity >= 0),
  max_quantity integer check (max_quantity >= min_quantity),
  -- Codes of units of the same option, one of which must be booked too (a child needs an adult); empty: none needed.
  accompanied_by text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (option_id, code)
);

create table extra (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  code text not null,
  position integer not null,
  is_listed boolean not null default true,
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
  is_listed boolean not null default true,
  name words not null,
  address words not null,
  -- Whether the guest says which place, as for 'your hotel in the centre'.
  asks_place boolean not null default false,
  minutes_before integer not null check (minutes_before >= 0),
  price_minor bigint not null default 0 check (price_minor >= 0),
  lat double precision not null,
  lng double precision not null,
  created_at timestamptz not null default now(),
  unique (product_id, code)
);

-- One unit of `base` costs rate_micros millionths of a unit of `quote`. Rates are never changed: orders refer to the
-- rate of a day.
create table exchange_rate (
  base currency_code not null,
  quote currency_code not null,
  as_of date not null,
  rate_micros bigint not null check (rate_micros > 0),
  created_at timestamptz not null default now(),
  primary key (base, quote, as_of)
);

-- Measurements of pictures by address: a picture in several places is probed once.
create table image_probe (
  src text primary key check (src ~ '^(scenes|files)/.|^https?://.'),
  -- The version that was probed; null if its source has no versions.
  version text,
  -- In pixels; 0 if unknown.
  width integer not null default 0,
  height integer not null default 0,
  -- A data: URL of a few pixels, shown while the picture loads.
  placeholder text check (length(placeholder) <= 200),
  failures integer not null default 0,
  probe_after timestamptz not null default '-infinity'
);
create index image_probe_due on image_probe (probe_after);

-- Pictures are written by imports, uploads and by hand in the database; a trigger sees them all.
create function enqueue_image_probe() returns trigger
  language plpgsql
as $$
declare
  found text := coalesce(to_jsonb(new) ->> 'src', to_jsonb(new) -> 'picture' ->> 'src');
begin
  if found <> '' then
    insert into image_probe (src) values (found) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger enqueue_image_probe after insert or update of src on product_media for each row execute function enqueue_image_probe();
create trigger enqueue_image_probe after insert or update of picture on city for each row execute function enqueue_image_probe();
create trigger enqueue_image_probe after insert or update of picture on category for each row execute function enqueue_image_probe();
