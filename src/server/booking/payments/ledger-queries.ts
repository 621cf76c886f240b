import type { Books, OrderBooks } from '#domain/ledger.ts'
import type { PaymentState } from '#domain/payment-states.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { ITEM, REFUND } from '#server/booking/states.ts'

export interface PaymentBooks extends Books {
  id: number
  provider: string
  providerReference: string
  orderReference: string
}

export interface Days {
  from: Date
  to: Date
}

const paymentBooks = `select p.id, p.provider, p.provider_reference as "providerReference", o.reference as "orderReference",
    p.captured_minor as "capturedMinor", p.currency,
    (select coalesce(jsonb_agg(jsonb_build_object('reference', r.provider_reference, 'amountMinor', r.amount_minor,
        'state', case when r.is_by_hand then 'by_hand' when r.status = ${REFUND.succeeded} then 'sent' when r.status = ${REFUND.failed} then 'failed' else 'open' end) order by r.id), '[]')
      from refund r where r.payment_id = p.id) as refunds
  from payment p join orders o on o.id = p.order_id where p.provider_reference is not null`

export interface PaymentInBrief {
  orderId: number
  provider: string
  status: PaymentState
}

export async function findPaymentState(connection: Connection, paymentId: number): Promise<PaymentInBrief | undefined> {
  const rows = await connection.rows<PaymentInBrief>({
    name: 'payments.state_of_one',
    text: `select order_id as "orderId", provider, status from payment where id = $1`,
    values: [paymentId],
  })
  return rows[0]
}

/** Undefined when it never went to a provider. */
export async function findPaymentBooks(connection: Connection, paymentId: number): Promise<PaymentBooks | undefined> {
  const rows = await connection.rows<PaymentBooks>({
    name: 'payments.books_of_one',
    text: `${paymentBooks} and p.id = $1`,
    values: [paymentId],
  })
  return rows[0]
}

/** Payments that were begun in these days and went to a provider, in steps: those after `afterId`. */
export function listPaymentBooks(
  connection: Connection,
  input: Days & { afterId: number; most: number },
): Promise<PaymentBooks[]> {
  return connection.rows<PaymentBooks>(
    named({
      name: 'payments.books',
      text: `${paymentBooks} and p.id > :afterId and p.created_at >= :from and p.created_at < :to order by p.id limit :most`,
      values: input,
    }),
  )
}

/** Returns the references of the provider that belong to no payment of ours. */
export async function listUnknownReferences(
  connection: Connection,
  provider: string,
  references: string[],
): Promise<string[]> {
  const rows = await connection.rows<{ reference: string }>({
    name: 'payments.unknown_references',
    text: `select r as reference from unnest($2::text[]) r
      where not exists (select from payment p where p.provider = $1 and p.provider_reference = r) order by r`,
    values: [provider, references],
  })
  return rows.map((row) => row.reference)
}

/** The books of orders made in these days, in steps: those after `afterId`. One that money never touched is not among them. */
export function listOrderBooks(
  connection: Connection,
  input: Days & { afterId: number; most: number },
): Promise<(OrderBooks & { id: number })[]> {
  return connection.rows(
    named({
      name: 'payments.order_books',
      text: `select o.id, o.reference, o.currency, p.captured as "capturedMinor", p.refunded as "refundedMinor",
        coalesce(i.refunded, 0)::bigint as "itemsRefundedMinor", coalesce(r.sent, 0)::bigint as "sentMinor",
        coalesce(r.items_sent, 0)::bigint as "itemsSentMinor", coalesce(r.owed, 0)::bigint as "owedMinor",
        coalesce(i.sold, 0)::bigint as "soldMinor", coalesce(r.credited, 0)::bigint as "creditedMinor",
        coalesce(i.sales, '[]') as sales
      from orders o
      cross join lateral (
        select coalesce(sum(captured_minor), 0)::bigint as captured, coalesce(sum(refunded_minor), 0)::bigint as refunded
        from payment where order_id = o.id) p
      cross join lateral (
        select sum(refunded_minor) as refunded, array_agg(i.id) filter (where c.was_confirmed) as sold_ids,
          sum(total_minor) filter (where c.was_confirmed) as sold,
          jsonb_agg(jsonb_build_object('listCurrency', i.list_currency, 'listTotalMinor', i.list_total_minor, 'totalMinor', i.total_minor,
            'discountMinor', i.discount_minor, 'creditedMinor', (select coalesce(sum(r.amount_minor), 0) from refund r
              where r.order_item_id = i.id)) order by i.position) filter (where c.was_confirmed) as sales
        from order_item i cross join lateral (
          select i.status = ${ITEM.confirmed} or exists (select from order_event e
            where e.order_id = o.id and e.order_item_id = i.id and e.to_status = ${ITEM.confirmed}) as was_confirmed) c
        where i.order_id = o.id) i
      cross join lateral (
        select sum(r.amount_minor) filter (where r.status = ${REFUND.succeeded}) as sent,
          sum(r.amount_minor) filter (where r.status = ${REFUND.succeeded} and r.order_item_id is not null) as items_sent,
          sum(r.amount_minor) filter (where r.status <> ${REFUND.succeeded}) as owed,
          sum(r.amount_minor) filter (where r.order_item_id = any (i.sold_ids)) as credited
        from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) r
      where o.id > :afterId and o.created_at >= :from and o.created_at < :to and (p.captured > 0 or i.sold is not null)
      order by o.id limit :most`,
      values: input,
    }),
  )
}
