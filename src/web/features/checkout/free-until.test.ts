import { expect, test } from 'vitest'
import { freeUntil, isFreeOver } from './free-until.ts'

const item = (cityName: string, ...steps: [until: string, percentage: number][]) => ({
  zone: 'Asia/Riyadh',
  cityName,
  cancellation: { currency: 'SAR', steps: steps.map(([until, percentage]) => ({ until, percentage, refundMinor: 0 })) },
})
const start: [string, number] = ['2026-12-20T06:00:00Z', 100]

test.each([
  ['the first that ends, on its clock', [item('Riyadh', ['2026-12-18T06:00:00Z', 0], start), item('AlUla', ['2026-12-16T06:00:00Z', 0], start)], '2026-12-16 09:00 AlUla'],
  ['none where nothing is free', [item('Riyadh', ['2026-12-18T06:00:00Z', 50], start)], null],
  ['none where it is free to the start', [item('Riyadh', ['2026-12-20T06:00:00Z', 0])], null],
  ['none without items', [], null],
])('until when an order is free to cancel: %s', (_, items, expected) => {
  const found = freeUntil(items)
  expect(found && `${found.localDate} ${found.localTime} ${found.cityName}`).toBe(expected)
}) // prettier-ignore

test.each([
  ['2026-12-16T05:00:00Z', false],
  ['2026-12-16T07:00:00Z', true],
])('whether free cancellation of an item has ended at %s: %s', (at, expected) => {
  const items = [item('Riyadh', ['2026-12-18T06:00:00Z', 0], start), item('AlUla', ['2026-12-16T06:00:00Z', 0], start)]
  expect(isFreeOver(items, at)).toBe(expected)
})
