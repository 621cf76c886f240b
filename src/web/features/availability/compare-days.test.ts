import { expect, test } from 'vitest'
import { comparableDays } from './compare-days.ts'
import { cheapestOf } from './day-name.ts'

const options = [
  { units: [{ id: 1, kind: 'adult', title: 'Adult' }] },
  { units: [{ id: 2, kind: 'adult', title: 'Adult' }] },
  { units: [{ id: 3, kind: 'group', title: 'Private group (up to 8)' }] },
  { units: [{ id: 4, kind: 'family', title: 'Family of up to 6' }] },
]
const dayOf = (date: string, fromMinor: number, unitId: number, quantity = 1) =>
  ({ date, status: 'available', fromMinor, unitId, quantity }) as const

test('a person’s price is compared with persons’ prices only, and days with a group’s price are named', () => {
  const days = [dayOf('a', 240, 1), dayOf('b', 300, 2), dayOf('c', 200, 3)]
  const found = comparableDays(days, options)
  expect(cheapestOf(found.days)).toBe(240)
  expect(found.unit?.kind).toBe('adult')
  expect([...found.shared].map(([date, unit]) => [date, unit.title])).toEqual([['c', 'Private group (up to 8)']])
})

test('prices of the same group are compared, of different ones nothing is the cheapest', () => {
  const same = comparableDays([dayOf('a', 900, 3), dayOf('b', 800, 3)], options)
  expect([cheapestOf(same.days), same.unit?.title, same.shared.size]).toEqual([800, 'Private group (up to 8)', 0])
  const different = comparableDays([dayOf('a', 900, 3), dayOf('b', 800, 4)], options)
  expect([cheapestOf(different.days), different.unit, different.shared.size]).toEqual([null, null, 0])
})

test('where the tent of most days is not to be had, the price of another one is named', () => {
  const days = [dayOf('a', 900, 3), dayOf('b', 1000, 3), dayOf('c', 700, 4)]
  const found = comparableDays(days, options)
  expect([cheapestOf(found.days), found.unit?.title]).toEqual([900, 'Private group (up to 8)'])
  expect([...found.shared].map(([date, unit]) => [date, unit.title])).toEqual([['c', 'Family of up to 6']])
})

test('prices of another number of the same tent are not compared', () => {
  const days = [dayOf('a', 1280, 3, 2), dayOf('b', 1300, 3, 2), dayOf('c', 980, 4), dayOf('d', 640, 3)]
  const found = comparableDays(days, options)
  expect([cheapestOf(found.days), found.unit]).toEqual([null, null])
  const most = comparableDays(days.slice(0, 3), options)
  expect([cheapestOf(most.days), most.unit?.quantity, most.unit?.title]).toEqual([1280, 2, 'Private group (up to 8)'])
  expect([...most.shared].map(([date, unit]) => [date, unit.quantity])).toEqual([['c', 1]])
})

test('the price of a tent that is too small for all is not shown, unlike that of a person', () => {
  const tooFew = (date: string, unitId: number) => ({ ...dayOf(date, 700, unitId), status: 'too_few_seats' }) as const
  const { others } = comparableDays([dayOf('a', 1200, 3, 2), tooFew('b', 4), tooFew('c', 1)], options)
  expect([...others]).toEqual(['b'])
})

test('the prices of a whole booking are all of the same thing', () => {
  const days = [
    { date: 'a', status: 'available', fromMinor: 900 },
    { date: 'b', status: 'sold_out', fromMinor: 100 },
  ] as const
  const found = comparableDays(days, undefined)
  expect([cheapestOf(found.days), found.unit, found.shared.size]).toEqual([900, null, 0])
})
