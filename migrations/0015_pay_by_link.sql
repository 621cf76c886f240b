-- Since when an order can be paid by a link, until hold_expires_at: a place that was reserved, a request that the supplier has confirmed.
-- Null: it is paid at the checkout at once, or is not to be paid yet.
alter table orders add column payable_since timestamptz;
update orders set payable_since = created_at where status = 'reserved';
