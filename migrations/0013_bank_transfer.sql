-- Where buyers of this site may send money: {"holder": words, "bank": words, "iban", "bic", "currency"}. Null: transfers are not offered.
alter table site add column bank_account jsonb;

-- The bank's side, kept by the operator: what is awaited and what has arrived. Payments refer to it as to any provider's books.
create table bank_transfer (
  -- What the buyer writes on the transfer: the order's reference.
  reference text primary key,
  attempt_key text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  status text not null default 'open' check (status in ('open', 'expired')),
  created_at timestamptz not null default now()
);
create table bank_receipt (
  id bigint generated always as identity primary key,
  transfer_reference text not null references bank_transfer on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  -- The bank's own number: what was recorded once is not recorded again.
  bank_reference text not null unique,
  received_on date not null,
  created_at timestamptz not null default now()
);
create index bank_receipt_transfer on bank_receipt (transfer_reference);
