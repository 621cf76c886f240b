import { expect, test } from 'vitest'
import type { ComparedView } from '#web/features/wishlist/calls.ts'
import { pricesToCompare, ratingsToCompare } from './best-of-compared.ts'

interface Given {
  from?: number | null
  free?: number
  unitTitle?: string | null
  rating?: number | null
  ratingCount?: number
  isOffered?: boolean
}

const money = (amountMinor: number) => ({ amountMinor, currency: 'SAR' })

/** Only what is compared. */
const item = ({ from = 100, free, unitTitle = null, rating = 4.5, ratingCount = 9, isOffered = true }: Given) =>
  ({
    isOffered,
    card: {
      from: from === null ? null : money(from),
      free: free === undefined ? null : { from: money(free), unitTitle },
      unitTitle,
      pricingPer: from === null ? 'quote' : 'person',
      rate: 'once',
      rating,
      ratingCount,
    },
  }) as ComparedView

test('prices of one person are compared, in the dates those of the dates', () => {
  expect(pricesToCompare([item({ from: 300 }), item({ from: 200 })], false)).toEqual([300, 200])
  expect(pricesToCompare([item({ from: 300, free: 150 }), item({ from: 200, free: 400 })], true)).toEqual([150, 400])
})

test('what is not free in the dates or withdrawn is not compared with the others', () => {
  const items = [item({ from: 1 }), item({ from: 300, free: 150 }), item({ free: 400 }), item({ isOffered: false })]
  expect(pricesToCompare(items, true)).toEqual([null, 150, 400, null])
})

test('prices of different things are not compared, nor with one on request', () => {
  expect(pricesToCompare([item({}), item({ unitTitle: 'Boat' })], false)).toEqual([null, null])
  expect(pricesToCompare([item({}), item({ from: null })], false)).toEqual([null, null])
})

test('only the ratings that are shown are compared', () => {
  expect(
    ratingsToCompare([item({}), item({ rating: null, ratingCount: 0 }), item({ rating: 5, ratingCount: 2 })]),
  ).toEqual([4.5, null, null])
})
