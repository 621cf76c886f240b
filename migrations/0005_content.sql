-- Reviews, pages, redirects, what visitors save, and messages sent.

create table review (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  order_item_id bigint unique references order_item on delete set null,
  status text not null default 'published' check (status in ('waiting', 'published', 'rejected')),
  author text not null,
  country char(2),
  rating smallint not null check (rating between 1 and 5),
  language language_code not null,
  traveller_type text not null check (traveller_type in ('solo', 'couple', 'family', 'friends', 'business')),
  title text not null,
  body text not null,
  -- What title and body speak of (domain/review-themes.ts).
  themes text[] not null default '{}',
  -- The day of the activity, as booked. Its month is public.
  visited_on date,
  -- The host's answer, published by staff.
  reply text,
  reply_language language_code,
  replied_at timestamptz,
  replied_by text,
  check (num_nulls(reply, reply_language, replied_at, replied_by) in (0, 4)),
  -- Null: not moderated.
  moderated_by text,
  moderated_at timestamptz,
  -- The reason given to the author.
  rejection text,
  created_at timestamptz not null default now()
);
create index review_product on review (product_id, created_at desc) where status = 'published';
-- The console's lists of what was judged.
create index review_judged on review (status, coalesce(moderated_at, created_at), id);
create index review_waiting on review (created_at) where status = 'waiting';

-- Photos are uploaded one by one before the review that shows them. Photos without a review are deleted with their
-- files: after a day, or at once if the review or the account is gone (neither review_id nor order_item_id).
create table review_photo (
  id bigint generated always as identity primary key,
  review_id bigint references review on delete set null,
  order_item_id bigint references order_item on delete set null,
  position integer not null default 0,
  src text not null,
  width integer not null,
  height integer not null,
  -- Written by the reviewer, or empty.
  alt text not null default '',
  created_at timestamptz not null default now(),
  unique (review_id, position)
);
create index review_photo_unused on review_photo (created_at) where review_id is null;
create index review_photo_booking on review_photo (order_item_id);
create trigger enqueue_image_probe after insert or update of src on review_photo for each row execute function enqueue_image_probe();

