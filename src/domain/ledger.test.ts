import { describe, expect, test } from 'vitest'
import { compareBooks, errorsOf, sumBooks, sumSales, type Books, type OrderBooks, type SupplierSale } from './ledger.ts'

const paid: Books = { capturedMinor: 100, currency: 'SAR', refunds: [] }
const sent = { reference: 're_1', amountMinor: 40, state: 'sent' } as const
const open = { reference: null, amountMinor: 40, state: 'open' } as const
const failed = { ...sent, state: 'failed' } as const
const byHand = { ...sent, reference: 'FT1', state: 'by_hand' } as const

describe('our books and the provider’s', () => {
  test.each([
    { because: 'agree', ours: paid, theirs: paid, kinds: [] },
    { because: 'agree on a session without payment', ours: { ...paid, capturedMinor: 0 }, theirs: { ...paid, capturedMinor: 0 }, kinds: [] },
    { because: 'differ if the provider does not know the session', ours: paid, theirs: null, kinds: ['session_unknown_there'] },
    { because: 'differ in a payment that only the provider has', ours: { ...paid, capturedMinor: 0 }, theirs: paid, kinds: ['paid_there'] },
    { because: 'differ in a payment that only we have', ours: paid, theirs: { ...paid, capturedMinor: 0 }, kinds: ['paid_here'] },
    { because: 'differ in the amount', ours: paid, theirs: { ...paid, capturedMinor: 99 }, kinds: ['amount'] },
    { because: 'differ in the currency', ours: paid, theirs: { ...paid, currency: 'AED' }, kinds: ['currency'] },
    { because: 'agree on a refund', ours: { ...paid, refunds: [sent] }, theirs: { ...paid, refunds: [sent] }, kinds: [] },
    { because: 'differ in a refund that only the provider has', ours: paid, theirs: { ...paid, refunds: [sent] }, kinds: ['refunded_there'] },
    { because: 'differ in a refund that only we have', ours: { ...paid, refunds: [sent] }, theirs: paid, kinds: ['refunded_here'] },
    { because: 'differ in a refund’s amount', ours: { ...paid, refunds: [sent] }, theirs: { ...paid, refunds: [{ ...sent, amountMinor: 41 }] }, kinds: ['refund_amount'] },
    { because: 'differ in a refund that failed at the provider', ours: { ...paid, refunds: [sent] }, theirs: { ...paid, refunds: [failed] }, kinds: ['refunded_here'] },
    { because: 'differ in a refund that we marked as failed', ours: { ...paid, refunds: [failed] }, theirs: { ...paid, refunds: [sent] }, kinds: ['refunded_there'] },
    { because: 'agree on a refund whose response was lost', ours: { ...paid, refunds: [open] }, theirs: { ...paid, refunds: [sent] }, kinds: [] },
    { because: 'agree on a refund that is not sent yet', ours: { ...paid, refunds: [open] }, theirs: paid, kinds: [] },
    { because: 'differ in a second refund while the first is being sent', ours: { ...paid, refunds: [open] }, theirs: { ...paid, refunds: [sent, { ...sent, reference: 're_2' }] }, kinds: ['refunded_there'] },
    { because: 'agree on a refund that was sent another way', ours: { ...paid, refunds: [byHand] }, theirs: paid, kinds: [] },
    { because: 'agree on a refund that was made by hand at the provider', ours: { ...paid, refunds: [{ ...byHand, reference: 're_1' }] }, theirs: { ...paid, refunds: [sent] }, kinds: [] },
    { because: 'differ in a refund at the provider beside one that was sent another way', ours: { ...paid, refunds: [byHand] }, theirs: { ...paid, refunds: [sent] }, kinds: ['refunded_there'] },
    { because: 'agree if the provider does not report refunds', ours: { ...paid, refunds: [sent] }, theirs: { ...paid, refunds: null }, kinds: [] },
  ])('$because', ({ ours, theirs, kinds }) => expect(compareBooks(ours, theirs).map(({ kind }) => kind)).toEqual(kinds)) // prettier-ignore
})

