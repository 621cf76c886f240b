-- How many people come, where tents, boats and cars are booked, which several people share (docs/rules/cart.md).

alter table cart_item
  -- Null: not asked, or never answered.
  add column party_size integer check (party_size > 0);

alter table order_item
  -- As the cart's. Known, travellers is the same; null where units are shared: travellers are the most who can come.
  add column party_size integer check (party_size > 0);
