create table review (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  order_item_id bigint unique references order_item on delete set null,
  author text not null,
  country char(2),
  rating smallint not null check (rating between 1 and 5),
  language char(2) not null check (language in ('ar', 'en')),
  traveller_type text not null check (traveller_type in ('solo', 'couple', 'family', 'friends', 'business')),
  title text not null,
  body text not null,
  status text not null default 'published' check (status in ('waiting', 'published', 'rejected')),
  created_at timestamptz not null default now()
);
create index review_product on review (product_id, created_at desc) where status = 'published';

create table post (
  id bigint generated always as identity primary key,
  slug_ar text not null unique,
  slug_en text not null unique,
  title words not null,
  summary words not null,
  body words not null,
  picture jsonb not null,
  city_id bigint references city,
  published_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table faq (
  id bigint generated always as identity primary key,
  topic text not null,
  position integer not null,
  question words not null,
  answer words not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (topic, position)
);

create table testimonial (
  id bigint generated always as identity primary key,
  position integer not null unique,
  name words not null,
  city words not null,
  body words not null,
  rating smallint not null check (rating between 1 and 5),
  created_at timestamptz not null default now()
);

create table page (
  code text primary key,
  title words not null,
  body words not null,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table message (
  id bigint generated always as identity primary key,
  site_id bigint not null references site,
  name text not null,
  email text not null,
  topic text not null,
  body text not null,
  language char(2) not null,
  created_at timestamptz not null default now()
);

create table redirect (
  id bigint generated always as identity primary key,
  site_id bigint references site on delete cascade,
  from_path text not null,
  to_target text not null,
  status smallint not null default 301 check (status in (301, 302, 308)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index redirect_from on redirect (coalesce(site_id, 0), from_path);
