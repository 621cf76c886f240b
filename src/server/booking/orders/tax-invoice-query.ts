import type { Duration } from '#domain/duration.ts'
import type { PartyLine } from '#domain/party.ts'
import type { RefundReason } from '#domain/refund-reasons.ts'
import type { RefundState } from '#domain/refund-states.ts'
import type { Connection } from '#server/kernel/database.ts'
import type { SiteTax } from '#server/kernel/visitor.ts'
import { DATE_CHANGE, durationOfChange, ITEM } from '#server/booking/states.ts'

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
    invoiced: { localDate: string; localTime: string; travellers: number; partySize?: number | null } | null
  }[]
  /** The differences of dearer dates that were paid, each with its invoice, in the order of their numbers. */
  dateChanges: {
    itemId: number
    invoiceNumber: number
    paidAt: string
    localDate: string
    /** Null: the same people. */
    party: PartyLine[] | null
    /** Null: as many nights or days. */
    duration: Duration | null
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

/**
 * As `order_item.invoiced`, of a booking (`i`) that was changed before that column was there. How many travellers a changed
 * party had was not recorded: infants without a seat are taken to have stayed the same.
 */
const INVOICED_BEFORE = `(select jsonb_build_object('localDate', b.from_date, 'localTime', b.from_time, 'travellers',
    case when i.party is null then i.travellers else greatest(1, i.travellers
      + (select coalesce(sum((l ->> 'quantity')::integer), 0) from jsonb_array_elements(i.lines) l where l ->> 'kind' = 'unit')
      - (select coalesce(sum((l ->> 'quantity')::integer), 0) from jsonb_array_elements(i.party) l where l ->> 'kind' = 'unit')) end)
  from rebooking b where b.order_item_id = i.id and b.created_at > o.confirmed_at order by b.id limit 1)`

/** As `refund.local_date`, of a credit note (`r`) that was issued before that column was there. */
const CREDITED_BEFORE = `coalesce((select b.to_date from rebooking b where b.order_item_id = r.order_item_id and r.reason = 'rebooked_' || b.id),
    (select b.from_date from rebooking b where b.order_item_id = r.order_item_id and b.created_at > r.created_at order by b.id limit 1))`

/** Undefined for an order that was never confirmed. */
export async function findTaxFacts(connection: Connection, reference: string): Promise<TaxFacts | undefined> {
  const rows = await connection.rows<TaxFacts>({
    name: 'orders.tax_facts',
    text: `select o.confirmed_at as "issuedAt", o.tax,
        (select jsonb_agg(jsonb_build_object('id', i.id, 'wasConfirmed',
            exists (select from order_event e where e.order_id = o.id and e.order_item_id = i.id and e.to_status = ${ITEM.confirmed}), 'listCurrency', i.list_currency, 'rateMicros', i.rate_micros,
            'rateAsOf', i.rate_as_of, 'marginBasisPoints', i.margin_basis_points, 'invoiced', coalesce(i.invoiced, ${INVOICED_BEFORE})) order by i.position) from order_item i where i.order_id = o.id) as items,
        (select coalesce(jsonb_agg(jsonb_build_object('itemId', i.id, 'invoiceNumber', c.invoice_number, 'paidAt', c.settled_at,
            'localDate', c.local_date, 'party', c.party -> 'lines', 'duration', ${durationOfChange('p')}, 'differenceMinor', c.difference_minor, 'discountMinor', c.discount_raise_minor) order by c.invoice_number), '[]')
          from date_change c join order_item i on i.id = c.order_item_id join product p on p.id = i.product_id where i.order_id = o.id and c.state = ${DATE_CHANGE.paid}) as "dateChanges",
        (select coalesce(jsonb_agg(jsonb_build_object('provider', p.provider, 'reference', p.provider_reference,
            'capturedMinor', p.captured_minor) order by p.attempt), '[]')
          from payment p where p.order_id = o.id and p.captured_minor > 0) as payments,
        (select coalesce(jsonb_agg(jsonb_build_object('itemId', r.order_item_id,
            'creditNoteNumber', r.credit_note_number, 'ofInvoiceNumber', (select c.invoice_number from date_change c where c.id = p.date_change_id), 'localDate', coalesce(r.local_date, ${CREDITED_BEFORE}), 'amountMinor', r.amount_minor, 'reason', r.reason,
            'status', r.status, 'madeAt', r.created_at, 'movedAt', r.updated_at) order by r.id), '[]')
          from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) as refunds
      from orders o where o.reference = $1 and o.invoice_number is not null and o.confirmed_at is not null`,
    values: [reference],
  })
  return rows[0]
}
