-- What staff look at when money came late: few rows of two long tables.
create index order_event_late on order_event (created_at) where reason like 'late money%';
create index refund_late on refund (created_at) where reason in ('places_gone', 'unmatched');
