-- no transaction
create unique index concurrently cart_item_line_of_language on cart_item (cart_id, departure_id, option_id, guide_language) nulls not distinct;
