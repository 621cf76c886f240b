-- The nights of a stay, or the days of a rented car, can be changed after booking (docs/rules/rebooking.md). Null in all three: as before.

-- Nights or days from then on.
alter table date_change add column duration integer check (duration > 0);
-- {"rate": "nightly" or "daily", "from": nights, "to": nights}.
alter table rebooking add column duration jsonb;
alter table order_event add column duration jsonb;
