import { describe, expect, test } from 'vitest'
import { durationChoices, timeChoices } from '#domain/listing-choices.ts'
import { searchQuery } from '#server/catalogue/search/contract.ts'
import { readSearch } from '#server/catalogue/search/read-search.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from './contract.ts'
import { readListing } from './read-listing.ts'
import { readListingMap } from './read-listing-map.ts'

const fixtures = useFixtures()

const wishOf = async (query: Record<string, string>) => ({
  ...listingQuery.parse({ locale: 'en', ...query }),
  visitor: await createVisitor(fixtures.context.db),
})
const listing = async (query: Record<string, string>) => readListing(fixtures.context, await wishOf(query))

/** The ids on all pages. */
async function idsOf(query: Record<string, string>): Promise<number[]> {
  const { cards, pageCount } = await listing(query)
  const ids = cards.map(({ id }) => id)
  for (let page = 2; page <= pageCount; page++)
    ids.push(...(await listing({ ...query, page: String(page) })).cards.map(({ id }) => id))
  return ids
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const dated: Record<string, string> = { from: dayIn(2), to: dayIn(6), travellers: '2' }
const trips = { 'no dates': {}, dates: dated } as Record<string, Record<string, string>>
const filters = [
  { filter: 'category', facet: 'categories', values: [] as string[] },
  { filter: 'duration', facet: 'durations', values: [...durationChoices] },
  { filter: 'timeOfDay', facet: 'times', values: [...timeChoices] },
  { filter: 'language', facet: 'languages', values: ['fr', 'de', 'es'] },
]

describe.each(Object.keys(trips))('several values of a filter, with %s', (name) => {
  const trip = trips[name] ?? {}

  test.each(filters)('find what each of them finds: $filter', async ({ filter, facet, values: listed }) => {
    const { facets, total } = await listing(trip)
    const values = listed.length > 0 ? listed : facets.categories.slice(0, 3).map(({ slug }) => slug)
    const found = await Promise.all(values.map((value) => idsOf({ ...trip, [filter]: value })))
    expect(found.filter((ids) => ids.length > 0).length, 'choices with results').toBeGreaterThan(1)
    for (const chosen of [values.slice(0, 2), values.slice(1, 3), values]) {
      const query = { ...trip, [filter]: chosen.join(',') }
      const either = new Set(chosen.flatMap((value) => found[values.indexOf(value)] ?? []))
      expect((await idsOf(query)).toSorted()).toEqual([...either].toSorted())
      const shown = await listing(query)
      expect(shown.total).toBe(either.size)
      // As if the filter were not chosen.
      expect(shown.facets[facet as keyof typeof facets]).toEqual(facets[facet as keyof typeof facets])
      expect((await readListingMap(fixtures.context, await wishOf(query))).points).toHaveLength(
        Math.min(either.size, 500),
      )
    }
    expect(total).toBeGreaterThan(0)
  })

  test('are narrowed by those of other filters', async () => {
    const query = {
      ...trip,
      duration: 'short,half-day',
      timeOfDay: 'morning,evening',
      category: 'sea-islands,architecture-heritage',
    }
    const short = new Set(await idsOf({ ...trip, duration: query.duration }))
    const early = new Set(await idsOf({ ...trip, timeOfDay: query.timeOfDay }))
    const both = await idsOf({ ...trip, duration: query.duration, timeOfDay: query.timeOfDay })
    expect(both.length).toBeGreaterThan(0)
    // With dates the departure of the card has to suit both; without, any has.
    if (name === 'no dates') expect(both.toSorted()).toEqual([...short].filter((id) => early.has(id)).toSorted())
    for (const id of both) expect(early.has(id)).toBe(true)
    const { facets } = await listing(query)
    for (const [timeOfDay, count] of Object.entries(facets.times ?? {}))
      expect((await listing({ ...query, timeOfDay })).total, timeOfDay).toBe(count)
    for (const [duration, count] of Object.entries(facets.durations))
      expect((await listing({ ...query, duration })).total, duration).toBe(count)
    for (const { slug, count } of facets.categories)
      expect((await listing({ ...query, category: slug })).total, slug).toBe(count)
  })

  test('are removed together by what the page suggests for few results', async () => {
    const query: Record<string, string> = { ...trip, city: 'manama', timeOfDay: 'afternoon,evening' }
    const { without, total } = await listing(query)
    expect(total).toBeLessThan(4)
    const { timeOfDay: _times, ...rest } = query
    const more = without.find(({ filter }) => filter === 'timeOfDay')?.total ?? total
    expect(more).toBe((await listing(rest)).total)
    expect(more).toBeGreaterThan(total)
  })
})

test('what is by the night lasts more than a day, whatever the hours of its nights', async () => {
  const nightly = await fixtures.context.db.rows<{ id: number }>({
    name: 'test.nightly',
    text: `select id from product where rate = 'nightly' and status = 'published' and duration_minutes < 1200`,
    values: [],
  })
  const [day, days] = await Promise.all([idsOf({ duration: 'day' }), idsOf({ duration: 'days' })])
  expect(nightly).not.toEqual([])
  for (const { id } of nightly)
    expect({ id, day: day.includes(id), days: days.includes(id) }).toEqual({ id, day: false, days: true })
})

describe('the values of a filter', () => {
  test.each([
    ['timeOfDay', 'evening,midnight,morning,,evening', ['morning', 'evening']],
    ['timeOfDay', 'midnight', undefined],
    ['duration', 'days,short', ['short', 'days']],
    ['duration', ',', undefined],
    ['language', 'fr,klingon,ar,fr', ['ar', 'fr']],
    ['language', '', undefined],
  ] as const)('of %s are known and in order: “%s”', (filter, text, values) => {
    expect(listingQuery.parse({ [filter]: text })[filter]).toEqual(values)
  })

  test('may be slugs of either language, of which unknown ones are ignored', async () => {
    const { facets } = await listing({ locale: 'ar' })
    const [first = '', second = ''] = facets.categories.map(({ slug }) => slug)
    const one = await listing({ category: first })
    expect(one.category?.slugs.ar).toBe(first)
    const two = await listing({ category: `${second},nowhere,${first}` })
    expect(two.category).toBeNull()
    expect(two.categorySlugs).toHaveLength(2)
    expect(two.categorySlugs).toEqual(two.categorySlugs.toSorted())
    expect(two.categorySlugs).toContain(one.category?.slugs.en)
    expect(await listing({ category: `${first},nowhere` })).toMatchObject({ categorySlugs: [one.category?.slugs.en] })
    await expect(listing({ category: 'nowhere,nothing' })).rejects.toMatchObject({ code: 'catalogue.category_unknown' })
  })

  test('limit a search by text, too', async () => {
    const found = async (query: Record<string, string>) =>
      (
        await readSearch(fixtures.context, {
          ...searchQuery.parse({ q: 'tour', locale: 'en', ...query }),
          visitor: await createVisitor(fixtures.context.db),
        })
      ).total
    const each = await Promise.all(durationChoices.map((duration) => found({ duration })))
    expect(each.filter((total) => total > 0).length).toBeGreaterThan(1)
    expect(await found({ duration: durationChoices.join(',') })).toBe(each.reduce((sum, one) => sum + one, 0))
  })
})
