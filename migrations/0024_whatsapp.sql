-- What the buyer is told by WhatsApp beside the mail: of a request that waits for its host the answers, of an order whose buyer asked for it everything.
alter table orders add column whatsapp text not null default 'nothing' check (whatsapp in ('nothing', 'answers', 'everything'));
alter table mailbox_message add column channel text not null default 'email' check (channel in ('email', 'whatsapp'));
alter table outbox alter column next_at set default rihla_now();

-- A dozen statements write the buyer's mails, each in the transaction of its fact. Their twins are written here, so that none is forgotten.
create function also_by_whatsapp() returns trigger language plpgsql as $$
begin
  insert into outbox (kind, channel, dedupe_key, recipient, language, payload)
  select new.kind, 'whatsapp', 'whatsapp:' || new.dedupe_key, o.phone, new.language, jsonb_build_object('reference', o.reference)
  from orders o
  where o.reference = new.payload ->> 'reference' and (o.whatsapp = 'everything'
    or o.whatsapp = 'answers' and new.kind in ('order_on_hold', 'order_accepted', 'order_rejected', 'order_unanswered'))
  on conflict do nothing;
  return null;
end $$;
create trigger also_by_whatsapp after insert on outbox for each row
  when (new.channel = 'email' and new.kind like 'order\_%') execute function also_by_whatsapp();
