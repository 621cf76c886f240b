import { expect, test } from 'vitest'
import { headsOf, refundByHead } from './refund-by-head.ts'

const adults = { kind: 'unit' as const, quantity: 3, totalMinor: 73_500 }
const child = { kind: 'unit' as const, quantity: 1, totalMinor: 12_500 }
const lunch = { kind: 'extra' as const, quantity: 4, totalMinor: 14_000 }

test('half of what two of three adults paid, without the extras', () => {
  const heads = headsOf({ lines: [adults, child, lunch], totalMinor: 100_000, travellers: 4 })
  expect(heads).toEqual([
    { line: 0, heads: 3, paidMinor: 73_500 },
    { line: 1, heads: 1, paidMinor: 12_500 },
  ])
  expect(refundByHead(heads, { counts: [2, 0], percentage: 50, step: 10 })).toBe(24_500)
  expect(refundByHead(heads, { counts: [3, 1], percentage: 100, step: 10 })).toBe(86_000)
})

test('a discount is shared by all lines, and the sum can be paid in the currency', () => {
  const heads = headsOf({ lines: [adults, child, lunch], totalMinor: 90_000, travellers: 4 })
  expect(heads.map(({ paidMinor }) => paidMinor)).toEqual([66_150, 11_250])
  expect(refundByHead(heads, { counts: [1, 0], percentage: 25, step: 10 })).toBe(5510)
})

test('a price for the whole group is divided by its people', () => {
  const heads = headsOf({
    lines: [{ kind: 'unit', quantity: 1, totalMinor: 180_000 }],
    totalMinor: 180_000,
    travellers: 3,
  })
  expect(heads).toEqual([{ line: 0, heads: 3, paidMinor: 180_000 }])
  expect(refundByHead(heads, { counts: [2], percentage: 50, step: 1 })).toBe(60_000)
})

test('a whole boat is divided by who came, not by its seats', () => {
  const boat = {
    lines: [{ kind: 'unit' as const, quantity: 1, totalMinor: 180_000 }],
    totalMinor: 180_000,
    travellers: 8,
  }
  expect(headsOf(boat, 4)).toEqual([{ line: 0, heads: 4, paidMinor: 180_000 }])
  expect(refundByHead(headsOf(boat, 4), { counts: [1], percentage: 50, step: 1 })).toBe(22_500)
  // Not known yet: all who could come.
  expect(headsOf(boat)).toMatchObject([{ heads: 8 }])
})

test('who came does not change a price a head', () => {
  const item = { lines: [adults], totalMinor: 73_500, travellers: 3 }
  expect(headsOf(item, 2)).toMatchObject([{ heads: 3 }])
})

test('an activity that was moved to a dearer date has no price a head', () => {
  const dearer = { kind: 'date_change' as const, quantity: 1, totalMinor: 2000 }
  expect(headsOf({ lines: [adults, dearer], totalMinor: 75_500, travellers: 3 })).toEqual([])
})
