-- Why the last card of an attempt was declined; null: none was, or the provider did not say.
alter table payment add column decline_reason text
  check (decline_reason in ('insufficient_funds', 'not_authenticated', 'card_expired', 'refused'));
-- Where a buyer who leaves the sandbox's page without paying is sent.
alter table sandbox_session add column cancel_url text not null default '';
alter table sandbox_session add column decline_reason text;
