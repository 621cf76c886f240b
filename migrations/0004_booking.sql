-- From the cart to the books: carts, promo codes, orders, payments, quotes, and the operator's own payment providers.

-- Carts

create table cart (
  id bigint generated always as identity primary key,
  -- Of the account or the cookie's token, and the site (src/server/cart/cart-key.ts): a cart on each site.
  key bytea not null unique,
  site_id bigint not null references site on delete cascade,
  user_id bigint references app_user on delete set null,
  -- As entered; checked again whenever the cart is priced.
  promo_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cart_user on cart (user_id);
-- Retention. created_at, unlike updated_at, never changes: filling a cart does not touch this index.
create index cart_of_guest on cart (created_at) where user_id is null;

create table cart_item (
  id bigint generated always as identity primary key,
  cart_id bigint not null references cart on delete cascade,
  option_id bigint not null references option on delete cascade,
  departure_id bigint not null references departure on delete cascade,
  -- Identifies one wish of the traveller in the cart and in every order that tries to book it: an order that is
  -- replaced, paid late or tried again carries the same intent. An intent has at most one live booking
  -- (order_item_live_intent).
  intent uuid not null default gen_random_uuid() unique,
  -- Days or nights; 1 for products sold once.
  duration integer not null default 1 check (duration between 1 and 60),
  -- {"<unit id>": quantity} and {"<extra id>": quantity}.
  units jsonb not null,
  extras jsonb not null default '{}',
  pickup_point_id bigint references pickup_point on delete set null,
  -- The total that the traveller last saw, to report a changed price.
  seen_minor bigint not null check (seen_minor >= 0),
  seen_currency currency_code not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Two lines of one departure would be charged both (docs/rules/cart.md).
  constraint cart_item_line unique (cart_id, departure_id, option_id)
);
-- Retention deletes departures.
create index cart_item_departure on cart_item (departure_id);

-- Promo codes

create table promo_code (
  id bigint generated always as identity primary key,
  code text not null,
  percent_basis_points integer check (percent_basis_points between 1 and 10000),
  amount_minor bigint check (amount_minor > 0),
  currency currency_code,
  product_id bigint references product on delete cascade,
  city_id bigint references city on delete cascade,
  category_id bigint references category on delete cascade,
  supplier_id bigint references supplier on delete cascade,
  minimum_minor bigint check (minimum_minor > 0),
  first_order_only boolean not null default false,
  limit_total integer check (limit_total > 0),
  limit_per_buyer integer check (limit_per_buyer > 0),
  -- Like departure.held + sold: taken by one conditional UPDATE, guarded by promo_code_not_overused.
  used integer not null default 0 check (used >= 0),
  starts_at timestamptz,
  expires_at timestamptz check (expires_at >= starts_at),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((percent_basis_points is null) <> (amount_minor is null)),
  constraint promo_code_has_currency check (currency is not null or (amount_minor is null and minimum_minor is null)),
  constraint promo_code_not_overused check (limit_total is null or used <= limit_total)
);
create unique index promo_code_code on promo_code (upper(code));

-- How often each buyer has used a code. Taken by one conditional statement, so that the limit holds for two orders at
-- once; given back when the order ends unpaid.
create table promo_buyer (
  promo_code_id bigint not null references promo_code on delete cascade,
  -- The email address in lower case.
  buyer text not null,
  used integer not null check (used >= 0),
  primary key (promo_code_id, buyer)
);

-- Orders

-- Numbers of invoices and credit notes have no gaps: the row is taken in the transaction that issues the document, so a
-- rollback gives the number back. A sequence would lose it.
create table document_counter (
  series text primary key check (series in ('invoice', 'credit_note')),
  last_number bigint not null check (last_number > 0)
);


-- "order" is a reserved word.
create table orders (
  id bigint generated always as identity primary key,
  reference text not null unique,
  site_id bigint not null references site,
  user_id bigint references app_user on delete set null,
  cart_id bigint references cart on delete set null,
  -- Of the request's content: the same cart sent from two tabs is one order.
  content_hash bytea not null,
  status text not null check (status in ('draft', 'on_hold', 'awaiting_payment', 'awaiting_supplier', 'pay_later', 'confirmed',
    'partially_confirmed', 'failed', 'expired', 'cancelled')),
  payment_method text not null check (payment_method in ('card', 'bank_transfer', 'pay_later')),
  currency currency_code not null,
  -- The list price before any discount, the part that a promo code took off, and the charge. The rest of the
  -- difference is the catalogue's own reduction (unit.original_minor).
  original_minor bigint not null check (original_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  promo_code_id bigint references promo_code on delete set null,
  -- The site's tax and seller when the order was made, so that its invoice never changes; null: the site's current
  -- ones.
  tax jsonb,
  invoice_number bigint unique,
  -- The name that the invoice was issued to, if the guest's was changed since.
  invoice_name text,
  language language_code not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  country_code text not null,
  phone text not null,
  -- Which messages also go out by WhatsApp: the supplier's answer to a request, or everything if the buyer opted in.
  whatsapp text not null default 'nothing' check (whatsapp in ('nothing', 'answers', 'everything')),
  -- How often the email was changed: links that were mailed before no longer open the order.
  access_version integer not null default 0,
  hold_expires_at timestamptz not null,
  -- Since when the order can be paid by link, until hold_expires_at: a pay-later order, or a request that the supplier
  -- accepted. Null: it is paid at checkout, or cannot be paid yet.
  payable_since timestamptz,
  confirmed_at timestamptz,
  -- The buyer accepted the same quote again and has a newer order: money that arrives for this one is refunded.
  is_replaced boolean not null default false,
  -- When its account was deleted; the buyer's details are removed after the last booking (docs/rules/accounts.md).
  owner_left_at timestamptz,
  -- Queue of orders whose hold is over. Attempts and the next time are written when a row is claimed, so that
  -- orders that fail or crash the process come after those not yet tried.
  ending_attempts integer not null default 0,
  ending_next_at timestamptz not null default '-infinity',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_total check (total_minor + discount_minor <= original_minor)
);
create index orders_user on orders (user_id, created_at desc);
-- Is this the buyer's first order?
create index orders_email on orders (lower(email));
-- A cart has one open order: a second tab, or a second click on "Pay", finds it instead of making another.
create unique index orders_open_of_cart on orders (cart_id) where status in ('on_hold', 'awaiting_payment');
create index orders_unsettled on orders (hold_expires_at) where status in ('on_hold', 'awaiting_payment', 'awaiting_supplier', 'pay_later');
-- Deleting a cart clears orders.cart_id; the index above covers open orders only.
create index orders_cart on orders (cart_id) where cart_id is not null;
-- Retention of guests' details. An order gets its entry when it ends, and loses it with the details.
create index orders_of_guests on orders (hold_expires_at)
  where owner_left_at is null and user_id is null and email <> ''
    and status in ('confirmed', 'partially_confirmed', 'failed', 'expired', 'cancelled');
create index orders_of_unpaid_guests on orders (hold_expires_at)
  where owner_left_at is null and user_id is null and email <> '' and status in ('failed', 'expired', 'cancelled');
-- Sales of a day.
create index orders_confirmed on orders (site_id, confirmed_at) where confirmed_at is not null;
create index orders_owner_left on orders (owner_left_at) where owner_left_at is not null;

create table order_item (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  position integer not null,
  status text not null check (status in ('pending', 'approved', 'confirmed', 'failed', 'cancelled', 'refunded', 'expired')),
  product_id bigint not null references product,
  option_id bigint not null references option,
  departure_id bigint not null references departure,
  -- See cart_item.intent.
  intent uuid not null default gen_random_uuid(),
  -- As sold: later changes of the catalogue do not change a booking.
  product_title words not null,
  option_title words not null,
  local_date date not null,
  local_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  zone text not null,
  duration integer not null default 1 check (duration between 1 and 60),
  travellers integer not null check (travellers > 0),
  places integer not null check (places > 0),
  -- The lines of domain/price.ts with their titles in both languages, in the order's currency.
  lines jsonb not null,
  -- The units and extras after a change of people: [{"kind", "title", "quantity"}]. Null: those of the lines.
  party jsonb,
  -- The selection, as in the cart: {"units": {"<id>": n}, "extras": {"<id>": n}, "pickupPointId"}, to book it
  -- again on another date. Null: booked by quote.
  choice jsonb,
  -- The supplier's currency and price (before discounts), and the rate and margin at which it became the order's.
  list_currency currency_code not null,
  list_total_minor bigint not null check (list_total_minor >= 0),
  rate_micros bigint not null default 1000000 check (rate_micros > 0),
  rate_as_of date,
  margin_basis_points integer not null default 0 check (margin_basis_points >= 0),
  -- As in orders.
  original_minor bigint not null check (original_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and total_minor),
  cancellation jsonb not null,
  pickup jsonb,
  -- Of the buyer to the host.
  special_request text not null default '',
  ticket_code text not null unique,
  -- A ticket is valid once.
  redeemed_at timestamptz,
  redeemed_by text,
  -- How many of the party came; 0: none did. Null: not known yet.
  arrived integer check (arrived between 0 and travellers),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, position),
  constraint order_item_total check (total_minor + discount_minor <= original_minor)
);
create index order_item_departure on order_item (departure_id);
create index order_item_intent on order_item (intent);
create unique index order_item_live_intent on order_item (intent) where status in ('pending', 'approved', 'confirmed');

-- Seats of one departure for one order item: counted in departure.held while 'held', in departure.sold while 'sold'.
create table hold (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  order_item_id bigint not null references order_item on delete cascade,
  departure_id bigint not null references departure,
  places integer not null check (places > 0),
  status text not null default 'held' check (status in ('held', 'sold', 'released')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- None of these contains status, so that confirming and releasing update a hold in place (HOT).
create index hold_order on hold (order_id);
create index hold_order_item on hold (order_item_id);
-- Retention deletes departures.
create index hold_departure on hold (departure_id);

-- The people who guide a departure: a guide sees and checks in the guests of these only.
create table departure_guide (
  departure_id bigint not null references departure on delete cascade,
  staff_id bigint not null references staff,
  primary key (departure_id, staff_id)
);
create index departure_guide_of_staff on departure_guide (staff_id);

-- A whole departure that staff cancelled or moved (docs/rules/disruptions.md). Its bookings are worked off one by one.
create table disruption (
  id bigint generated always as identity primary key,
  departure_id bigint not null references departure on delete cascade,
  -- As in src/domain/disruption.ts.
  kind text not null check (kind in ('cancel', 'move')),
  to_departure_id bigint references departure on delete cascade,
  -- Mailed to the guests.
  reason text not null,
  staff_id bigint not null references staff,
  membership_id bigint not null references membership,
  network text not null,
  made_at timestamptz not null default rihla_now(),
  ended_at timestamptz,
  constraint disruption_moves check ((kind = 'move') = (to_departure_id is not null))
);
-- Of two people at once, one begins.
create unique index disruption_open on disruption (departure_id) where ended_at is null;
create index disruption_of_departure on disruption (departure_id);
create index disruption_to on disruption (to_departure_id);
create index disruption_by on disruption (staff_id);
create index disruption_by_membership on disruption (membership_id);

create table disruption_booking (
  disruption_id bigint not null references disruption on delete cascade,
  order_item_id bigint not null references order_item on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'gone', 'blocked')),
  -- Why it is blocked.
  error text not null default '',
  -- In the order's currency.
  refund_minor bigint not null default 0 check (refund_minor >= 0),
  -- From when it is worked on (again).
  next_at timestamptz not null default rihla_now(),
  primary key (disruption_id, order_item_id)
);
create index disruption_booking_next on disruption_booking (next_at) where state = 'waiting';
create index disruption_booking_of_item on disruption_booking (order_item_id);

-- A party that was let in, and whether it was taken back.
create table ticket_scan (
  id bigint generated always as identity primary key,
  order_item_id bigint not null references order_item on delete cascade,
  -- Null: by a guide's pass.
  staff_id bigint references staff,
  -- Null: by a person, or by a pass that was deleted since.
  pass_id bigint references device_pass on delete set null,
  -- Its name, which the scan has longer than the pass.
  pass_name text,
  -- The phone's own id of it: however often it is sent, it counts once. Null: made at the desk.
  device_scan_id uuid unique,
  was_offline boolean not null default false,
  -- Let in without a line although the party had been let in elsewhere before.
  is_second boolean not null default false,
  at timestamptz not null default rihla_now(),
  received_at timestamptz not null default rihla_now(),
  undone_at timestamptz,
  undone_by bigint references staff,
  constraint ticket_scan_by_one check (num_nonnulls(staff_id, pass_name) = 1 and (pass_id is null or pass_name is not null)),
  constraint ticket_scan_undone check (undone_at is not null or undone_by is null)
);
create index ticket_scan_of_item on ticket_scan (order_item_id);
-- Of two phones that scan one ticket at once, one wins.
create unique index ticket_scan_once on ticket_scan (order_item_id) where undone_at is null and not is_second;
create index ticket_scan_by on ticket_scan (staff_id);
create index ticket_scan_by_pass on ticket_scan (pass_id);
create index ticket_scan_undone_by on ticket_scan (undone_by);

-- Append only: a booking whose date or people were changed (docs/rules/rebooking.md).
create table rebooking (
  id bigint generated always as identity primary key,
  order_item_id bigint not null references order_item on delete cascade,
  -- On the city's clock.
  from_date date not null,
  from_time text not null,
  to_date date not null,
  to_time text not null,
  -- In the order's currency: what the booking had cost, what the new date cost then, and what was refunded.
  paid_minor bigint not null check (paid_minor >= 0),
  price_minor bigint not null check (price_minor >= 0),
  refund_minor bigint not null check (refund_minor between 0 and paid_minor),
  -- What the buyer paid for a dearer date.
  charged_minor bigint not null default 0 check (charged_minor >= 0),
  -- {"from": party, "to": party}, as in order_item; null: the same people.
  party jsonb,
  by_staff boolean not null,
  created_at timestamptz not null default rihla_now(),
  constraint rebooking_dearer_by_staff check (by_staff or price_minor <= paid_minor + charged_minor)
);
create index rebooking_of_item on rebooking (order_item_id);

-- A dearer date, or more people, that a booking gets when the difference is paid (docs/rules/rebooking.md). Until then it stays as it is.
create table date_change (
  id bigint generated always as identity primary key,
  order_item_id bigint not null references order_item on delete cascade,
  -- As in src/domain/date-change.ts.
  state text not null default 'open' check (state in ('open', 'paid', 'ended')),
  -- Where the booking was. If it is elsewhere when the money comes, the money goes back.
  from_departure_id bigint not null,
  departure_id bigint not null references departure,
  -- The departures that the booking occupies then, one for each day or night.
  day_ids bigint[] not null check (cardinality(day_ids) > 0),
  local_date date not null,
  local_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- The people from then on (NewParty, src/server/cart/price-dates.ts); null: the same.
  party jsonb,
  -- The policy from then on, as the buyer saw it.
  cancellation jsonb not null,
  -- The new date's price in the supplier's currency.
  list_minor bigint not null check (list_minor > 0),
  -- In the order's currency: what was paid for the booking, the price of the new date, and what is to be paid.
  paid_minor bigint not null check (paid_minor > 0),
  price_minor bigint not null,
  difference_minor bigint not null check (difference_minor > 0),
  -- By how much the booking's price before the discounts, and its discount, rose with it.
  original_raise_minor bigint not null default 0,
  discount_raise_minor bigint not null default 0,
  -- 'buyer' or 'staff:NAME'; a person of the console gives the reason that the buyer reads.
  actor text not null,
  staff_id bigint references staff,
  reason text not null default '',
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- The difference has an invoice of its own.
  invoice_number bigint unique,
  -- Queue of changes that have to end (see orders.ending_attempts).
  ending_attempts integer not null default 0,
  ending_next_at timestamptz not null default '-infinity',
  created_at timestamptz not null default rihla_now(),
  constraint date_change_difference check (price_minor = paid_minor + difference_minor),
  constraint date_change_invoiced check ((state = 'paid') = (invoice_number is not null))
);
create unique index date_change_open on date_change (order_item_id) where state = 'open';
create index date_change_of_item on date_change (order_item_id);
create index date_change_of_departure on date_change (departure_id);
create index date_change_due on date_change (expires_at) where state = 'open';
create index date_change_of_staff on date_change (staff_id) where staff_id is not null;

-- Seats held for an open date change, counted in departure.held. They are no rows of hold: lists of guests, disruptions and the
-- seats of a booking have nothing to do with a date that is not paid yet (docs/decisions/0045-paying-for-a-dearer-date.md).
create table date_change_seat (
  date_change_id bigint not null references date_change on delete cascade,
  departure_id bigint not null references departure,
  places integer not null check (places > 0),
  primary key (date_change_id, departure_id)
);
create index date_change_seat_departure on date_change_seat (departure_id);

create table promo_redemption (
  id bigint generated always as identity primary key,
  promo_code_id bigint not null references promo_code on delete cascade,
  order_id bigint not null unique references orders on delete cascade,
  buyer_email text not null,
  released_at timestamptz,
  created_at timestamptz not null default now()
);
create index promo_redemption_buyer on promo_redemption (promo_code_id, lower(buyer_email)) where released_at is null;

-- Append only: who changed what, when and why.
create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  order_item_id bigint references order_item on delete cascade,
  from_status text,
  to_status text not null,
  -- As in src/server/booking/event-reasons.ts; the event of a refund has the refund's reason.
  reason text not null check (reason in (
    'checkout', 'places_taken', 'card', 'bank_transfer', 'pay_later', 'payment_page', 'payment_declined', 'payment_expired',
    'payment_link', 'confirmed_by_supplier', 'transfer_received', 'paid', 'late_money', 'late_money_places_taken', 'late_money_ordered_again',
    'late_money_places_gone', 'rejected', 'no_answer', 'hold_ended', 'unpaid', 'replaced', 'rest_waived', 'short_accepted', 'cancelled_by_buyer',
    'cancelled_by_staff', 'refunded_by_staff', 'rebooked_by_buyer', 'rebooked_by_staff', 'date_change_begun', 'date_change_ended', 'not_moved', 'ticket_shown', 'ticket_undone',
    'no_show', 'guest_changed', 'guests_messaged', 'places_gone', 'ordered_again', 'unmatched')
    or reason ~ '^(surplus|rebooked|goodwill)_[0-9]+$'),
  -- The staff member's note.
  note text not null default '',
  -- Of a change of people: as rebooking.party.
  party jsonb,
  actor text not null,
  created_at timestamptz not null default now()
);
create index order_event_order on order_event (order_id);
-- Staff queue of late payments: few rows of a long table.
create index order_event_late on order_event (created_at)
  where reason in ('late_money', 'late_money_places_taken', 'late_money_ordered_again', 'late_money_places_gone');

