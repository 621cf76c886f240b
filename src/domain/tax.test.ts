import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceLines, type SoldItem } from './invoice-lines.ts'
import { sumMinor } from './money.ts'
import { splitTax, splitTaxInTurn, taxInside } from './tax.ts'

const minor = fc.integer({ min: 0, max: 100_000_000 })
const basisPoints = fc.constantFrom(0, 500, 825, 1000, 1500, 2000)

describe('the tax inside a price', () => {
  test.each([
    { gross: 115, bp: 1500, tax: 15, because: 'fifteen of a hundred on top' },
    { gross: 100, bp: 1500, tax: 13, because: '13.04 rounds down' },
    { gross: 7, bp: 1500, tax: 1, because: '0.91 rounds up' },
    { gross: 3, bp: 1500, tax: 0, because: '0.39 rounds down' },
    { gross: 105, bp: 500, tax: 5, because: 'the Emirates take five' },
    { gross: 25_000, bp: 1000, tax: 2273, because: 'Bahrain takes ten, in fils: 2272.73' },
    { gross: 999, bp: 0, tax: 0, because: 'nothing where nothing is taken' },
    { gross: 0, bp: 1500, tax: 0, because: 'nothing of nothing' },
    { gross: 30_000, bp: 20_000, tax: 20_000, because: 'more than the price itself is possible' },
  ])('$gross at $bp bp holds $tax: $because', ({ gross, bp, tax }) => expect(taxInside(gross, bp)).toBe(tax))

  test.each([-1, 0.5, Number.NaN])('refuses %s, which is no amount', (gross) => {
    expect(() => splitTax([gross], 1500)).toThrow(RangeError)
    expect(() => splitTaxInTurn([gross], 1500)).toThrow(RangeError)
  })
})

describe('sharing the tax among lines', () => {
  test.each([
    { gross: [100, 100, 100], taxes: [13, 13, 13], because: '39.13 in all is 39' },
    {
      gross: [33, 33, 34],
      taxes: [4, 4, 5],
      because: 'thirteen in all: four each, and the largest remainder one more',
    },
    { gross: [1, 1, 1, 1, 1, 1, 1, 1], taxes: [1, 0, 0, 0, 0, 0, 0, 0], because: 'eight hold one between them' },
    { gross: [0, 115], taxes: [0, 15], because: 'what costs nothing holds nothing' },
    { gross: [], taxes: [], because: 'no lines hold nothing' },
  ])('$gross hold $taxes: $because', ({ gross, taxes }) =>
    expect(splitTax(gross, 1500).parts.map((part) => part.taxMinor)).toEqual(taxes),
  )

  test.each([
    { gross: [50, 50], taxes: [7, 6], because: 'the first half rounds up, and both have the thirteen of a hundred' },
    { gross: [1, 1, 1, 1], taxes: [0, 0, 0, 1], because: 'the fourth makes it half a unit' },
    { gross: [115], taxes: [15], because: 'all at once is as before' },
  ])('going back in turn $gross hold $taxes: $because', ({ gross, taxes }) =>
    expect(splitTaxInTurn(gross, 1500).map((part) => part.taxMinor)).toEqual(taxes),
  )

  test('every column sums to the whole, and no line is off by a minor unit', () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 12 }), basisPoints, (gross, bp) => {
        const { parts, ...whole } = splitTax(gross, bp)
        for (const column of ['netMinor', 'taxMinor', 'grossMinor'] as const)
          expect(sumMinor(parts.map((part) => part[column]))).toBe(whole[column])
        expect(whole.taxMinor).toBe(taxInside(sumMinor(gross), bp))
        for (const part of parts) {
          expect(part.netMinor + part.taxMinor).toBe(part.grossMinor)
          expect(part.netMinor).toBeGreaterThanOrEqual(0)
          // Half a unit of the sum's rounding, shared, and less than one of the line's own.
          expect(Math.abs(part.taxMinor - (part.grossMinor * bp) / (10_000 + bp))).toBeLessThan(1.5)
        }
      }),
    )
  })

  test('what goes back in turn has given back all the tax when all is back, and never a negative one', () => {
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

describe("an invoice's lines", () => {
  const adults = { quantity: 2, unitMinor: 10_000, totalMinor: 20_000 }
  const lunch = { quantity: 1, unitMinor: 3000, totalMinor: 3000 }

  test('have the discount and the tax shared among them', () => {
    const { items, ...sums } = invoiceLines([{ lines: [adults, lunch], discountMinor: 2300, totalMinor: 20_700 }], 1500)
    expect(items).toEqual([
      [
        { quantity: 2, unitMinor: 10_000, discountMinor: 2000, netMinor: 15_652, taxMinor: 2348, grossMinor: 18_000 },
        { quantity: 1, unitMinor: 3000, discountMinor: 300, netMinor: 2348, taxMinor: 352, grossMinor: 2700 },
      ],
    ])
    expect(sums).toEqual({ discountMinor: 2300, netMinor: 18_000, taxMinor: 2700, grossMinor: 20_700 })
  })

  test('share what was charged where their list is in another currency', () => {
    // 23.000 dinars were charged as 229.39 riyals.
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

  test('sum to what was charged in every column, whatever was sold', () => {
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
