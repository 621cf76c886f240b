import { invoiceLines, type InvoiceLine } from '#domain/invoice-lines.ts'
import { splitTaxInTurn, type TaxedAmount } from '#domain/tax.ts'
import type { Duration } from '#domain/duration.ts'
import type { PartyLine } from '#domain/party.ts'
import { countsMost } from '#domain/people-words.ts'
import { multiplyBasisPoints } from '#domain/money.ts'
import { kindOfReason, type RefundKind } from '#domain/refund-reasons.ts'
import type { PaidOrder } from '#server/booking/orders/read-paid-order.ts'
import type { Booking } from '#server/booking/orders/view-order.ts'
import type { SiteTax } from '#server/kernel/visitor.ts'

export interface CreditNote extends TaxedAmount {
  /** 'CN-000045', of a series of its own. */
  id: string
  madeAt: string
  /** Why it was refunded. */
  kind: RefundKind
  booking: Booking
  /** Of the booking when it was issued. */
  localDate: string
  /** The number of the invoice that it reduces, and when that was issued. */
  ofInvoice: string
  invoicedAt: Date
}

/** The invoice of the difference that was paid for a dearer date. */
export interface DifferenceInvoice extends TaxedAmount {
  id: string
  paidAt: string
  booking: Booking
  /** The new date. */
  localDate: string
  /** The new people; null: the same. */
  party: PartyLine[] | null
  /** The new nights or days; null: as many. */
  duration: Duration | null
}

export interface TaxInvoice extends TaxedAmount {
  tax: SiteTax
  discountMinor: number
  bookings: {
    booking: Booking
    lines: InvoiceLine[]
    rate: { currency: string; rateMicros: number; asOf: string } | null
  }[]
  differences: DifferenceInvoice[]
  creditNotes: CreditNote[]
  paidMinor: number
  refundedMinor: number
}

/**
 * The content of a paid order's tax invoice. An issued invoice does not change; a later refund of a booking is a credit note with a number
 * of its own series (docs/rules/invoices.md). A surplus, or a payment for seats that were gone, is returned without a credit note:
 * it was never part of the price. The difference of a dearer date has an invoice of its own. Minor units of the order's currency.
 */
export function taxInvoice(order: PaidOrder, siteTax: SiteTax): TaxInvoice {
  const { invoice, items, refunds, payments, dateChanges } = order
  const tax = order.tax ?? siteTax
  const sold = new Set(items.filter((item) => item.wasConfirmed).map((item) => item.id))
  // An item that failed or was cancelled before the payment was never sold.
  const supplied = invoice.bookings.filter((booking) => sold.has(booking.id)).map((booking) => asIssued(booking, order))
  const { items: lines, ...sums } = invoiceLines(supplied, tax.basisPoints)
  const notes = refunds.flatMap((refund) => {
    const booking = supplied.find((one) => one.id === refund.itemId)
    const { creditNoteNumber: number, ofInvoiceNumber, madeAt, amountMinor, localDate } = refund
    const kind = kindOfReason(refund.reason)
    const difference = dateChanges.find(({ invoiceNumber }) => invoiceNumber === ofInvoiceNumber)
    const of = difference
      ? { ofInvoice: invoiceId(difference.invoiceNumber), invoicedAt: new Date(difference.paidAt) }
      : { ofInvoice: order.invoiceId, invoicedAt: order.issuedAt }
    if (!booking || number === null) return []
    return [{ booking, localDate: localDate ?? booking.localDate, number, madeAt, kind, amountMinor, ...of }]
  })
  const amounts = splitTaxInTurn(
    notes.map((note) => note.amountMinor),
    tax.basisPoints,
  )
  // The tax of all invoices together is the tax of the whole price.
  const differences = dateChanges.map(({ differenceMinor }) => differenceMinor)
  const [, ...raises] = splitTaxInTurn([sums.grossMinor, ...differences], tax.basisPoints)
  return {
    ...sums,
    tax,
    bookings: supplied.map((booking, index) => {
      const item = items.find((one) => one.id === booking.id)
      const isConverted = item !== undefined && item.listCurrency !== invoice.currency && item.rateAsOf !== null
      return {
        booking,
        lines: lines[index] ?? [],
        rate: isConverted
          ? {
              currency: item.listCurrency,
              rateMicros: multiplyBasisPoints(item.rateMicros, 10_000 + item.marginBasisPoints),
              asOf: item.rateAsOf ?? '',
            }
          : null,
      }
    }),
    differences: dateChanges.flatMap(({ itemId, invoiceNumber, paidAt, localDate, party, duration }, index) => {
      const booking = supplied.find((one) => one.id === itemId)
      const amount = raises[index]
      return booking && amount
        ? [{ id: invoiceId(invoiceNumber), paidAt, localDate, party, duration, booking, ...amount }]
        : []
    }),
    creditNotes: notes.map(({ number, ...note }, index) => ({
      id: `CN-${String(number).padStart(6, '0')}`,
      ...note,
      ...(amounts[index] ?? { netMinor: 0, taxMinor: 0, grossMinor: 0 }),
    })),
    paidMinor: payments.reduce((sum, payment) => sum + payment.capturedMinor, 0),
    refundedMinor: refunds
      .filter((refund) => refund.status === 'succeeded')
      .reduce((sum, refund) => sum + refund.amountMinor, 0),
  }
}

const invoiceId = (number: number) => `INV-${String(number).padStart(6, '0')}`

/** The booking on the date and with the people that were sold, and without the differences that were paid later. */
function asIssued(booking: Booking, { items, dateChanges }: PaidOrder): Booking {
  const own = dateChanges.filter(({ itemId }) => itemId === booking.id)
  const invoiced = items.find(({ id }) => id === booking.id)?.invoiced
  return {
    ...booking,
    ...(invoiced && {
      ...invoiced,
      partySize: invoiced.partySize ?? null,
      countsGroups: countsMost({
        ...invoiced,
        partySize: invoiced.partySize ?? null,
        hasChoice: booking.people !== null,
        lines: booking.lines,
        party: null,
      }),
    }),
    lines: booking.lines.filter(({ kind }) => kind !== 'date_change'),
    totalMinor: own.reduce((sum, { differenceMinor }) => sum - differenceMinor, booking.totalMinor),
    discountMinor: own.reduce((sum, { discountMinor }) => sum - discountMinor, booking.discountMinor),
  }
}
