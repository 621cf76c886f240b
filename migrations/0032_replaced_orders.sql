-- Who lets an accepted offer's order run out and accepts it again has two orders for one thing. Money that still comes for the first goes back.
alter table orders add column is_replaced boolean not null default false;