-- Unpaid reservations per visitor, mailbox or network. `key` is a keyed hash.
create table open_reservation (
  key text not null,
  order_id bigint not null references orders on delete cascade,
  places integer not null check (places > 0),
  -- Pay later, bank transfer, or a request that the supplier answers: held for long, and mailed at once.
  is_unpaid boolean not null,
  created_at timestamptz not null,
  primary key (key, order_id)
);
create index open_reservation_of_order on open_reservation (order_id);
create index open_reservation_created on open_reservation (created_at);

-- Returns whether `wanted_places` more fit into every limit: {key, places, unpaid, hourly}, null where there is none.
-- The locks serialise parallel reservations of one key until their transactions end; each query of a volatile function
-- sees what was committed before it. A first order is allowed whatever its size.
create function may_reserve(limits jsonb, wanted_places integer, without_payment boolean) returns boolean
  language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(l.key, 0))
    from (select key from jsonb_to_recordset(limits) as x(key text) order by key) l;
  return not exists (
    select from jsonb_to_recordset(limits) as l(key text, places int, unpaid int, hourly int),
      lateral (
        select coalesce(sum(r.places) filter (where o.status in ('on_hold', 'awaiting_payment', 'awaiting_supplier', 'pay_later')), 0) as places,
          count(*) filter (where r.is_unpaid and o.status in ('on_hold', 'awaiting_payment', 'awaiting_supplier', 'pay_later')) as unpaid,
          count(*) filter (where r.is_unpaid and r.created_at > rihla_now() - interval '1 hour') as hourly
        from open_reservation r join orders o on o.id = r.order_id where r.key = l.key) as now
    where now.places > 0 and now.places + wanted_places > l.places
      or without_payment and (now.unpaid >= l.unpaid or now.hourly >= l.hourly));
