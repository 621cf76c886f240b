import { expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { distanceKm } from '#domain/distance-km.ts'
import { searchQuery } from './contract.ts'
import { readSearch } from './read-search.ts'
import { readSearchMap } from './read-search-map.ts'

const fixtures = useFixtures()

const requestOf = async (q: string, query: Record<string, string> = {}) => ({
  ...searchQuery.parse({ q, locale: 'en', ...query }),
  visitor: await createVisitor(fixtures.context.db),
})
const search = async (q: string, query: Record<string, string> = {}) =>
  readSearch(fixtures.context, await requestOf(q, query))

const sophia = { lat: 41.0086, lng: 28.9802 }
const istanbul = { name: 'Hagia Sophia', city: 'Istanbul', path: '/things-to-do-in-istanbul' }

test.each([
  { text: 'hagia sophia', landmark: istanbul },
  { text: 'Hagia Sophea', landmark: istanbul },
  { text: 'visit hagia sophia in istanbul', landmark: istanbul },
  { text: 'آيا صوفيا', landmark: istanbul },
  { text: 'sophia', landmark: istanbul },
  { text: 'topkapi', landmark: { ...istanbul, name: 'Topkapı Palace' } },
  { text: 'burj khalifa', landmark: { name: 'Burj Khalifa', city: 'Dubai', path: '/things-to-do-in-dubai' } },
  { text: 'برج خليفة', landmark: { name: 'Burj Khalifa', city: 'Dubai', path: '/things-to-do-in-dubai' } },
])('search leads from $text, about which no activity is, to its city', async ({ text, landmark }) => {
  const found = await search(text)
  expect(found).toMatchObject({ landmark, isUnknown: false, isApproximate: false, destination: null })
  expect(found).toMatchObject({ taken: [], leftOut: [], didYouMean: [], corrected: null })
  expect([...new Set(found.cards.map(({ cityName }) => cityName))]).toEqual([landmark.city])
})

test('search lists the activities near a landmark by their distance, also on the map', async () => {
  const { points } = await readSearchMap(fixtures.context, await requestOf('hagia sophia'))
  const distances = points.map((point) => distanceKm(point, sophia))
  expect(distances.length).toBeGreaterThan(2)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  const { cards, total } = await search('hagia sophia')
  expect(total).toBeGreaterThanOrEqual(points.length)
  expect(cards.slice(0, 3).map(({ id }) => id)).toEqual(points.slice(0, 3).map(({ id }) => id))
})

test('search keeps the filters and the sort near a landmark', async () => {
  const all = await search('hagia sophia')
  const cheap = await search('hagia sophia', { sort: 'duration', priceMax: '1' })
  expect([cheap.total, cheap.isUnknown, cheap.alternatives]).toEqual([0, false, []])
  const sorted = await search('hagia sophia', { sort: 'duration' })
  const durations = sorted.cards.map((card) => card.durationMinutes)
  expect(sorted.total).toBe(all.total)
  expect(durations).toEqual(durations.toSorted((one, other) => one - other))
})

test.each([
  { text: 'airport', query: {} },
  { text: 'hagia sophia', query: { city: 'dubai' } },
  { text: 'bahrain fort', query: {} },
  { text: 'bahrain fort', query: { priceMax: '1' } },
  { text: 'xyzzyq sophia', query: {} },
])('search does not take $text for a landmark with $query', async ({ text, query }) => {
  expect((await search(text, query as Record<string, string>)).landmark).toBeNull()
})
