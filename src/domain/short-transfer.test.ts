import { expect, test } from 'vitest'
import { isShortAcceptable, mostShortMinor, shareShortfall } from './short-transfer.ts'

test.each([
  { amountMinor: 50_000, receivedMinor: 48_500, currency: 'SAR', dollars: 5, may: true },
  { amountMinor: 50_000, receivedMinor: 48_000, currency: 'SAR', dollars: 5, may: true },
  { amountMinor: 50_000, receivedMinor: 47_999, currency: 'SAR', dollars: 5, may: false },
  { amountMinor: 50_000, receivedMinor: 47_999, currency: 'SAR', dollars: 10, may: true },
  // Three decimals.
  { amountMinor: 25_000, receivedMinor: 23_000, currency: 'BHD', dollars: 5, may: true },
  { amountMinor: 25_000, receivedMinor: 22_999, currency: 'BHD', dollars: 5, may: false },
  // None.
  { amountMinor: 9000, receivedMinor: 8200, currency: 'JPY', dollars: 5, may: true },
  { amountMinor: 9000, receivedMinor: 8199, currency: 'JPY', dollars: 5, may: false },
  // Nothing is missing, or too much came.
  { amountMinor: 50_000, receivedMinor: 50_000, currency: 'SAR', dollars: 5, may: false },
  { amountMinor: 50_000, receivedMinor: 51_000, currency: 'SAR', dollars: 5, may: false },
  // Of a small order: half of it or more, or nothing came.
  { amountMinor: 1500, receivedMinor: 751, currency: 'SAR', dollars: 5, may: true },
  { amountMinor: 1500, receivedMinor: 750, currency: 'SAR', dollars: 5, may: false },
  { amountMinor: 1500, receivedMinor: 0, currency: 'SAR', dollars: 5, may: false },
  // The operator accepts none.
  { amountMinor: 50_000, receivedMinor: 49_999, currency: 'SAR', dollars: 0, may: false },
] as const)(
  '$receivedMinor of $amountMinor $currency at a limit of $dollars dollars: $may',
  ({ may, dollars, ...sum }) => {
    expect(isShortAcceptable(sum, dollars)).toBe(may)
  },
)

test('a limit is whole minor units', () => {
  expect(mostShortMinor('JPY', 3)).toBe(480)
  expect(mostShortMinor('SAR', 0)).toBe(0)
})

test('the missing sum is shared by the prices', () => {
  expect(shareShortfall(100, [300, 100])).toEqual([75, 25])
  expect(shareShortfall(1, [0, 500, 500])).toEqual([0, 1, 0])
  expect(() => shareShortfall(3, [1, 1])).toThrow(RangeError)
})
