-- A cart is found by its token and its site (src/server/cart/cart-key.ts): the carts that are open keep their cookies.
update cart set token_hash = sha256(token_hash || int8send(site_id));

-- On a supplier's site an activity's address names no city.
create index product_slug_ar on product (slug_ar);
create index product_slug_en on product (slug_en);
