import type { PartyLine } from '#domain/party.ts'
import type { RefundReason } from '#domain/refund-reasons.ts'
import type { RefundState } from '#domain/refund-states.ts'
import type { Connection } from '#server/kernel/database.ts'
import type { SiteTax } from '#server/kernel/visitor.ts'
import { DATE_CHANGE, ITEM } from '#server/booking/states.ts'

/** What the tax invoice adds to OrderDetails. */
export interface TaxFacts {
  issuedAt: Date
  /** Of the site when the order was made; null in older orders. */
  tax: SiteTax | null
  /** `wasConfirmed`: it was sold, even if it was cancelled since. */
  items: {
    id: number
    wasConfirmed: boolean
    listCurrency: string
    rateMicros: number
    rateAsOf: string | null
    marginBasisPoints: number
    /** The date and the people as issued; null: they were not changed since. */
    invoiced: { localDate: string; localTime: string; travellers: number } | null
  }[]
  /** The differences of dearer dates that were paid, each with its invoice, in the order of their numbers. */
  dateChanges: {
    itemId: number
    invoiceNumber: number
    paidAt: string
    localDate: string
    /** Null: the same people. */
    party: PartyLine[] | null
    differenceMinor: number
    /** The part of the booking's discount that came with it. */
    discountMinor: number
  }[]
  payments: { provider: string; reference: string | null; capturedMinor: number }[]
  refunds: {
    itemId: number | null
    /** Null: it has no credit note. */
    creditNoteNumber: number | null
    /** Of the difference that it refunds; null: the invoice of the order. */
    ofInvoiceNumber: number | null
    /** Of the booking when the credit note was issued. */
    localDate: string | null
    amountMinor: number
    reason: RefundReason
    status: RefundState
    madeAt: string
    movedAt: string
  }[]
}

/** Undefined for an order that was never confirmed. */
export async function findTaxFacts(connection: Connection, reference: string): Promise<TaxFacts | undefined> {
  const rows = await connection.rows<TaxFacts>({
    name: 'orders.tax_facts',
    text: `select o.confirmed_at as "issuedAt", o.tax,
        (select jsonb_agg(jsonb_build_object('id', i.id, 'wasConfirmed',
            exists (select from order_event e where e.order_id = o.id and e.order_item_id = i.id and e.to_status = ${ITEM.confirmed}), 'listCurrency', i.list_currency, 'rateMicros', i.rate_micros,
            'rateAsOf', i.rate_as_of, 'marginBasisPoints', i.margin_basis_points, 'invoiced', i.invoiced) order by i.position) from order_item i where i.order_id = o.id) as items,
        (select coalesce(jsonb_agg(jsonb_build_object('itemId', i.id, 'invoiceNumber', c.invoice_number, 'paidAt', c.settled_at,
            'localDate', c.local_date, 'party', c.party -> 'lines', 'differenceMinor', c.difference_minor, 'discountMinor', c.discount_raise_minor) order by c.invoice_number), '[]')
          from date_change c join order_item i on i.id = c.order_item_id where i.order_id = o.id and c.state = ${DATE_CHANGE.paid}) as "dateChanges",
        (select coalesce(jsonb_agg(jsonb_build_object('provider', p.provider, 'reference', p.provider_reference,
            'capturedMinor', p.captured_minor) order by p.attempt), '[]')
          from payment p where p.order_id = o.id and p.captured_minor > 0) as payments,
        (select coalesce(jsonb_agg(jsonb_build_object('itemId', r.order_item_id,
            'creditNoteNumber', r.credit_note_number, 'ofInvoiceNumber', (select c.invoice_number from date_change c where c.id = p.date_change_id), 'localDate', r.local_date, 'amountMinor', r.amount_minor, 'reason', r.reason,
            'status', r.status, 'madeAt', r.created_at, 'movedAt', r.updated_at) order by r.id), '[]')
          from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) as refunds
      from orders o where o.reference = $1 and o.invoice_number is not null and o.confirmed_at is not null`,
    values: [reference],
  })
  return rows[0]
}
