-- The language of the guide that the traveller chose, where the guides of an activity speak several (docs/rules/cart.md).

alter table cart_item
  -- Of product.guide_languages when it was chosen. Null: never asked.
  add column guide_language text;

alter table order_item
  -- As the cart's.
  add column guide_language text;