end
$$;

-- Aborts a statement from inside a query, so that taking seats, order and holds can be one statement, all or nothing.
create function refuse(code text) returns boolean
  language plpgsql volatile
as $$
begin
  raise exception using errcode = 'RH001', message = code;
end
$$;

-- The response to a request, for the same request sent again.
create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  -- The response's HTTP status.
  status integer check (status between 200 and 599),
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Payments

create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  provider text not null,
  attempt integer not null check (attempt > 0),
  -- The provider's idempotency key for this attempt.
  attempt_key text not null unique,
  status text not null check (status in ('created', 'processing', 'paid', 'partially_refunded', 'refunded', 'declined', 'expired')),
  amount_minor bigint not null check (amount_minor >= 0),
  captured_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  currency currency_code not null,
  -- It pays the difference of a dearer date, not the order.
  date_change_id bigint references date_change on delete cascade,
  provider_reference text,
  redirect_url text,
  -- The provider's page is still open, but the last card tried on it was declined.
  has_declined_try boolean not null default false,
  -- Why the last card of an attempt was declined; null: none was, or the provider did not say.
  decline_reason text check (decline_reason in ('insufficient_funds', 'not_authenticated', 'card_expired', 'refused')),
  -- The buyer has done their part, and the provider is still working on the money.
  is_under_way boolean not null default false,
  -- Queue of payment pages that were left open (see orders.ending_attempts).
  closing_attempts integer not null default 0,
  closing_next_at timestamptz not null default '-infinity',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, attempt),
  unique (provider, provider_reference),
  constraint payment_not_over_refunded check (refunded_minor between 0 and captured_minor)
);
create unique index payment_open on payment (order_id) where status in ('created', 'processing') and date_change_id is null;
create unique index payment_open_of_change on payment (date_change_id) where status in ('created', 'processing') and date_change_id is not null;
create index payment_of_change on payment (date_change_id) where date_change_id is not null;
-- For lists of payments by state and by day. They cost a purchase next to nothing: a paid payment is not in the first.
create index payment_ended on payment (status, id) where status in ('partially_refunded', 'refunded', 'declined', 'expired');
-- For lists of payments by sum.
create index payment_amount on payment (currency, amount_minor);
create index payment_created on payment using brin (created_at) with (pages_per_range = 32);

