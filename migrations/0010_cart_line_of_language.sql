-- no transaction
-- Two languages of one departure are two lines of a cart (docs/rules/cart.md). Repeatable: a failed build leaves its index.
drop index concurrently if exists cart_item_line_of_language;
create unique index concurrently cart_item_line_of_language on cart_item (cart_id, departure_id, option_id, guide_language) nulls not distinct;
