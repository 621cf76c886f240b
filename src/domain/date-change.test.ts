import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateChangeOutcome, raisedPrice, whyKept, type SoldPrice } from './date-change.ts'
import { errorsOf, sumSales, type OrderBooks } from './ledger.ts'
import { priceOfChange } from './rebooking.ts'

const sold: SoldPrice = { listCurrency: 'BHD', listTotalMinor: 25_000, originalMinor: 25_000, discountMinor: 0, totalMinor: 25_000 } // prettier-ignore

describe('the price of a booking after a dearer date was paid', () => {
  test.each([
    ['as listed', {}, { differenceMinor: 5_000, priceMinor: 30_000, listMinor: 30_000 }, { totalMinor: 30_000, listTotalMinor: 30_000, discountMinor: 0, originalMinor: 30_000 }],
    ['with a promo code of a fifth', { discountMinor: 5_000, totalMinor: 20_000 }, { differenceMinor: 4_000, priceMinor: 24_000, listMinor: 30_000 }, { totalMinor: 24_000, listTotalMinor: 30_000, discountMinor: 6_000, originalMinor: 30_000 }],
    ['with a reduction of the catalogue', { originalMinor: 50_000 }, { differenceMinor: 5_000, priceMinor: 30_000, listMinor: 30_000 }, { totalMinor: 30_000, listTotalMinor: 30_000, discountMinor: 0, originalMinor: 55_000 }],
    ['in another currency', { listCurrency: 'SAR', listTotalMinor: 250_000, discountMinor: 5_000, originalMinor: 30_000 }, { differenceMinor: 5_000, priceMinor: 30_000, listMinor: 300_000 }, { totalMinor: 30_000, listTotalMinor: 300_000, discountMinor: 6_000, originalMinor: 36_000 }],
    // The promo code does not apply to the person who is added.
    ['for one more with a promo code of a fifth', { discountMinor: 5_000, totalMinor: 20_000 }, { differenceMinor: 12_500, priceMinor: 32_500, listMinor: 37_500 }, { totalMinor: 32_500, listTotalMinor: 37_500, discountMinor: 5_000, originalMinor: 37_500 }],
    ['for one more with a promo code in another currency', { listCurrency: 'SAR', listTotalMinor: 250_000, discountMinor: 5_000, totalMinor: 20_000 }, { differenceMinor: 12_500, priceMinor: 32_500, listMinor: 375_000 }, { totalMinor: 32_500, listTotalMinor: 375_000, discountMinor: 5_000, originalMinor: 37_500 }],
    ['for one more after a reduction of the catalogue', { listTotalMinor: 60_000, totalMinor: 60_000, originalMinor: 68_000 }, { differenceMinor: 12_000, priceMinor: 72_000, listMinor: 72_000 }, { totalMinor: 72_000, listTotalMinor: 72_000, discountMinor: 0, originalMinor: 80_000 }],
    ['for one more after a reduction and with a promo code', { listTotalMinor: 60_000, discountMinor: 6_000, totalMinor: 54_000, originalMinor: 68_000 }, { differenceMinor: 12_000, priceMinor: 66_000, listMinor: 72_000 }, { totalMinor: 66_000, listTotalMinor: 72_000, discountMinor: 6_000, originalMinor: 80_000 }],
    ['for one more after a reduction in another currency', { listCurrency: 'USD', listTotalMinor: 16_000, totalMinor: 60_000, originalMinor: 68_000 }, { differenceMinor: 12_000, priceMinor: 72_000, listMinor: 19_200 }, { totalMinor: 72_000, listTotalMinor: 19_200, discountMinor: 0, originalMinor: 80_000 }],
    ['for one fewer on a dearer date after a reduction', { listTotalMinor: 60_000, totalMinor: 60_000, originalMinor: 68_000 }, { differenceMinor: 5_000, priceMinor: 65_000, listMinor: 65_000 }, { totalMinor: 65_000, listTotalMinor: 65_000, discountMinor: 0, originalMinor: 73_000 }],
    // Half of it was credited for a cheaper date: the supplier gets the new price for the rest.
    ['after a cheaper date', {}, { differenceMinor: 17_500, priceMinor: 30_000, listMinor: 30_000 }, { totalMinor: 42_500, listTotalMinor: 42_500, discountMinor: 0, originalMinor: 42_500 }],
  ] as const)('%s', (_, change, paid, expected) => {
    expect(raisedPrice({ ...sold, ...change }, { currency: 'BHD', ...paid })).toMatchObject(expected)
  }) // prettier-ignore

  test('keeps the books balanced, and gives the supplier the price of the new date', () => {
    const minor = (min: number, max: number) => fc.integer({ min, max })
    const booking = fc.record({
      isListed: fc.boolean(),
      beforeMinor: minor(100, 5_000_000),
      discountShare: minor(0, 90),
      creditedShare: minor(0, 90),
      reducedMinor: minor(0, 100_000),
      rate: minor(1, 2_000),
      dearer: minor(1, 300),
      addedShare: minor(0, 100),
      keepsStart: fc.boolean(),
      isOtherDuration: fc.boolean(),
    })
    fc.assert(
      fc.property(
        booking,
        ({
          isListed,
          beforeMinor,
          discountShare,
          creditedShare,
          reducedMinor,
          rate,
          dearer,
          addedShare,
          keepsStart,
          isOtherDuration,
        }) => {
          const currency = 'SAR'
          const discountMinor = Math.floor((beforeMinor * discountShare) / 100)
          const before: SoldPrice = {
            listCurrency: isListed ? currency : 'USD',
            listTotalMinor: isListed ? beforeMinor : Math.max(1, Math.round((beforeMinor * rate) / 1000)),
            originalMinor: beforeMinor + reducedMinor,
            discountMinor,
            totalMinor: beforeMinor - discountMinor,
          }
          const creditedMinor = Math.floor((before.totalMinor * creditedShare) / 100)
          const listMinor = before.listTotalMinor + Math.ceil((before.listTotalMinor * dearer) / 100)
          const paidMinor = before.totalMinor - creditedMinor
          const price = priceOfChange({
            ...before,
            keepsStart,
            isOtherDuration,
            newListMinor: listMinor,
            bookedListMinor: listMinor - Math.floor((listMinor * addedShare) / 100),
            paidMinor,
            currency,
          })
          const { priceMinor, listMinor: dueListMinor } = price ?? { priceMinor: 0, listMinor: 0 }
          const differenceMinor = priceMinor - paidMinor
          fc.pre(differenceMinor > 0)
          const after = raisedPrice(before, { currency, differenceMinor, priceMinor, listMinor: dueListMinor })

          expect(after.totalMinor + after.discountMinor).toBeLessThanOrEqual(after.originalMinor)
          expect(after.discountMinor).toBeGreaterThanOrEqual(0)
          const capturedMinor = before.totalMinor + differenceMinor
          const sale = { ...after, creditedMinor }
          const books: OrderBooks = {
          reference: 'RH-2345ABCD', currency, capturedMinor, refundedMinor: creditedMinor, itemsRefundedMinor: creditedMinor,
          sentMinor: creditedMinor, itemsSentMinor: creditedMinor, owedMinor: 0, soldMinor: after.totalMinor, creditedMinor, sales: [sale],
        } // prettier-ignore
          expect(errorsOf(books)).toEqual([])
          const [owed] = sumSales([books])
          const dueMinor = (owed?.soldMinor ?? 0) - (owed?.creditedMinor ?? 0)
          // Rounded twice, and in the supplier's currency to what was charged.
          const step = Math.max(1, Math.ceil(after.listTotalMinor / after.totalMinor))
          expect(Math.abs(dueMinor - dueListMinor)).toBeLessThanOrEqual(2 * step)
        },
      ),
    )
  })
})

