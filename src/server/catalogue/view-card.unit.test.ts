import { expect, test } from 'vitest'
import type { PriceExchange } from '#domain/exchange.ts'
import { viewFrom } from './view-card.ts'

const exchange: PriceExchange = {
  rates: [
    { base: 'USD', quote: 'SAR', rateMicros: 3_750_000, asOf: '2026-11-20', ageDays: 0 },
    { base: 'USD', quote: 'GBP', rateMicros: 757_000, asOf: '2026-11-20', ageDays: 0 },
  ],
  currency: 'GBP',
  siteCurrency: 'SAR',
  marginBasisPoints: 0,
  takes: () => true,
  bank: null,
}

test.each([
  { from: 20_770, original: 25_000, shown: 4193, before: 5047, because: 'both are exact, as they are charged' },
  { from: 20_770, original: 20_771, shown: 4193, before: null, because: 'two equal amounts are no discount' },
  { from: 20_770, original: null, shown: 4193, before: null, because: 'there is no discount' },
  { from: null, original: null, shown: null, before: null, because: 'it is priced on request' },
])('a card from £$shown, before £$before: $because', ({ from, original, shown, before }) => {
  const row = { fromMinor: from, fromOriginalMinor: original, currency: 'SAR' }
  const view = viewFrom(row, { locale: 'en', exchange })
  expect([view.from?.amountMinor ?? null, view.fromOriginal?.amountMinor ?? null]).toEqual([shown, before])
})
