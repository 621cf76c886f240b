import { expect, test } from 'vitest'
import { searchedText } from './searched-text.ts'
import { searchAddress, tripOfAddress, wishOfAddress, type SearchWish } from './search-wish.ts'

const nothing: SearchWish = { text: '', place: null, range: null, adults: 0, children: 0 }
const range = { from: '2026-11-27', to: '2026-11-28' }
const riyadh = { kind: 'city' as const, title: 'Riyadh', path: '/things-to-do-in-riyadh' }
const families = { ...riyadh, kind: 'category' as const, path: '/things-to-do-in-riyadh?category=family' }
const fort = { ...riyadh, kind: 'product' as const, path: '/things-to-do-in-manama/fort' }

test.each([
  ['everything', nothing, '/things-to-do'],
  ['a text', { ...nothing, text: ' قلعة/2 ' }, `/search/${encodeURIComponent('قلعة/2')}`],
  ['two dots', { ...nothing, text: '..' }, `/search/..${encodeURIComponent('\u2060')}`],
  [
    'a city on dates, with children',
    { text: 'Riyadh', place: riyadh, range, adults: 2, children: 2 },
    '/things-to-do-in-riyadh?from=2026-11-27&to=2026-11-28&travellers=4&ages=x-x',
  ],
  [
    'children of known ages',
    { ...nothing, place: riyadh, adults: 2, children: 3, ages: [2, 7] },
    '/things-to-do-in-riyadh?travellers=5&ages=2-7-x',
  ],
  [
    'fewer children than have ages',
    { ...nothing, place: riyadh, adults: 2, children: 1, ages: [2, 7] },
    '/things-to-do-in-riyadh?travellers=3&ages=2',
  ],
  [
    'a category of a city',
    { ...nothing, text: 'Families', place: families, adults: 1 },
    '/things-to-do-in-riyadh?category=family&travellers=1',
  ],
  [
    'an activity, which has its own choice of travellers',
    { text: 'Fort', place: fort, range, adults: 2, children: 0 },
    '/things-to-do-in-manama/fort?from=2026-11-27&to=2026-11-28',
  ],
])('the address of a search for %s', (_, wish, address) => {
  expect(searchAddress(wish, 'things-to-do')).toBe(address)
})

test.each(['.', '..', '...', 'قلعة'])(
  'the address of a search for %s stays below /search, and has the text',
  (text) => {
    const { pathname } = new URL(searchAddress({ ...nothing, text }, 'things-to-do'), 'http://localhost')
    const [, segment = ''] = /^\/search\/([^/]+)$/.exec(pathname) ?? []
    expect(searchedText(decodeURIComponent(segment))).toBe(text)
  },
)

const open = { range: null, party: null }
const family = { adults: 2, children: 2 }

test('dates and travellers of an address are those of the next search', () => {
  const wish = { text: '', place: riyadh, range, ...family }
  const { searchParams } = new URL(searchAddress(wish, 'things-to-do'), 'http://localhost')
  const page = { text: '', place: riyadh, isList: true }
  expect(wishOfAddress(Object.fromEntries(searchParams), page, { range: null, party: family })).toEqual(wish)
})

test('a list without dates and travellers says none; other pages say those of the visit', () => {
  const visit = { range, party: family }
  const page = { text: '', place: riyadh, isList: true }
  expect(wishOfAddress({}, page, visit)).toEqual({ ...nothing, place: riyadh })
  expect(wishOfAddress({ travellers: '4', children: '1' }, page, visit)).toEqual({
    ...nothing,
    place: riyadh,
    ...family,
  })
  expect(wishOfAddress({ from: '2026-12-01' }, page, visit)).toEqual({
    ...nothing,
    place: riyadh,
    range: { from: '2026-12-01', to: '2026-12-01' },
  })
  expect(wishOfAddress({}, { ...page, isList: false }, visit)).toEqual({ ...nothing, place: riyadh, range, ...family })
})

test('the day that an activity is opened on does not replace the dates of the visit', () => {
  const [page, day] = [
    { text: '', place: null, isList: false },
    { from: '2026-12-01', to: '2026-12-01' },
  ]
  expect(wishOfAddress(day, page, { range, party: null }).range).toEqual(range)
  expect(wishOfAddress(day, page, open).range).toEqual(day)
})

test('a shared address has travellers and whether there are children, of whom at least one is assumed', () => {
  expect(
    wishOfAddress({ travellers: '3', children: '1', from: 'never' }, { text: '', place: null, isList: true }, open),
  ).toEqual({ ...nothing, adults: 2, children: 1 })
})

test('ages of an address are those of the next search, also of a shared one', () => {
  const ages = [2, 7]
  const address = { travellers: '4', ages: '2-7' }
  const page = { text: '', place: riyadh, isList: true }
  const wish = { ...nothing, place: riyadh, ...family, ages }
  for (const party of [null, family, { ...family, ages: [1] }])
    expect(wishOfAddress(address, page, { range: null, party })).toEqual(wish)
  const visit = { range: null, party: { ...family, ages } }
  expect(wishOfAddress({ travellers: '4', children: '1' }, page, visit)).not.toHaveProperty('ages')
  expect(wishOfAddress({}, { ...page, isList: false }, visit).ages).toEqual(ages)
  expect(tripOfAddress({ travellers: '4', children: '1' }, visit).party?.ages).toEqual(ages)
  expect(tripOfAddress({ travellers: '4' }, visit).party).toEqual({ ...family, ages })
  expect(tripOfAddress({ travellers: '4', children: '1', ages: '2-7' }, open).party).toEqual({ ...family, ages })
  expect(tripOfAddress({ travellers: '3', ages: 'x-7' }, open).party).toEqual({ adults: 1, children: 2, ages: [7] })
  expect(tripOfAddress({ travellers: '2', ages: '2-7' }, open).party).toEqual({ adults: 1, children: 1, ages: [2] })
})

test.each([
  ['without a trip is that of the visit', {}, { range, party: family }],
  [
    'with dates has the travellers of the visit',
    { from: '2026-12-01' },
    { range: { from: '2026-12-01', to: '2026-12-01' }, party: family },
  ],
  [
    'with other travellers has the dates of the visit',
    { travellers: '3' },
    { range, party: { adults: 3, children: 0 } },
  ],
  [
    'with other travellers and children keeps as many children as the visit has',
    { travellers: '5', children: '1' },
    { range, party: { adults: 3, children: 2 } },
  ],
  [
    'with one traveller has an adult, whatever it says of children',
    { travellers: '1', children: '1' },
    { range, party: { adults: 1, children: 0 } },
  ],
  [
    'with as many travellers keeps the children, also without the filter for them',
    { travellers: '4' },
    { range, party: family },
  ],
  [
    'with other travellers and no children has adults only',
    { travellers: '5' },
    { range, party: { adults: 5, children: 0 } },
  ],
])('the trip of an address %s', (_, address, trip) => {
  expect(tripOfAddress(address, { range, party: family })).toEqual(trip)
})
