import { expect, test } from 'vitest'
import { rowsOfGuides, rowsOfOptions } from './calendar-rows.ts'
import type { CalendarOption } from './trip-queries.ts'

const departure = (id: number, time: string, guides: CalendarOption['departures'][number]['guides']) => ({
  id,
  date: '2026-12-01',
  time,
  taken: 2,
  sold: 2,
  capacity: 10,
  state: 'open' as const,
  hasStarted: false,
  isByHand: false,
  price: null,
  reason: '',
  guides,
})
const option = (id: number, departures: CalendarOption['departures']): CalendarOption => {
  const words = { ar: `خيار ${id}`, en: `Option ${id}` }
  return { id, title: words, optionTitle: words, supplier: words, city: words, currency: 'BHD', today: '2026-11-01', departures } // prettier-ignore
}
const said = { staffId: 2, name: 'Said', isDouble: true }
const noor = { staffId: 1, name: 'Noor', isDouble: false }
const options = [option(1, [departure(11, '09:00', [said]), departure(12, '12:00', [])]), option(2, [departure(21, '08:00', [said, noor])])] // prettier-ignore

test('rows of guides begin with departures without one, and have each guide, by time', () => {
  const rows = rowsOfGuides({ options, guides: [{ staffId: 3, name: 'Amal' }, noor] })
  expect(rows.map(({ key, guide, entries }) => [key, guide?.name, entries.map((one) => one.departure.id)])).toEqual([
    ['guide-none', undefined, [12]],
    ['guide-3', 'Amal', []],
    ['guide-1', 'Noor', [21]],
    ['guide-2', 'Said', [21, 11]],
  ])
  expect(rows[3]?.entries.map(({ isDouble }) => isDouble)).toEqual([true, true])
  expect(rows[2]?.entries.map(({ isDouble }) => isDouble)).toEqual([false])
})

test('no row is there for departures without a guide if all have one', () => {
  expect(rowsOfGuides({ options: options.slice(1), guides: [] }).map(({ key }) => key)).toEqual(['guide-1', 'guide-2'])
})

test('rows of options have all their departures', () => {
  expect(rowsOfOptions(options).map(({ key, entries }) => [key, entries.length])).toEqual([
    ['option-1', 2],
    ['option-2', 1],
  ])
})
