-- Ends a statement from inside a query, so that taking places, order and holds can be one statement, all or nothing.
create function refuse(code text) returns boolean
  language plpgsql volatile
as $$
begin
  raise exception using errcode = 'RH001', message = code;
end
$$;

-- A cart has one open order: two tabs, or back and again on 'Pay', meet it instead of making another.
create unique index orders_open_of_cart on orders (cart_id) where status in ('held', 'awaiting_payment');
