import { invoiceLines, type InvoiceLine } from '#domain/invoice-lines.ts'
import { splitTaxInTurn, type TaxedAmount } from '#domain/tax.ts'
import { multiplyBasisPoints } from '#domain/money.ts'
import type { PaidOrder } from '#server/booking/orders/read-paid-order.ts'
import type { Booking } from '#server/booking/orders/view-order.ts'
import type { SiteTax } from '#server/kernel/visitor.ts'

export interface CreditNote extends TaxedAmount {
  /** 'CN-000045', of a series of its own. */
  id: string
  madeAt: string
  booking: Booking
}

export interface TaxInvoice extends TaxedAmount {
  tax: SiteTax
  discountMinor: number
  bookings: {
    booking: Booking
    lines: InvoiceLine[]
    rate: { currency: string; rateMicros: number; asOf: string } | null
  }[]
  creditNotes: CreditNote[]
  paidMinor: number
  refundedMinor: number
}

/**
 * The content of a paid order's tax invoice. An issued invoice does not change; a later refund of a booking is a credit note with a number
 * of its own series (docs/rules/invoices.md). A surplus, or a payment for seats that were gone, is returned without a credit note:
 * it was never part of the price. Minor units of the order's currency.
 */
export function taxInvoice(order: PaidOrder, siteTax: SiteTax): TaxInvoice {
  const { invoice, items, refunds, payments } = order
  const tax = order.tax ?? siteTax
  const sold = new Set(items.filter((item) => item.wasConfirmed).map((item) => item.id))
  // An item that failed or was cancelled before the payment was never sold.
  const supplied = invoice.bookings.filter((booking) => sold.has(booking.id))
  const { items: lines, ...sums } = invoiceLines(supplied, tax.basisPoints)
  const notes = refunds.flatMap((refund) => {
    const booking = supplied.find((one) => one.id === refund.itemId)
    const { creditNoteNumber: number, madeAt, amountMinor } = refund
    return booking && number !== null ? [{ booking, number, madeAt, amountMinor }] : []
  })
  const amounts = splitTaxInTurn(
    notes.map((note) => note.amountMinor),
    tax.basisPoints,
  )
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
    creditNotes: notes.map(({ booking, number, madeAt }, index) => ({
      id: `CN-${String(number).padStart(6, '0')}`,
      madeAt,
      booking,
      ...(amounts[index] ?? { netMinor: 0, taxMinor: 0, grossMinor: 0 }),
    })),
    paidMinor: payments.reduce((sum, payment) => sum + payment.capturedMinor, 0),
    refundedMinor: refunds
      .filter((refund) => refund.status === 'succeeded')
      .reduce((sum, refund) => sum + refund.amountMinor, 0),
  }
}
