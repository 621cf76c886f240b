-- Why the last card of an attempt was declined; null: none was, or the provider did not say.
alter table payment add column decline_reason text
  check (decline_reason in ('insufficient_funds', 'not_authenticated', 'card_expired', 'refused'));
-- Where a buyer who leaves the sandbox's page without paying is sent.
alter table sandbox_session add column cancel_url text not null default '';
alter table sandbox_session add column decline_reason text;
-- With the mails of a declined card, a payment under way and an ended hold.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in (
  'order_confirmed', 'order_confirmed_late', 'order_partially_confirmed_late', 'order_failed_late', 'order_reserved',
  'order_payment_link', 'order_reminder', 'order_last_reminder', 'order_unpaid', 'order_on_hold',
  'order_accepted', 'order_rejected', 'order_unanswered', 'order_transfer', 'order_transfer_part',
  'order_transfer_expired', 'booking_cancelled', 'staff_reserved', 'staff_on_hold', 'staff_unanswered',
  'staff_cancelled', 'quote_received', 'quote_answered', 'quote_declined', 'quote_expired',
  'quote_request', 'quote_turned_down', 'contact_message', 'account_link', 'account_deleted',
  'password_changed', 'password_reset', 'order_payment_failed', 'order_in_progress', 'order_hold_ended'));
