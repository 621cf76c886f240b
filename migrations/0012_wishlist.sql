-- A list of saved activities belongs to an account, or to a browser by the token of its cookie, as carts do.
create table wishlist (
  id bigint generated always as identity primary key,
  user_id bigint unique references app_user on delete cascade,
  token_hash bytea unique,
  -- Of the link that others may read the list by; null while it is not shared. Kept as it is, so that its owner can be shown it again:
  -- it opens nothing but the list itself, which whoever reads this table has before them.
  share_token text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint wishlist_of_one check ((user_id is null) <> (token_hash is null))
);
create index wishlist_unused on wishlist (updated_at) where user_id is null;

alter table wishlist_item rename to wishlist_item_of_user;
create table wishlist_item (
  wishlist_id bigint not null references wishlist on delete cascade,
  product_id bigint not null references product on delete cascade,
  created_at timestamptz not null default now(),
  primary key (wishlist_id, product_id)
);
create index wishlist_item_product on wishlist_item (product_id);
insert into wishlist (user_id) select distinct user_id from wishlist_item_of_user;
insert into wishlist_item (wishlist_id, product_id, created_at)
  select w.id, i.product_id, i.created_at from wishlist_item_of_user i join wishlist w on w.user_id = i.user_id;
drop table wishlist_item_of_user;

-- What an account looked at last; visitors keep theirs in the browser.
create table seen_product (
  user_id bigint not null references app_user on delete cascade,
  product_id bigint not null references product on delete cascade,
  seen_at timestamptz not null,
  primary key (user_id, product_id)
);
create index seen_product_product on seen_product (product_id);