-- Written before the provider is called.
create table refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment on delete cascade,
  -- Null: a refund of the payment, not of an item. Also null if another payment of the order has booked the item or was
  -- refunded for it, because the sums of an item belong to one payment.
  order_item_id bigint references order_item on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  -- As in src/server/booking/event-reasons.ts. A surplus names what was captured, in minor units; a cheaper date its rebooking;
  -- a goodwill refund what was refunded before it.
  reason text not null check (reason in ('cancelled_by_buyer', 'cancelled_by_staff', 'places_gone', 'ordered_again', 'unmatched', 'not_moved')
    or reason ~ '^(surplus|rebooked|goodwill)_[0-9]+$'),
  status text not null default 'created' check (status in ('created', 'processing', 'succeeded', 'failed')),
  provider_reference text,
  -- Of a refund that lowers the price of something sold; null: the money was never on an invoice.
  credit_note_number bigint unique,
  attempts integer not null default 0,
  -- How often staff had it sent anew after it failed: part of the provider's key, which repeats its answer for an old key.
  round integer not null default 0,
  -- Staff sent the money another way after it failed: provider_reference is that number, and the provider has no such refund.
  is_by_hand boolean not null default false,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (payment_id, order_item_id, reason)
);
-- Also unique without an item, except for items that could not be booked: one payment can have several.
create unique index refund_of_payment on refund (payment_id, reason)
  where order_item_id is null and reason not in ('places_gone', 'ordered_again');
