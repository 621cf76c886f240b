-- Accounts, and limits on what visitors may try.

create table app_user (
  id bigint generated always as identity primary key,
  email text not null,
  email_confirmed_at timestamptz,
  -- Null: signs in by a mailed code or a passkey.
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  country_code text not null default '',
  phone text not null default '',
  language language_code not null default 'ar',
  currency currency_code,
  marketing_consent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index app_user_email on app_user (lower(email));

create table session (
  token_hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  -- When the owner last proved who they are, by signing in or by a mailed code.
  proved_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index session_of_user on session (user_id);

-- An account is created when the link mailed to its address is opened (docs/rules/accounts.md).
create table account_link (
  token_hash bytea primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  country_code text not null default '',
  phone text not null default '',
  language language_code not null,
  -- Chosen at sign-up; null for a link requested with an order, where it is chosen after the link is opened.
  password_hash text,
  order_reference text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint account_link_of_one check ((password_hash is null) <> (order_reference is null))
);

create table password_reset (
  token_hash bytea primary key,
  -- Null: the address has no account. The row is written anyway so that the response takes as long.
  user_id bigint references app_user on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_reset_user on password_reset (user_id);

-- Six-digit codes mailed to sign in, to confirm a new address, or to confirm a change of the account
-- (docs/rules/accounts.md).
create table mail_code (
  -- Of a secret that only the requesting browser holds, so that others cannot use up the tries.
  challenge_hash bytea primary key,
  purpose text not null,
  email text not null,
  code_hash bytea not null,
  -- The signed-in account; null to sign in.
  user_id bigint references app_user on delete cascade,
  language language_code not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint mail_code_purpose check (purpose in ('sign_in', 'new_email', 'proof')),
  constraint mail_code_user check ((purpose = 'sign_in') = (user_id is null))
);
create index mail_code_of_user on mail_code (user_id);

create table passkey (
  -- The credential's id, base64url.
  id text primary key,
  user_id bigint not null references app_user on delete cascade,
  -- It works on this host only.
  host text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- The device, as its browser named it.
  name text not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index passkey_of_user on passkey (user_id);

-- Challenges of passkeys are signed rather than stored; a used one is stored so that it cannot be used twice.
create table used_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenge_expiry on used_challenge (expires_at);

-- Attempts per window, counted in the database because all processes share the limit.
create table rate_limit (
  key text not null,
  window_start timestamptz not null,
  points integer not null,
  primary key (key, window_start)
);
create index rate_limit_window on rate_limit (window_start);

-- The latest run of each background job, for the console: every failure, and a success once a minute.
create table job_run (
  job text primary key,
  every_seconds double precision not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  succeeded_at timestamptz,
  failed_at timestamptz,
  -- Of the last failure.
  error text not null default '',
  -- Since the last success.
  failures integer not null check (failures >= 0)
);

-- The operator's console (docs/rules/console.md): people with roles, how they sign in, and the log of their changes.

create table role (
  id bigint generated always as identity primary key,
  code text not null unique,
  name words not null,
  -- Whose people can have it: the marketplace's or a supplier's.
  kind text not null check (kind in ('marketplace', 'supplier')),
  -- Verbs of src/domain/permissions.ts.
  permissions text[] not null,
  -- Only the departures that the person guides.
  only_own_trips boolean not null default false,
  -- The owner's role: it always has every permission.
  is_fixed boolean not null default false,
  position integer not null default 0,
  updated_at timestamptz not null default rihla_now()
);

create table staff (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  language language_code not null,
  -- Null until the invitation is accepted.
  password_hash text,
  -- AES-256-GCM with a key of SECRET; null without an authenticator app.
  totp_secret bytea,
  -- The period of the last accepted code, which is not accepted again.
  totp_last_period bigint,
  -- A secret that is not confirmed with a code yet.
  totp_pending bytea,
  accepted_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default rihla_now(),
  constraint staff_accepted check ((accepted_at is null) = (password_hash is null)),
  constraint staff_totp_period check (totp_last_period is null or totp_secret is not null)
);
create unique index staff_email on staff (lower(email));

create table membership (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  role_id bigint not null references role,
  -- Null: of the marketplace.
  supplier_id bigint references supplier,
  -- An offer, which the person can accept until then; null: they have the role.
  offered_until timestamptz,
  -- As the manager typed them. The manager sees nothing else of the person before the offer is accepted.
  offered_name text,
  offered_email text,
  -- What the person is mailed about (src/domain/notices.ts). Null: as their role begins, see notices_of.
  notices text[] check (notices <@ array['booking', 'request', 'change']),
  -- Counts how often the person's sessions were ended by a change of their access: guide's passes that were made before
  -- end too.
  access_version integer not null default 0,
  created_at timestamptz not null default rihla_now(),
  ended_at timestamptz,
  constraint membership_offer check (num_nulls(offered_until, offered_name, offered_email) in (0, 3))
);
create unique index membership_once on membership (staff_id, role_id, coalesce(supplier_id, 0)) where ended_at is null;
create index membership_of_staff on membership (staff_id);
create index membership_of_role on membership (role_id);
create index membership_of_supplier on membership (supplier_id);

-- What a membership is mailed about. Roles that answer orders begin with everything, and roles that do not read orders
-- have nothing to choose.
create function notices_of(chosen text[], permissions text[]) returns text[]
  language sql immutable
as $$
  select case when not permissions @> array['orders.read'] then array[]::text[]
    when chosen is not null then chosen
    when permissions @> array['orders.answer'] then array['booking', 'request', 'change']
    else array[]::text[] end
$$;

-- A mailed link: of a new person, or of one whose second factor and password were reset.
create table staff_invite (
  token_hash bytea primary key,
  staff_id bigint not null references staff,
  kind text not null check (kind in ('invitation', 'reset')),
  -- Null: invited by `npm run staff`.
  invited_by bigint references staff,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default rihla_now()
);
create index staff_invite_of_staff on staff_invite (staff_id);
create index staff_invite_by on staff_invite (invited_by);
create index staff_invite_expiry on staff_invite (expires_at);

create table staff_passkey (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default rihla_now(),
  last_used_at timestamptz
);
create index staff_passkey_of_staff on staff_passkey (staff_id);

create table recovery_code (
  staff_id bigint not null references staff,
  -- HMAC with SECRET.
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default rihla_now(),
  primary key (staff_id, code_hash)
);

create table staff_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  staff_id bigint not null references staff,
  -- The membership that the person works with.
  membership_id bigint not null references membership,
  -- Of a preview: the role with which the person sees the console, without changing anything.
  preview_role_id bigint references role,
  -- When the person last proved who they are, with a passkey, a code or the password.
  proven_at timestamptz not null default rihla_now(),
  -- Whether it was started with more than the password.
  has_second_factor boolean not null,
  last_seen_at timestamptz not null default rihla_now(),
  expires_at timestamptz not null,
  -- As the browser names itself, and its network.
  device text not null,
  network text not null,
  created_at timestamptz not null default rihla_now()
);
create index staff_session_of_staff on staff_session (staff_id);
create index staff_session_of_membership on staff_session (membership_id);
create index staff_session_expiry on staff_session (expires_at);

-- A challenge for a passkey: answered once, within five minutes.
create table staff_challenge (
  challenge text primary key,
  -- Null: a sign-in, before the person is known.
  staff_id bigint references staff,
  expires_at timestamptz not null
);
create index staff_challenge_of_staff on staff_challenge (staff_id);
create index staff_challenge_expiry on staff_challenge (expires_at);

-- A guide's pass: a phone without an account that checks in the guests of some departures until their day ends.
create table device_pass (
  id bigint generated always as identity primary key,
  supplier_id bigint not null references supplier,
  -- The phone, as the office calls it.
  name text not null check (length(name) between 1 and 60),
  -- Who made it. It ends with this membership, or when the membership's access_version changes.
  membership_id bigint not null references membership,
  access_version integer not null,
  -- Of the link in the QR code, which works once; null after that.
  link_hash bytea unique,
  -- Of the phone's cookie; null until the link was opened.
  token_hash bytea unique,
  opened_at timestamptz,
  last_used_at timestamptz,
  -- The end of the last departure's last day on the city's calendar.
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default rihla_now(),
  constraint device_pass_opened check ((token_hash is null) = (opened_at is null) and (link_hash is null) = (opened_at is not null))
);
create index device_pass_of_supplier on device_pass (supplier_id);
create index device_pass_of_membership on device_pass (membership_id);
create index device_pass_expiry on device_pass (expires_at);

create table device_pass_departure (
  pass_id bigint not null references device_pass on delete cascade,
  departure_id bigint not null references departure on delete cascade,
  primary key (pass_id, departure_id)
);
create index device_pass_of_departure on device_pass_departure (departure_id);

-- The address of a list of the console, stored with a name (docs/rules/console.md).
create table saved_view (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  -- The scope that it was saved in; null: the marketplace.
  supplier_id bigint references supplier,
  -- As in src/domain/saved-views.ts.
  list text not null check (list in ('orders', 'departures')),
  name text not null check (length(name) between 1 and 60),
  -- The search of the address, as the list accepted it when the view was saved.
  params jsonb not null,
  is_shared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default rihla_now()
);
create unique index saved_view_name on saved_view (staff_id, coalesce(supplier_id, 0), list, lower(name));
create index saved_view_of_supplier on saved_view (supplier_id, list);

-- Which row of the console a session has open, for colleagues (docs/rules/console.md).
create table presence (
  session_id bigint not null references staff_session on delete cascade,
  -- As in src/domain/presence.ts.
  kind text not null check (kind in ('order', 'message', 'quote', 'review')),
  -- The end of its address in the console.
  key text not null check (length(key) <= 40),
  seen_at timestamptz not null default rihla_now(),
  primary key (session_id, kind, key)
);
create index presence_of_row on presence (kind, key);
create index presence_age on presence (seen_at);

-- Every change of the console, written in the change's transaction and never changed again.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default rihla_now(),
  -- Null: a command of the operator.
  staff_id bigint references staff,
  membership_id bigint references membership,
  -- The guide's pass that made it, which has neither person nor membership. The pass itself is deleted before the entry.
  pass text,
  pass_id bigint,
  network text not null,
  -- As in src/domain/audit-actions.ts.
  action text not null check (action in (
    'session.started', 'preview.started', 'preview.ended', 'session.ended', 'session.proven', 'session.switched',
    'invitation.sent', 'invitation.accepted', 'membership.added', 'membership.changed', 'membership.ended',
    'factors.reset', 'passkey.added', 'passkey.removed', 'totp.replaced', 'recovery_codes.replaced',
    'password.changed', 'profile.changed', 'role.changed',
    'departure.closed', 'departure.opened', 'departure.capacity', 'departure.priced', 'departure.planned', 'departure.guides',
    'departure.no_shows', 'departure.called_off', 'departure.moved', 'departure.retried', 'departure.exported', 'departure.messaged', 'ticket.checked_in', 'ticket.second_entry', 'ticket.arrived', 'ticket.undone',
    'pass.made', 'pass.opened', 'pass.revoked',
    'order.confirmed', 'order.rejected', 'order.link_sent', 'order.confirmation_sent', 'order.mail_sent', 'order.note_added',
    'order.assigned', 'order.item_confirmed', 'order.item_rejected',
    'order.item_cancelled', 'order.item_refunded', 'order.item_rebooked', 'order.date_withdrawn', 'order.guest_changed', 'order.exported', 'order.bulk_begun', 'order.bulk_stopped', 'quote.answered', 'quote.written', 'quote.declined', 'quote.assigned', 'quote.note_added', 'message.replied', 'message.closed', 'message.reopened', 'message.assigned', 'message.note_added',
    'template.added', 'template.changed', 'template.deleted', 'review.published', 'review.rejected', 'review.replied', 'mail.retried', 'mail.given_up', 'webhook.retried', 'webhook.given_up',
    'money.receipt_recorded', 'money.short_accepted', 'money.refund_sent', 'money.refund_retried', 'money.reconciled', 'money.finding_handled',
    'money.exported', 'audit.exported', 'traveller.exported', 'traveller.deleted',
    'view.saved', 'view.changed', 'view.deleted')),
  subject_kind text not null check (subject_kind in ('staff', 'membership', 'role', 'session', 'departure', 'booking', 'order', 'quote', 'message',
    'template', 'review', 'mail', 'pass', 'payment', 'refund', 'finding', 'traveller', 'view', 'bulk_act', 'webhook')),
  subject_id bigint not null,
  -- The supplier that the subject belongs to; null: the marketplace.
  supplier_id bigint references supplier,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  constraint audit_entry_pass check ((pass is null) = (pass_id is null))
);
create index audit_entry_of_staff on audit_entry (staff_id, id);
create index audit_entry_of_membership on audit_entry (membership_id);
create index audit_entry_of_supplier on audit_entry (supplier_id, id);
create index audit_entry_of_subject on audit_entry (subject_kind, subject_id, id);
create index audit_entry_of_action on audit_entry (action, id);
create index audit_entry_at on audit_entry using brin (at) with (pages_per_range = 32);
create index audit_entry_with_reason on audit_entry (id) where reason is not null;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;
create trigger audit_entry_is_final before update or delete on audit_entry for each row execute function refuse_audit_change();
create trigger audit_entry_is_whole before truncate on audit_entry for each statement execute function refuse_audit_change();

insert into role (code, name, kind, permissions, only_own_trips, is_fixed, position) values
  ('owner', '{"ar":"المالك","en":"Owner"}', 'marketplace', '{orders.read,guests.read,orders.answer,orders.change,orders.cancel,refunds.limited,refunds.free,transfers.record,settlements.read,settlements.make,departures.change,tickets.check_in,catalogue.edit,catalogue.publish,content.edit,promo_codes.edit,redirects.edit,reviews.moderate,messages.answer,quotes.answer,sites.edit,settings.edit,rates.edit,staff.manage,keys.manage,reports.summary,reports.read,audit.read,health.read}', false, true, 1),
  ('support', '{"ar":"خدمة العملاء","en":"Support"}', 'marketplace', '{orders.read,guests.read,orders.answer,orders.change,orders.cancel,refunds.limited,departures.change,tickets.check_in,reviews.moderate,messages.answer,quotes.answer,reports.summary,health.read}', false, false, 2),
  ('finance', '{"ar":"المالية","en":"Finance"}', 'marketplace', '{orders.read,guests.read,refunds.limited,refunds.free,transfers.record,settlements.read,settlements.make,rates.edit,reports.summary,reports.read,audit.read,health.read}', false, false, 3),
  ('editor', '{"ar":"محرر الكتالوج","en":"Catalogue editor"}', 'marketplace', '{departures.change,catalogue.edit,catalogue.publish,content.edit,promo_codes.edit,redirects.edit,reports.summary}', false, false, 4),
  ('analyst', '{"ar":"محلل","en":"Analyst"}', 'marketplace', '{orders.read,reports.summary,reports.read}', false, false, 5),
  ('supplier_manager', '{"ar":"مدير مقدّم التجربة","en":"Supplier manager"}', 'supplier', '{orders.read,guests.read,orders.answer,settlements.read,departures.change,tickets.check_in,catalogue.edit,staff.manage,keys.manage,reports.summary,reports.read,audit.read}', false, false, 6),
  ('supplier_office', '{"ar":"مكتب مقدّم التجربة","en":"Supplier office"}', 'supplier', '{orders.read,guests.read,orders.answer,departures.change,tickets.check_in,catalogue.edit}', false, false, 7),
  ('supplier_finance', '{"ar":"محاسب مقدّم التجربة","en":"Supplier finance"}', 'supplier', '{orders.read,settlements.read,reports.summary,reports.read}', false, false, 8),
  ('guide', '{"ar":"مرشد سياحي","en":"Guide"}', 'supplier', '{guests.read,tickets.check_in}', true, false, 9);
