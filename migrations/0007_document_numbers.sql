-- Numbers of invoices and credit notes have no gaps: the row is taken in the transaction that issues the document, so a
-- rollback gives the number back. A sequence would lose it.
create table document_counter (
  series text primary key check (series in ('invoice', 'credit_note')),
  last_number bigint not null check (last_number > 0)
);

-- Of a refund that lowers the price of something sold; null: the money was never on an invoice.
alter table refund add credit_note_number bigint unique;

update refund set credit_note_number = numbered.number
from (
  select r.id, row_number() over (order by r.id) as number
  from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
  where o.invoice_number is not null and exists (
    select from order_event e where e.order_id = o.id and e.order_item_id = r.order_item_id and e.to_status = 'confirmed')
) numbered where numbered.id = refund.id;

insert into document_counter (series, last_number)
select series, last_number from (
  select 'invoice', max(invoice_number) from orders
  union all select 'credit_note', max(credit_note_number) from refund
) used (series, last_number) where last_number is not null;

drop sequence invoice_number;