create index refund_order_item on refund (order_item_id);
create index refund_due on refund (next_at) where status in ('created', 'processing');
create index refund_created on refund using brin (created_at) with (pages_per_range = 32);
-- Staff queue of late payments: these, and failed refunds.
create index refund_late on refund (created_at) where reason in ('places_gone', 'unmatched', 'not_moved');
create index refund_stuck on refund (updated_at) where status in ('failed', 'processing');
-- Webhooks name refunds by the provider's reference.
create index refund_provider_reference on refund (provider_reference) where provider_reference is not null;

-- A provider's webhook, stored before it is processed. Its body is emptied after a while; the row stays so that no
-- event is processed twice.
create table payment_event (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  provider_reference text,
  body text not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now() + interval '5 seconds',
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  given_up_at timestamptz,
  -- Given up by staff in the console: no longer counted as a failure.
  dismissed_at timestamptz,
  constraint payment_event_dismissed check (dismissed_at is null or given_up_at is not null),
  unique (provider, event_id)
);
-- Deleting an account empties the bodies of its payments' events.
create index payment_event_reference on payment_event (provider, provider_reference) where provider_reference is not null;
create index payment_event_due on payment_event (next_at) where processed_at is null;
-- Retention: first of the bodies, then of the rows.
create index payment_event_with_body on payment_event (received_at) where body <> '';
create index payment_event_processed on payment_event (processed_at) where processed_at is not null;

