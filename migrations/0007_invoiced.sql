-- An issued invoice and an issued credit note keep their date and people when the booking is changed (docs/rules/invoices.md).

alter table order_item
  -- {"localDate", "localTime", "travellers"} as the invoice says, once they were changed after it was issued. Null: as now.
  add column invoiced jsonb;

alter table refund
  -- Of the booking when the credit note was issued. Null: it has none.
  add column local_date date;

-- How many travellers a changed party had is not recorded. Infants without a seat are taken to have stayed the same.
update order_item i set invoiced = jsonb_build_object('localDate', b.from_date, 'localTime', b.from_time, 'travellers',
    case when i.party is null then i.travellers else greatest(1, i.travellers
      + (select coalesce(sum((l ->> 'quantity')::integer), 0) from jsonb_array_elements(i.lines) l where l ->> 'kind' = 'unit')
      - (select coalesce(sum((l ->> 'quantity')::integer), 0) from jsonb_array_elements(i.party) l where l ->> 'kind' = 'unit')) end)
  from orders o, rebooking b
  where o.id = i.order_id and o.invoice_number is not null
    and b.id = (select min(id) from rebooking r where r.order_item_id = i.id and r.created_at > o.confirmed_at);

update refund r set local_date = coalesce(
    (select b.to_date from rebooking b where r.reason = 'rebooked_' || b.id),
    (select b.from_date from rebooking b where b.order_item_id = i.id and b.created_at > r.created_at order by b.id limit 1),
    i.local_date)
  from order_item i where i.id = r.order_item_id and r.credit_note_number is not null;
