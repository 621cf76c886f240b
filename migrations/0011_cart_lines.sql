-- Two languages of one departure are two lines: cart_item_line_of_language takes the place of the constraint.

alter table cart_item drop constraint cart_item_line;