-- Quotes

create table quote_request (
  id bigint generated always as identity primary key,
  reference text not null unique,
  site_id bigint not null references site,
  product_id bigint not null references product,
  user_id bigint references app_user on delete set null,
  -- The latest order made by accepting a quote.
  order_id bigint references orders,
  status text not null default 'received'
    constraint quote_request_status_check
    check (status in ('received', 'answered', 'accepted', 'booked', 'declined_by_operator', 'declined_by_buyer', 'expired')),
  -- The number of the latest quote; 0 before the first.
  quote_number integer not null default 0,
  -- Why the operator made no quote.
  reason text not null default '',
  language language_code not null,
  wished_date date,
  -- Whether other dates would do too; without a date, any date does.
  is_flexible boolean not null,
  travellers integer not null check (travellers > 0),
  budget_minor bigint check (budget_minor > 0),
  currency currency_code,
  message text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  country_code text not null,
  phone text not null default '',
  -- The member of staff who looks after it.
  assignee_id bigint references staff,
  -- The member of staff who wrote it for the guest, such as a caller; null if the guest did.
  written_by bigint references staff,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint quote_request_date check (wished_date is not null or is_flexible),
  constraint quote_request_budget check (budget_minor is null or currency is not null)
);
create index quote_request_user on quote_request (user_id, id desc) where user_id is not null;
create index quote_request_email on quote_request (lower(email));
create index quote_request_of_assignee on quote_request (assignee_id, id) where assignee_id is not null;
create index quote_request_open on quote_request (status) where status in ('received', 'answered', 'accepted');
-- Retention.
create index quote_request_unordered on quote_request (created_at) where order_id is null;
create index quote_request_order on quote_request (order_id) where order_id is not null and status <> 'booked';

