-- What a traveller wants once, from the cart through every order that tries to book it: an order that is replaced, paid late or tried again
-- has the intent of what it stands for. At most one live booking of an intent exists.
alter table cart_item add column intent uuid not null default gen_random_uuid() unique;
alter table order_item add column intent uuid not null default gen_random_uuid();
create unique index order_item_live_intent on order_item (intent) where status in ('pending', 'approved', 'confirmed');
create index order_item_intent on order_item (intent);
