import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargedLines } from './charged-lines.ts'
import { payableStep } from './currency.ts'
import { sumMinor } from './money.ts'

const adult = { title: 'Adult', quantity: 2, unitMinor: 12_500, totalMinor: 25_000, originalTotalMinor: 30_000 }
const tea = { title: 'Tea', quantity: 3, unitMinor: 500, totalMinor: 1500, originalTotalMinor: 1500 }

test.each([
  {
    charged: { totalMinor: 26_430, originalMinor: 31_414, currency: 'SAR' },
    gives: [
      [24_934, 12_467, 29_918],
      [1496, 499, 1496],
    ],
    because: 'dinars are charged as riyals',
  },
  {
    charged: { totalMinor: 26_430, originalMinor: 31_410, currency: 'KWD' },
    gives: [
      [24_930, 12_465, 29_910],
      [1500, 500, 1500],
    ],
    because: 'shares are payable amounts',
  },
])('charged lines: $because', ({ charged, gives }) =>
  expect(
    chargedLines([adult, tea], charged).map((line) => [line.totalMinor, line.unitMinor, line.originalTotalMinor]),
  ).toEqual(gives),
)

test('charged lines sum to the charge at every rate', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unitMinor: fc.nat(90_000),
    totalMinor: fc.nat(900_000),
    originalTotalMinor: fc.nat(900_000),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.nat(90_000),
      fc.constantFrom('SAR', 'KWD', 'JPY'),
      (lines, parts, currency) => {
        const totalMinor = parts * payableStep(currency)
        const made = chargedLines(lines, { totalMinor, originalMinor: totalMinor, currency })
        expect(sumMinor(made.map((one) => one.totalMinor))).toBe(totalMinor)
        for (const one of made) {
          expect(one.totalMinor % payableStep(currency)).toBe(0)
          expect(one.originalTotalMinor).toBeGreaterThanOrEqual(one.totalMinor)
        }
      },
    ),
    { numRuns: 10_000 },
  )
})