describe('what the page of a dearer date tells', () => {
  const open = {
    state: 'open',
    payment: null,
    capturedMinor: 0,
    isOnNewDate: false,
    isOnOldDate: true,
    isOtherHeld: false,
  } as const
  test.each([
    ['held', 'while it is not paid', {}],
    ['in_progress', 'while the provider works on the money', { payment: 'under_way' }],
    ['unanswered', 'while the provider cannot be reached', { payment: 'unanswered' }],
    ['moved', 'once it is paid', { state: 'paid', isOnNewDate: true, isOnOldDate: false }],
    ['over', 'when the booking was moved or cancelled after that', { state: 'paid', isOnOldDate: false }],
    ['kept', 'when it was not paid', { state: 'ended' }],
    ['replaced', 'when it was not paid and another date is held', { state: 'ended', isOtherHeld: true }],
    ['over', 'when it was not paid and the booking has changed since', { state: 'ended', isOnOldDate: false }],
    ['unconfirmed', 'when staff ended it while the provider worked on the money', { state: 'ended', payment: 'under_way' }],
    ['unconfirmed', 'when staff ended it while the provider could not be reached', { state: 'ended', payment: 'unanswered' }],
    ['refunded', 'when it was paid too late', { state: 'ended', capturedMinor: 5_000 }],
    ['refunded', 'when it was paid too late for a booking that has changed since', { state: 'ended', capturedMinor: 5_000, isOnOldDate: false }],
  ] as const)('%s %s', (outcome, _, change) => {
    expect(dateChangeOutcome({ ...open, ...change })).toBe(outcome)
  }) // prettier-ignore
})

test.each([
  ['unpaid', {}],
  ['declined', { wasDeclined: true }],
  ['gone', { isClosed: true, wasDeclined: true }],
  ['withdrawn', { isByStaff: true }],
  ['unconfirmed', { isByStaff: true, mayBePaid: true }],
] as const)('a guest is told that a booking keeps its date as %s', (why, change) => {
  const expired = { isByStaff: false, mayBePaid: false, isClosed: false, wasDeclined: false }
  expect(whyKept({ ...expired, ...change })).toBe(why)
})
