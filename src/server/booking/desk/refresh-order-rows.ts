import { termsOfOrder } from '#domain/order-terms.ts'
import { isOfKindSql, reasonSql } from '#server/booking/event-reasons.ts'
import {
  inOrderStates,
  inPaymentStates,
  IN_OPEN_REFUND_STATES,
  ITEM,
  MONEY,
  ORDER,
  REFUND,
  inItemStates,
} from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'

interface TermsRow {
  id: number
  /** Empty once the buyer has been anonymised, as the next two. */
  name: string
  email: string
  phone: string
  reference: string
  tickets: string[]
  numbers: string[]
}

/** Brings the desk's rows and search terms of these orders up to date. */
export async function refreshOrderRows(connection: Connection, orderIds: number[]): Promise<void> {
  if (orderIds.length === 0) return
  await writeRows(connection, orderIds)
  const orders = await readTerms(connection, orderIds)
  await writeTerms(connection, orderIds, orders.flatMap((order) => termsOfOrder(order).map((term) => ({ id: order.id, term })))) // prettier-ignore
}

async function writeRows(connection: Connection, orderIds: number[]): Promise<void> {
  await connection.rows({
    name: 'desk.write_rows',
    text: `insert into order_row (order_id, event_id, site_id, state, money, payment_method, language, is_placed, currency,
        promo_code_id, supplier_ids, city_ids, product_ids, first_start, start_date, made_at, confirmed_at, due_at)
      select o.id, (select coalesce(max(e.id), 0) from order_event e where e.order_id = o.id), o.site_id, o.status,
        case when back.has_failed then ${MONEY.refund_failed} when back.is_due then ${MONEY.refund_due}
          when paid.refunded > 0 and paid.refunded >= paid.captured then ${MONEY.refunded}
          -- What was paid above the total, or a second time, and was sent back leaves the order paid.
          when paid.refunded > back.surplus then ${MONEY.part_refunded} when paid.captured > 0 then ${MONEY.paid}
          when o.total_minor = 0 or o.status ${inOrderStates('finished')} then ${MONEY.nothing}
          when paid.has_part then ${MONEY.part_paid} else ${MONEY.unpaid} end,
        o.payment_method, o.language,
        o.payment_method <> 'card' or o.payable_since is not null or paid.captured > 0 or o.status ${inOrderStates('booked')}
          or o.status = ${ORDER.awaiting_supplier}
          or exists (select from order_event e where e.order_id = o.id and e.from_status = ${ORDER.awaiting_supplier}),
        o.currency, o.promo_code_id, item.suppliers, item.cities, item.products, item.first_start, item.start_date, o.created_at,
        o.confirmed_at, case when o.status ${inOrderStates('waiting')} then o.hold_expires_at else 'infinity' end
      from orders o
        cross join lateral (select coalesce(sum(p.captured_minor), 0) as captured, coalesce(sum(p.refunded_minor), 0) as refunded,
            coalesce(bool_or(p.status ${inPaymentStates('open')} and p.provider = 'bank_transfer'
              and exists (select from bank_receipt r where r.transfer_reference = p.provider_reference)), false) as has_part
          from payment p where p.order_id = o.id) paid
        cross join lateral (select coalesce(bool_or(r.status = ${REFUND.failed}), false) as has_failed,
            coalesce(bool_or(r.status ${IN_OPEN_REFUND_STATES}), false) as is_due,
            coalesce(sum(r.amount_minor) filter (where r.status = ${REFUND.succeeded} and (${isOfKindSql('r.reason', 'surplus')} or r.reason = ${reasonSql('unmatched')})), 0) as surplus
          from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) back
        cross join lateral (select array_agg(distinct q.supplier_id order by q.supplier_id) as suppliers,
            array_agg(distinct q.city_id order by q.city_id) as cities, array_agg(distinct q.id order by q.id) as products,
            coalesce(min(i.starts_at) filter (where i.status ${inItemStates('live')}), min(i.starts_at)) as first_start,
            (array_agg(i.local_date order by i.status ${inItemStates('live')} desc, i.starts_at))[1] as start_date
          from order_item i join product q on q.id = i.product_id where i.order_id = o.id having count(*) > 0) item
      where o.id = any ($1::bigint[]) and o.status not in (${ORDER.draft}, ${ORDER.on_hold})
      on conflict (order_id) do update set event_id = excluded.event_id, state = excluded.state, money = excluded.money,
        payment_method = excluded.payment_method, is_placed = excluded.is_placed, promo_code_id = excluded.promo_code_id,
        supplier_ids = excluded.supplier_ids, city_ids = excluded.city_ids, product_ids = excluded.product_ids,
        first_start = excluded.first_start, start_date = excluded.start_date, confirmed_at = excluded.confirmed_at, due_at = excluded.due_at`,
    values: [orderIds],
  })
}

function readTerms(connection: Connection, orderIds: number[]): Promise<TermsRow[]> {
  return connection.rows<TermsRow>({
    name: 'desk.terms_of_orders',
    // An anonymised order keeps a name only for its invoice.
    text: `select o.id, case when o.email = '' then '' else o.first_name || ' ' || o.last_name end as name, o.email, o.phone, o.reference,
        array(select i.ticket_code from order_item i where i.order_id = o.id and i.status <> ${ITEM.failed}) as tickets,
        array(select p.provider_reference from payment p where p.order_id = o.id and p.provider_reference is not null
          union select r.bank_reference from payment p join bank_receipt r on r.transfer_reference = p.provider_reference
          where p.order_id = o.id and p.provider = 'bank_transfer') as numbers
      from orders o where o.id = any ($1::bigint[])`,
    values: [orderIds],
  })
}

async function writeTerms(
  connection: Connection,
  orderIds: number[],
  terms: { id: number; term: string }[],
): Promise<void> {
  await connection.rows({
    name: 'desk.write_terms',
    text: `with wanted as materialized (select id, term from jsonb_to_recordset($2::jsonb) as w (id bigint, term text)),
      gone as (delete from order_term t where t.order_id = any ($1::bigint[])
        and not exists (select from wanted w where w.id = t.order_id and w.term = t.term))
      insert into order_term (order_id, term) select id, term from wanted on conflict do nothing`,
    values: [orderIds, JSON.stringify(terms)],
  })
}