const empty: OrderBooks = {
  reference: 'RH-1', currency: 'SAR', capturedMinor: 0, refundedMinor: 0, itemsRefundedMinor: 0, sentMinor: 0, itemsSentMinor: 0,
  owedMinor: 0, soldMinor: 0, creditedMinor: 0, sales: [],
} // prettier-ignore
const sale: SupplierSale = {
  listCurrency: 'SAR',
  listTotalMinor: 100,
  totalMinor: 90,
  discountMinor: 10,
  creditedMinor: 0,
}
const whole = { ...empty, capturedMinor: 100, soldMinor: 100 }

describe('the books of an order', () => {
  test.each([
    { because: 'nothing paid, nothing booked', books: empty, errors: [] },
    { because: 'everything paid is booked', books: whole, errors: [] },
    { because: 'a cancelled booking is refunded less its cost', books: { ...whole, refundedMinor: 60, itemsRefundedMinor: 60, sentMinor: 60, itemsSentMinor: 60, creditedMinor: 60 }, errors: [] },
    { because: 'a credited booking is still to be refunded', books: { ...whole, owedMinor: 60, creditedMinor: 60 }, errors: [] },
    { because: 'a surplus was refunded', books: { ...whole, capturedMinor: 120, refundedMinor: 20, sentMinor: 20 }, errors: [] },
    { because: 'a late payment without seats was refunded', books: { ...empty, capturedMinor: 100, refundedMinor: 100, sentMinor: 100, itemsRefundedMinor: 100, itemsSentMinor: 100 }, errors: [] },
    { because: 'money without a booking', books: { ...whole, soldMinor: 0 }, errors: ['money_without_booking'] },
    { because: 'a booking without a payment', books: { ...whole, capturedMinor: 0 }, errors: ['booking_without_money'] },
    { because: 'a payment below the price', books: { ...whole, capturedMinor: 99 }, errors: ['booking_without_money'] },
    { because: 'a refund missing from the sums', books: { ...whole, capturedMinor: 120, sentMinor: 20 }, errors: ['refunds_differ'] },
    { because: 'a booking with more refunds than were sent', books: { ...whole, itemsRefundedMinor: 1 }, errors: ['refunds_differ'] },
    { because: 'an item sold at its supplier’s price, less a discount', books: { ...whole, sales: [sale] }, errors: [] },
    { because: 'an item not sold at its supplier’s price', books: { ...whole, sales: [{ ...sale, listTotalMinor: 99 }] }, errors: ['list_price_differs'] },
    { because: 'an item sold in another currency', books: { ...whole, sales: [{ ...sale, listCurrency: 'TRY', listTotalMinor: 1130 }] }, errors: [] },
    { because: 'an item whose supplier gets nothing', books: { ...whole, sales: [{ ...sale, listCurrency: 'TRY', listTotalMinor: 0 }] }, errors: ['list_price_differs'] },
  ])('$because: $errors', ({ books, errors }) => expect(errorsOf(books)).toEqual(errors)) // prettier-ignore
})

test('totals by list currency what suppliers are owed: a refund credits the same share of their price', () => {
  const lira = { ...sale, listCurrency: 'TRY', listTotalMinor: 1130 }
  const sales = [
    lira,
    { ...lira, creditedMinor: 30 },
    { ...lira, creditedMinor: 90 },
    { ...sale, totalMinor: 0, discountMinor: 100 },
  ]
  const first = sumSales([{ ...whole, sales: sales.slice(0, 1) }])
  expect(sumSales([{ ...whole, sales: sales.slice(1) }], first)).toEqual([
    { currency: 'SAR', sales: 1, soldMinor: 100, creditedMinor: 0 },
    { currency: 'TRY', sales: 3, soldMinor: 3390, creditedMinor: 377 + 1130 },
  ])
})

test('totals by currency what was captured, refunded, is owed and is booked', () => {
  const dinars = { ...whole, currency: 'KWD', capturedMinor: 7, soldMinor: 7 }
  const back = { ...whole, refundedMinor: 30, sentMinor: 30, owedMinor: 10, creditedMinor: 40 }
  expect(sumBooks([back, dinars], sumBooks([whole]))).toEqual(sumBooks([whole, dinars, back]))
  expect(sumBooks([whole, dinars, back])).toEqual([
    { currency: 'KWD', orders: 1, capturedMinor: 7, refundedMinor: 0, owedMinor: 0, bookedMinor: 7 },
    { currency: 'SAR', orders: 2, capturedMinor: 200, refundedMinor: 30, owedMinor: 10, bookedMinor: 160 },
  ])
})