-- Notes of the staff on a request for each other, which the guest does not see.
create table quote_note (
  id bigint generated always as identity primary key,
  request_id bigint not null references quote_request on delete cascade,
  staff_id bigint not null references staff,
  body text not null check (body <> ''),
  created_at timestamptz not null default rihla_now()
);
create index quote_note_of_request on quote_note (request_id);
create index quote_note_of_staff on quote_note (staff_id);

-- All quotes of a request; the latest is the open one.
create table quote (
  id bigint generated always as identity primary key,
  quote_request_id bigint not null references quote_request on delete cascade,
  number integer not null check (number > 0),
  price_minor bigint not null check (price_minor > 0),
  currency currency_code not null,
  travellers integer not null check (travellers > 0),
  local_date date not null,
  local_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- {"ar": text, "en": text}, at least one of them.
  includes jsonb not null default '{}',
  message text not null default '',
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  unique (quote_request_id, number)
);

alter table departure add foreign key (quote_request_id) references quote_request;

-- The sandbox provider's books, as if at another company: no foreign keys to ours.

create table sandbox_session (
  reference text primary key,
  attempt_key text not null unique,
  amount_minor bigint not null check (amount_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  currency currency_code not null,
  language language_code not null,
  description text not null,
  return_url text not null,
  -- Where a buyer who leaves the page without paying is sent.
  cancel_url text not null default '',
  decline_reason text,
  status text not null default 'open' check (status in ('open', 'complete', 'declined', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table sandbox_refund (
  key text primary key,
  session_reference text not null references sandbox_session on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null default now()
);
create index sandbox_refund_session on sandbox_refund (session_reference);

create table sandbox_webhook (
  id bigint generated always as identity primary key,
  event_id text not null,
  body text not null,
  due_at timestamptz not null,
  delivered_at timestamptz,
  attempts integer not null default 0
);
create index sandbox_webhook_due on sandbox_webhook (due_at) where delivered_at is null;

-- Bank transfers: the bank's side, entered by the operator. Payments refer to it by reference, as to any provider.

create table bank_transfer (
  -- The reference on the transfer: the order's reference.
  reference text primary key,
  attempt_key text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency currency_code not null,
  status text not null default 'open' check (status in ('open', 'expired')),
  created_at timestamptz not null default now()
);

create table bank_receipt (
  id bigint generated always as identity primary key,
  transfer_reference text not null references bank_transfer on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  -- The bank's own number, so that a receipt is recorded once.
  bank_reference text not null unique,
  received_on date not null,
  created_at timestamptz not null default now()
);
create index bank_receipt_transfer on bank_receipt (transfer_reference);
-- For the job that settles receipts after an interruption.
create index bank_receipt_recent on bank_receipt (created_at);

-- What a person has to look at: late payments, and differences that a check of the books found (docs/rules/ledger.md).
create table money_finding (
  id bigint generated always as identity primary key,
  -- As in src/domain/money-findings.ts.
  kind text not null check (kind in (
    'late', 'unmatched',
    'money_without_booking', 'booking_without_money', 'refunds_differ', 'list_price_differs',
    'session_unknown_there', 'session_unknown_here', 'currency', 'paid_there', 'paid_here', 'amount', 'refunded_there', 'refunded_here', 'refund_amount')),
  order_id bigint references orders on delete cascade,
  -- Both null: a session of the provider that no payment here has.
  payment_id bigint references payment on delete cascade,
  provider text,
  provider_reference text,
  refund_reference text,
  here_minor bigint not null default 0,
  there_minor bigint not null default 0,
  -- As the provider writes it.
  currency text not null,
  found_at timestamptz not null default rihla_now(),
  handled_at timestamptz,
  handled_by bigint references staff,
  note text,
  constraint money_finding_handled check ((handled_at is null) = (handled_by is null) and (handled_at is null) = (note is null)),
  -- Found again it stays handled; with other sums it is a new one.
  unique nulls not distinct (kind, order_id, payment_id, provider_reference, refund_reference, here_minor, there_minor)
);
create index money_finding_open on money_finding (found_at) where handled_at is null;
create index money_finding_order on money_finding (order_id) where order_id is not null;
create index money_finding_payment on money_finding (payment_id) where payment_id is not null;
create index money_finding_handled_by on money_finding (handled_by) where handled_by is not null;

-- The orders desk of the console

-- What its lists filter and sort by. Written from the order's events (src/server/booking/desk), not by purchases.
create table order_row (
  order_id bigint primary key references orders on delete cascade,
  -- The last event that the row has seen.
  event_id bigint not null,
  site_id bigint not null references site,
  state text not null,
  -- As in src/domain/order-money.ts.
  money text not null check (money in ('nothing', 'unpaid', 'part_paid', 'paid', 'refund_due', 'refund_failed', 'part_refunded', 'refunded')),
  payment_method text not null check (payment_method in ('card', 'bank_transfer', 'pay_later')),
  language language_code not null,
  -- False for a checkout that was left before it was paid.
  is_placed boolean not null,
  currency currency_code not null,
  promo_code_id bigint references promo_code on delete set null,
  -- Of all activities.
  supplier_ids bigint[] not null,
  city_ids bigint[] not null,
  product_ids bigint[] not null,
  first_start timestamptz not null,
  -- The day of first_start in the city's time zone.
  start_date date not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  -- Infinity: the order waits for nothing.
  due_at timestamptz not null
);
create index order_row_state on order_row (state, order_id);
create index order_row_money on order_row (money, order_id);
create index order_row_method on order_row (payment_method, order_id);
create index order_row_site on order_row (site_id, order_id);
create index order_row_language on order_row (language, order_id);
create index order_row_currency on order_row (currency, order_id);
create index order_row_promo_code on order_row (promo_code_id, order_id) where promo_code_id is not null;
create index order_row_start on order_row (first_start, order_id);
create index order_row_made on order_row (made_at, order_id);
create index order_row_due on order_row (due_at, order_id desc);
-- For the sales of a day.
create index order_row_confirmed on order_row (confirmed_at) where confirmed_at is not null;
-- For filters by one or several of these columns.
create index order_row_activities on order_row using gin (supplier_ids, city_ids, product_ids);

-- How far the events were followed: all up to settled_id for certain, and up to seen_id except those of transactions
-- that were running then, which are over once no transaction before seen_xid runs.
create table order_row_position (
  is_only boolean primary key default true check (is_only),
  settled_id bigint not null default 0,
  seen_id bigint not null default 0,
  seen_xid bigint not null default 0
);
insert into order_row_position default values;

-- What the finder finds an order by, each with its kind (src/domain/order-terms.ts). In the order of bytes, so that a
-- prefix is a range.
create table order_term (
  order_id bigint not null references orders on delete cascade,
  term text collate "C" not null,
  primary key (order_id, term)
);
create unique index order_term_term on order_term (term, order_id);

-- Notes of the staff on an order, which buyers do not see.
create table order_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  staff_id bigint not null references staff,
  -- The supplier whose staff wrote it; they and the marketplace see it. Null: written by the marketplace.
  supplier_id bigint references supplier,
  -- Whether the order's suppliers see a note of the marketplace too.
  is_for_suppliers boolean not null default false,
  body text not null check (body <> ''),
  created_at timestamptz not null default rihla_now(),
  check (supplier_id is null or not is_for_suppliers)
);
create index order_note_of_order on order_note (order_id);
create index order_note_of_supplier on order_note (supplier_id);
create index order_note_of_staff on order_note (staff_id);

-- The member of staff who looks after an order.
create table order_assignment (
  order_id bigint primary key references orders on delete cascade,
  staff_id bigint not null references staff,
  created_at timestamptz not null default rihla_now()
);
create index order_assignment_of_staff on order_assignment (staff_id, order_id);

-- One act on many orders, which a job works off one by one (docs/rules/console.md).
create table bulk_act (
  id bigint generated always as identity primary key,
  -- As in src/domain/bulk-act.ts.
  act text not null check (act in ('assign', 'payment_link', 'resend')),
  -- Of `assign`; null: the assignment is removed.
  assignee_id bigint references staff,
  staff_id bigint not null references staff,
  membership_id bigint not null references membership,
  -- Of the membership when the act began: a person whose access changed acts no further.
  access_version integer not null,
  network text not null,
  made_at timestamptz not null default rihla_now(),
  ended_at timestamptz,
  constraint bulk_act_assignee check (assignee_id is null or act = 'assign')
);
-- One at a time for each person.
create unique index bulk_act_open on bulk_act (staff_id) where ended_at is null;
create index bulk_act_of_staff on bulk_act (staff_id, id);
create index bulk_act_of_membership on bulk_act (membership_id);
create index bulk_act_of_assignee on bulk_act (assignee_id);
-- Retention.
create index bulk_act_ended on bulk_act (ended_at);

create table bulk_act_order (
  bulk_act_id bigint not null references bulk_act on delete cascade,
  -- In the order of the list.
  position integer not null,
  order_id bigint not null references orders on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- The code of the refusal.
  error text not null default '',
  attempts integer not null default 0,
  -- From when it is worked on (again).
  next_at timestamptz not null default rihla_now(),
  primary key (bulk_act_id, position)
);
create index bulk_act_order_next on bulk_act_order (next_at) where state = 'waiting';
create index bulk_act_order_of_order on bulk_act_order (order_id);
