-- An issued invoice and an issued credit note keep their date and people when the booking is changed (docs/rules/invoices.md).

alter table order_item
  -- {"localDate", "localTime", "travellers"} as the invoice says, once they were changed after it was issued. Null: as now.
  add column invoiced jsonb;

alter table refund
  -- Of the booking when the credit note was issued. Null: it has none.
  add column local_date date;
