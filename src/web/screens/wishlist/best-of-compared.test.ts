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
  total?: number
  rate?: 'once' | 'nightly'
}

const money = (amountMinor: number) => ({ amountMinor, currency: 'SAR' })

/** Only what is compared. */
const item = ({
  from = 100,
  free,
  unitTitle = null,
  rating = 4.5,
  ratingCount = 9,
  isOffered = true,
  total,
  rate = 'once',
}: Given) =>
  ({
    isOffered,
    total: total === undefined ? null : money(total),
    card: {
      from: from === null ? null : money(from),
      free: free === undefined ? null : { from: money(free), unitTitle },
      unitTitle,
      pricingPer: from === null ? 'quote' : 'person',
      rate,
      rating,
      ratingCount,
    },
  }) as ComparedView

test('prices of one person are compared, in the dates those of the dates', () => {
  expect(pricesToCompare([item({ from: 300 }), item({ from: 200 })], false).amounts).toEqual([300, 200])
  expect(pricesToCompare([item({ from: 300, free: 150 }), item({ from: 200, free: 400 })], true).amounts).toEqual([
    150, 400,
  ])
})

test('what is not free in the dates or withdrawn is not compared with the others', () => {
  const items = [item({ from: 1 }), item({ from: 300, free: 150 }), item({ free: 400 }), item({ isOffered: false })]
  expect(pricesToCompare(items, true).amounts).toEqual([null, 150, 400, null])
})

test('prices of different things are not compared, nor with one on request', () => {
  expect(pricesToCompare([item({}), item({ unitTitle: 'Boat' })], false).amounts).toEqual([null, null])
  expect(pricesToCompare([item({}), item({ from: null })], false).amounts).toEqual([null, null])
})

test('only the ratings that are shown are compared', () => {
  expect(
    ratingsToCompare([item({}), item({ rating: null, ratingCount: 0 }), item({ rating: 5, ratingCount: 2 })]),
  ).toEqual([4.5, null, null])
})

test('what the whole party pays is compared, also of a boat and a person, but not of a night and an hour', () => {
  const boat = item({ from: 900, unitTitle: 'Boat', total: 900 })
  const tour = item({ from: 300, total: 1200 })
  expect(pricesToCompare([boat, tour], false)).toEqual({ by: 'total', amounts: [900, 1200] })
  expect(pricesToCompare([boat, tour, item({ rate: 'nightly', total: 500 })], false).amounts).toEqual([
    null,
    null,
    null,
  ])
})

test('if it is unknown of one, prices of the same are', () => {
  expect(pricesToCompare([item({ from: 300, total: 600 }), item({ from: 200 })], false)).toEqual({
    by: 'price',
    amounts: [300, 200],
  })
})
