import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftAfter, leftToRefund, splitRefund } from './split-refund.ts'

const difference = { paymentId: 2, leftMinor: 80 }
const order = { paymentId: 1, leftMinor: 500 }

describe('splitting a refund among payments', () => {
  test.each([
    [0, []],
    [50, [[2, 50]]],
    [80, [[2, 80]]],
    [200, [[2, 80], [1, 120]]],
    [580, [[2, 80], [1, 500]]],
  ])('takes %i from the first payments first', (amountMinor, parts) => {
    const split = splitRefund(amountMinor, [difference, order])
    expect(split.map((part) => [part.paymentId, part.amountMinor])).toEqual(parts)
  }) // prettier-ignore

  test('of more than is left is an error', () => {
    expect(() => splitRefund(581, [difference, order])).toThrow(RangeError)
    expect(() => splitRefund(1, [])).toThrow(RangeError)
  })

  test('leaves out what was refunded at the provider', () => {
    const elsewhere = new Map([[2, 100], [1, 50]]) // prettier-ignore
    expect(leftToRefund({ payments: [difference, order] }, elsewhere)).toBe(450)
    expect(splitRefund(450, leftAfter([difference, order], elsewhere))).toEqual([{ paymentId: 1, amountMinor: 450 }])
  })

  test('adds up to the sum, and takes no more of a payment than is left of it', () => {
    const lefts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 5 })
    fc.assert(
      fc.property(lefts, fc.double({ min: 0, max: 1, noNaN: true }), (left, share) => {
        const payments = left.map((leftMinor, paymentId) => ({ paymentId, leftMinor }))
        const amountMinor = Math.floor(leftToRefund({ payments }, new Map()) * share)
        const parts = splitRefund(amountMinor, payments)
        expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(amountMinor)
        for (const part of parts) expect(part.amountMinor).toBeLessThanOrEqual(left[part.paymentId] ?? 0)
      }),
    )
  })
})
