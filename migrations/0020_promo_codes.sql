-- How often each buyer has used a code. Like promo_code.used it is taken by one conditional statement, so that a limit per buyer holds when
-- one buyer orders twice at once, and given back with the order.
create table promo_buyer (
  promo_code_id bigint not null references promo_code on delete cascade,
  -- The buyer's address in small letters.
  buyer text not null,
  used integer not null check (used >= 0),
  primary key (promo_code_id, buyer)
);
insert into promo_buyer
  select promo_code_id, lower(buyer_email), count(*) from promo_redemption where released_at is null group by 1, 2;

-- A sum without its currency says nothing. Not asked of rows that are there already.
alter table promo_code add constraint promo_code_has_currency
  check (currency is not null or (amount_minor is null and minimum_minor is null)) not valid;

-- What the traveller has entered, kept from the cart to the payment.
alter table cart add column promo_code text;

-- The clock of the house: days that its people name, such as the last of an offer, begin and end by it.
alter table site add column zone text not null default 'Asia/Riyadh';

-- "Is it this buyer's first order?"
create index orders_email on orders (lower(email));
