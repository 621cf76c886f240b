-- One more reason of an event: the request of the buyer to the host was changed. As in src/server/booking/event-reasons.ts.

alter table order_event drop constraint order_event_reason_check;
alter table order_event add constraint order_event_reason_check check (reason in (
    'checkout', 'places_taken', 'card', 'bank_transfer', 'pay_later', 'payment_page', 'payment_declined', 'payment_expired',
    'payment_link', 'confirmed_by_supplier', 'transfer_received', 'paid', 'late_money', 'late_money_places_taken', 'late_money_ordered_again',
    'late_money_places_gone', 'rejected', 'no_answer', 'hold_ended', 'unpaid', 'replaced', 'rest_waived', 'short_accepted', 'cancelled_by_buyer',
    'cancelled_by_staff', 'refunded_by_staff', 'rebooked_by_buyer', 'rebooked_by_staff', 'date_change_begun', 'date_change_ended', 'not_moved', 'ticket_shown', 'ticket_undone',
    'no_show', 'guest_changed', 'guests_messaged', 'party_size_changed', 'special_request_changed', 'places_gone', 'ordered_again', 'unmatched')
    or reason ~ '^(surplus|rebooked|goodwill)_[0-9]+$') not valid;
