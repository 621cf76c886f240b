import { expect, test } from 'vitest'
import { countBy } from './find-destination.ts'
import { aProduct, snapshotOf } from '#test/support/sample-products.ts'

test('counts of cities and categories follow changed products and the end of their sale', () => {
  const snapshot = snapshotOf([
    aProduct({ id: 1, cityId: 10, categoryId: 7, soldUntilMs: 2000 }),
    aProduct({ id: 2, cityId: 10, categoryId: 8, supplierId: 5 }),
    aProduct({ id: 3, cityId: 20, categoryId: 7, children: true }),
  ])
  const cities = (supplierId: number | null = null) => Object.fromEntries(countBy(snapshot, 'cityId', supplierId))

  expect(cities()).toEqual({ 10: 2, 20: 1 })
  expect(cities(5)).toEqual({ 10: 1 })
  expect(Object.fromEntries(countBy(snapshot, 'categoryId', null, { cityId: 10 }))).toEqual({ 7: 1, 8: 1 })
  expect(Object.fromEntries(countBy(snapshot, 'cityId', null, { flags: 16 }))).toEqual({ 20: 1 })

  snapshot.products.remove(3)
  expect(cities()).toEqual({ 10: 2 })
  snapshot.products.add(aProduct({ id: 2, cityId: 20 }), 2)
  expect(cities()).toEqual({ 10: 1, 20: 1 })
  snapshot.nowMs = 2000
  expect(cities()).toEqual({ 20: 1 })
})
