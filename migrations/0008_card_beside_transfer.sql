-- no transaction
-- An order that awaits a bank transfer can have a card page open beside it (docs/rules/payments.md): one open attempt
-- of each kind.
drop index concurrently if exists payment_open_of_order;
create unique index concurrently payment_open_of_order on payment (order_id, (provider = 'bank_transfer'))
  where status in ('created', 'processing') and date_change_id is null;
drop index concurrently if exists payment_open;
