-- Until which local day departures were made from the option's schedules; null: not yet, or they must be made anew.
alter table option add column planned_until date;
create index option_planned on option (planned_until nulls first, id) where is_listed;
-- "What does an exception close that is still to come?"
create index schedule_exception_closed on schedule_exception (local_date) where is_closed;
