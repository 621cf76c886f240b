-- The site's tax and seller as they stood when the order was made: an invoice says the same whenever it is read. Null: as the site says now.
alter table orders add column tax jsonb;
update orders o set tax = s.tax from site s where s.id = o.site_id;
