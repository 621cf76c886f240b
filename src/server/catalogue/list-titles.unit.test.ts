import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { isTitled, titledProducts } from './list-titles.ts'
import { aProduct, snapshotOf } from '#test/support/sample-products.ts'
import { rankText } from './snapshot/rank-text.ts'

const WORDS = [1, 2, 3, 4, 5]
const products = array(
  record({
    words: array(constantFrom(...WORDS), { maxLength: 4 }),
    weightedRating: integer({ min: 0, max: 3 }),
    supplierId: constantFrom(1, 2),
    soldUntilMs: constantFrom(null, 500, 1500),
  }),
  { maxLength: 30 },
)
const queries = array(array(constantFrom(...WORDS), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })

test('a text finds the products with a word of each of its parts, the best match first', () => {
  assert(
    property(products, queries, constantFrom(null, 1), (rows, parts, supplierId) => {
      const known = rows.map((row, index) => aProduct({ ...row, id: index + 1, words: row.words.join(',') }))
      const snapshot = snapshotOf(known)
      const text = parts.map((terms) => ({ ways: [[terms]], exact: terms.slice(0, 1) }))

      const { score } = rankText(text, snapshot.products, () => false)
      const expected = rows.keys().filter((row) => {
        const { words, supplierId: own, soldUntilMs } = rows[row] as (typeof rows)[number]
        const isOffered = (soldUntilMs ?? Infinity) > snapshot.nowMs && (supplierId === null || own === supplierId)
        return isOffered && parts.every((terms) => terms.some((term) => words.includes(term)))
      })
      const best = [...expected]
        .sort((a, b) => score(b) - score(a) || snapshot.products.compareRecommended(a, b))
        .map((row) => row + 1)

      expect(titledProducts(snapshot, { text, supplierId, most: 8 })).toEqual(best.slice(0, 8))
      expect(isTitled(snapshot, { text, supplierId })).toBe(best.length > 0)
    }),
  )
})
