import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceLines, type SoldItem } from './invoice-lines.ts'
import { sumMinor } from './money.ts'
import { splitTax, splitTaxInTurn, taxInside } from './tax.ts'

const minor = fc.integer({ min: 0, max: 100_000_000 })
const basisPoints = fc.constantFrom(0, 500, 825, 1000, 1500, 2000)

describe('the tax included in a price', () => {
  test.each([
    { gross: 115, bp: 1500, tax: 15, because: '15 % on top of 100' },
    { gross: 100, bp: 1500, tax: 13, because: '13.04 rounds down' },
    { gross: 7, bp: 1500, tax: 1, because: '0.91 rounds up' },
    { gross: 3, bp: 1500, tax: 0, because: '0.39 rounds down' },
    { gross: 105, bp: 500, tax: 5, because: 'the Emirates: 5 %' },
    { gross: 25_000, bp: 1000, tax: 2273, because: 'Bahrain: 10 %, in fils: 2272.73' },
    { gross: 999, bp: 0, tax: 0, because: 'no tax' },
    { gross: 0, bp: 1500, tax: 0, because: 'a price of zero' },
    { gross: 30_000, bp: 20_000, tax: 20_000, because: 'a rate above 100 %' },
  ])('$gross at $bp bp includes $tax: $because', ({ gross, bp, tax }) => expect(taxInside(gross, bp)).toBe(tax))

  test.each([-1, 0.5, Number.NaN])('refuses %s, which is not an amount', (gross) => {
    expect(() => splitTax([gross], 1500)).toThrow(RangeError)
    expect(() => splitTaxInTurn([gross], 1500)).toThrow(RangeError)
  })
})

describe('splitting the tax among lines', () => {
  test.each([
    { gross: [100, 100, 100], taxes: [13, 13, 13], because: '39.13 in total is 39' },
    {
      gross: [33, 33, 34],
      taxes: [4, 4, 5],
      because: '13 in total: four each, and one more to the largest remainder',
    },
    { gross: [1, 1, 1, 1, 1, 1, 1, 1], taxes: [1, 0, 0, 0, 0, 0, 0, 0], because: 'one for eight lines' },
    { gross: [0, 115], taxes: [0, 15], because: 'a price of zero has no tax' },
    { gross: [], taxes: [], because: 'no lines' },
  ])('$gross have the taxes $taxes: $because', ({ gross, taxes }) =>
    expect(splitTax(gross, 1500).parts.map((part) => part.taxMinor)).toEqual(taxes),
  )

  test.each([
    { gross: [50, 50], taxes: [7, 6], because: 'the first half rounds up, and both sum to 13' },
    { gross: [1, 1, 1, 1], taxes: [0, 0, 0, 1], because: 'the fourth reaches half a unit' },
    { gross: [115], taxes: [15], because: 'a single refund has the full tax' },
  ])('refunds of $gross have the taxes $taxes: $because', ({ gross, taxes }) =>
    expect(splitTaxInTurn(gross, 1500).map((part) => part.taxMinor)).toEqual(taxes),
  )

  test('every column sums to the total, and no line is off by a minor unit', () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 12 }), basisPoints, (gross, bp) => {
        const { parts, ...whole } = splitTax(gross, bp)
        for (const column of ['netMinor', 'taxMinor', 'grossMinor'] as const)
          expect(sumMinor(parts.map((part) => part[column]))).toBe(whole[column])
        expect(whole.taxMinor).toBe(taxInside(sumMinor(gross), bp))
        for (const part of parts) {
          expect(part.netMinor + part.taxMinor).toBe(part.grossMinor)
          expect(part.netMinor).toBeGreaterThanOrEqual(0)
          // Half a unit for rounding the sum, shared, and less than one for the line itself.
          expect(Math.abs(part.taxMinor - (part.grossMinor * bp) / (10_000 + bp))).toBeLessThan(1.5)
        }
      }),
    )
  })

  test('successive refunds return all the tax in the end, and never a negative one', () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 12 }), basisPoints, (gross, bp) => {
        const notes = splitTaxInTurn(gross, bp)
        expect(sumMinor(notes.map((note) => note.taxMinor))).toBe(taxInside(sumMinor(gross), bp))
        for (const note of notes) {
          expect(note.taxMinor).toBeGreaterThanOrEqual(0)
          expect(note.netMinor).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('the lines of an invoice', () => {
  const adults = { quantity: 2, unitMinor: 10_000, totalMinor: 20_000 }
  const lunch = { quantity: 1, unitMinor: 3000, totalMinor: 3000 }

  test('share the discount and the tax', () => {
    const { items, ...sums } = invoiceLines([{ lines: [adults, lunch], discountMinor: 2300, totalMinor: 20_700 }], 1500)
    expect(items).toEqual([
      [
        { quantity: 2, unitMinor: 10_000, discountMinor: 2000, netMinor: 15_652, taxMinor: 2348, grossMinor: 18_000 },
        { quantity: 1, unitMinor: 3000, discountMinor: 300, netMinor: 2348, taxMinor: 352, grossMinor: 2700 },
      ],
    ])
    expect(sums).toEqual({ discountMinor: 2300, netMinor: 18_000, taxMinor: 2700, grossMinor: 20_700 })
  })

  test('share the charge if their list is in another currency', () => {
    // KWD 23.000 was charged as SAR 229.39.
    const { items, grossMinor } = invoiceLines([{ lines: [adults, lunch], discountMinor: 0, totalMinor: 22_939 }], 1500)
    expect(grossMinor).toBe(22_939)
    expect(items[0]?.map(({ unitMinor, grossMinor: gross }) => [unitMinor, gross])).toEqual([
      [9974, 19_947],
      [2992, 2992],
    ])
  })

  const line = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unitMinor: fc.integer({ min: 0, max: 90_000 }) })
  const item = fc
    .tuple(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 40 }),
    )
    .map(([lines, percentOff, rate]): SoldItem => {
      const sold = lines.map((one) => ({ ...one, totalMinor: one.quantity * one.unitMinor }))
      const priceMinor = Math.round((sumMinor(sold.map((one) => one.totalMinor)) * rate) / 10)
      const discountMinor = Math.floor((priceMinor * percentOff) / 100)
      return { lines: sold, discountMinor, totalMinor: priceMinor - discountMinor }
    })

  test('sum to the charge in every column for any sale', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), basisPoints, (sold, bp) => {
        const invoice = invoiceLines(sold, bp)
        const lines = invoice.items.flat()
        for (const column of ['netMinor', 'taxMinor', 'grossMinor', 'discountMinor'] as const)
          expect(sumMinor(lines.map((one) => one[column]))).toBe(invoice[column])
        expect(invoice.grossMinor).toBe(sumMinor(sold.map((one) => one.totalMinor)))
        invoice.items.forEach((ofItem, index) =>
          expect(sumMinor(ofItem.map((one) => one.grossMinor))).toBe(sold[index]?.totalMinor),
        )
        for (const one of lines)
          for (const column of ['netMinor', 'taxMinor', 'grossMinor', 'discountMinor'] as const)
            expect(one[column]).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