create table post (
  id bigint generated always as identity primary key,
  slug_ar text not null unique,
  slug_en text not null unique,
  title words not null,
  summary words not null,
  body words not null,
  picture jsonb not null,
  city_id bigint references city,
  published_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger enqueue_image_probe after insert or update of picture on post for each row execute function enqueue_image_probe();

create table faq (
  id bigint generated always as identity primary key,
  topic text not null,
  position integer not null,
  question words not null,
  answer words not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (topic, position)
);

create table testimonial (
  id bigint generated always as identity primary key,
  position integer not null unique,
  name words not null,
  city words not null,
  body words not null,
  rating smallint not null check (rating between 1 and 5),
  -- The activity that it is about. Null: the marketplace itself.
  product_id bigint references product on delete set null,
  created_at timestamptz not null default now()
);

create table page (
  code text primary key,
  title words not null,
  body words not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table redirect (
  id bigint generated always as identity primary key,
  -- Null: on every site.
  site_id bigint references site on delete cascade,
  from_path text not null,
  to_target text not null,
  status smallint not null default 301 check (status in (301, 302, 308)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index redirect_from on redirect (coalesce(site_id, 0), from_path);

-- From the contact form.
create table message (
  id bigint generated always as identity primary key,
  site_id bigint not null references site,
  name text not null,
  email text not null,
  topic text not null,
  body text not null,
  language language_code not null,
  created_at timestamptz not null default now(),
  -- Nothing waits any more: who said so in the console. Null: open.
  closed_at timestamptz,
  closed_by bigint references staff,
  -- The member of staff who looks after it.
  assignee_id bigint references staff,
  constraint message_closed check ((closed_at is null) = (closed_by is null))
);
-- Retention.
create index message_created on message (created_at);
create index message_email on message (lower(email));
create index message_open on message (id) where closed_at is null;
create index message_closed_by on message (closed_by) where closed_by is not null;
create index message_of_assignee on message (assignee_id, id) where assignee_id is not null;

-- Replies from the console, which were mailed to the sender.
create table message_reply (
  id bigint generated always as identity primary key,
  message_id bigint not null references message on delete cascade,
  staff_id bigint not null references staff,
  body text not null,
  created_at timestamptz not null default rihla_now()
);
create index message_reply_of_message on message_reply (message_id);
create index message_reply_of_staff on message_reply (staff_id);

-- Notes of the staff on a message for each other, which its sender does not see.
create table message_note (
  id bigint generated always as identity primary key,
  message_id bigint not null references message on delete cascade,
  staff_id bigint not null references staff,
  body text not null check (body <> ''),
  created_at timestamptz not null default rihla_now()
);
create index message_note_of_message on message_note (message_id);
create index message_note_of_staff on message_note (staff_id);

-- Texts for replies with placeholders in braces (domain/reply-template.ts).
create table reply_template (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  body words not null,
  version integer not null default 1,
  changed_at timestamptz not null default rihla_now(),
  -- Null: of the demo.
  changed_by bigint references staff
);
create index reply_template_changed_by on reply_template (changed_by) where changed_by is not null;

-- Belongs to an account, or to a browser by the token of its cookie, as carts do.
create table wishlist (
  id bigint generated always as identity primary key,
  user_id bigint unique references app_user on delete cascade,
  token_hash bytea unique,
  -- Of the link for others; null while the list is not shared. Stored in clear text so that the owner can be shown it
  -- again: it opens only this list.
  share_token text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint wishlist_of_one check ((user_id is null) <> (token_hash is null))
);
create index wishlist_unused on wishlist (updated_at) where user_id is null;

create table wishlist_item (
  wishlist_id bigint not null references wishlist on delete cascade,
  product_id bigint not null references product on delete cascade,
  created_at timestamptz not null default now(),
  primary key (wishlist_id, product_id)
);
create index wishlist_item_product on wishlist_item (product_id);

-- Of accounts; visitors without one have theirs in the browser.
create table recently_viewed_product (
  user_id bigint not null references app_user on delete cascade,
  product_id bigint not null references product on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create index recently_viewed_product_product on recently_viewed_product (product_id);

-- Messages, written in the transaction that makes them true and sent afterwards.
create table outbox (
  id bigint generated always as identity primary key,
  -- As in src/server/outbox/message-kinds.ts.
  kind text not null check (kind in (
    'order_confirmed', 'order_confirmed_late', 'order_partially_confirmed_late', 'order_failed_late', 'order_reserved',
    'order_payment_link', 'order_reminder', 'order_last_reminder', 'order_unpaid', 'order_on_hold', 'order_accepted', 'order_rejected',
    'order_unanswered', 'order_transfer', 'order_transfer_part', 'order_transfer_expired', 'booking_cancelled', 'booking_refunded', 'booking_rebooked', 'booking_date_link', 'booking_date_kept', 'booking_date_refunded', 'refund_delayed', 'refund_sent', 'guest_changed', 'departure_cancelled',
    'departure_moved', 'departure_message', 'staff_reserved',
    'staff_on_hold', 'staff_unanswered', 'staff_partly_unanswered', 'staff_cancelled', 'staff_rebooked', 'quote_received', 'quote_answered', 'quote_declined', 'quote_expired',
    'quote_request', 'quote_declined_by_buyer', 'review_rejected', 'contact_message', 'contact_reply', 'account_link', 'account_deleted', 'guest_deleted', 'password_changed', 'password_reset',
    'email_changed', 'passkey_added', 'sign_in_code', 'new_email_code', 'proof_code',
    'order_payment_failed', 'order_in_progress', 'order_hold_ended', 'console_invite', 'console_access', 'console_reset', 'console_factor',
    'console_offer', 'console_session', 'notice_booking', 'notice_reserved', 'notice_request', 'notice_change', 'notice_departure')),
  channel text not null default 'email' check (channel in ('email', 'whatsapp', 'webhook')),
  -- One message per fact: the same key is never written twice.
  dedupe_key text not null unique,
  recipient text not null,
  language language_code not null,
  payload jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz not null default rihla_now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  -- The sent text of messages to guests about their order, without the link's key. Erased with the recipient.
  subject text,
  body text,
  -- Given up by staff in the console: no longer counted as a failure.
  dismissed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint outbox_dismissed check (dismissed_at is null or failed_at is not null)
);
-- Messages that were given up, for the console.
create index outbox_given_up on outbox (failed_at) where last_error <> 'no longer true';
create index outbox_due on outbox (next_at) where sent_at is null and failed_at is null;
-- Retention: recipients are removed after 90 days, rows after 400.
create index outbox_with_recipient on outbox (coalesce(sent_at, failed_at)) where recipient <> '';
create index outbox_without_recipient on outbox (coalesce(sent_at, failed_at)) where recipient = '';
-- Finds the messages of an order.
create index outbox_reference on outbox ((payload ->> 'reference'));
-- Deleting an account removes its address: order messages are found by their reference, these by the address or the id.
create index outbox_recipient on outbox (lower(recipient)) where payload ->> 'reference' is null;
create index outbox_contact on outbox ((payload ->> 'messageId')) where kind in ('contact_message', 'contact_reply');

-- Where messages go without SMTP or WhatsApp: the development mailbox.
create table mailbox_message (
  id bigint generated always as identity primary key,
  outbox_id bigint unique references outbox on delete cascade,
  channel text not null default 'email' check (channel in ('email', 'whatsapp')),
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  attachments jsonb not null default '[]',
  created_at timestamptz not null default now()
);
