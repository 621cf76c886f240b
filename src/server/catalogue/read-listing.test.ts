import { describe, expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from './contract.ts'
import { readHome } from './read-home.ts'
import { readListing } from './read-listing.ts'
import { readProduct } from './read-product.ts'

const fixtures = useFixtures()

const listing = async (query: Record<string, string>) =>
  readListing(fixtures.context, {
    ...listingQuery.parse({ city: 'manama', ...query }),
    visitor: await createVisitor(fixtures.context.db),
  })
const codes = async (query: Record<string, string>) => (await listing(query)).cards.map((card) => card.code).sort()
const all = ['al-areen-morning', 'bahrain-fort', 'muharraq-architecture', 'pearl-boat', 'sakhir-camp']

describe('the listing', () => {
  test.each([
    { case: 'has everything without filters', query: {}, codes: all },
    {
      case: "filters by the city's English slug",
      query: { city: 'manama', category: 'sea-islands' },
      codes: ['pearl-boat'],
    },
    { case: "filters by the city's Arabic slug", query: { city: 'المنامة', isPrivate: '1', pickup: '1' }, codes: [] },
    { case: 'filters by pick-up', query: { pickup: '1' }, codes: ['bahrain-fort'] },
    { case: "filters by price in the visitor's currency", query: { priceMax: '200' }, codes: ['bahrain-fort'] },
    { case: 'filters by a large party', query: { travellers: '12' }, codes: ['muharraq-architecture', 'pearl-boat'] },
    { case: 'filters by the evening', query: { timeOfDay: 'evening' }, codes: [] },
    { case: 'is empty on a page beyond the end', query: { page: '99' }, codes: [] },
    { case: 'ignores an invalid filter value', query: { priceMax: 'abc', pickup: '1' }, codes: ['bahrain-fort'] },
  ])('$case', async ({ query, codes: expected }) => {
    expect(await codes(query as Record<string, string>)).toEqual(expected)
  })

  test('counts the results of each further filter', async () => {
    const { facets, total } = await listing({ locale: 'en' })
    expect(total).toBe(all.length)
    expect(facets.cities).toContainEqual({ slug: 'manama', name: 'Manama', count: all.length })
    expect(facets.categories.reduce((sum, one) => sum + one.count, 0)).toBe(all.length)
    const sumOf = (counts: Record<string, number> | null) =>
      Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0)
    expect(sumOf(facets.times)).toBeGreaterThan(0)
    expect(sumOf(facets.durations)).toBe(all.length)
    for (const [stars, count] of Object.entries(facets.ratings))
      expect([stars, (await listing({ locale: 'en', rating: stars })).total]).toEqual([stars, count])
    // Those with a price: one is sold by quote.
    expect(facets.prices?.counts.reduce((sum, one) => sum + one, 0)).toBe(
      (await listing({ locale: 'en', priceMax: '1000000' })).total,
    )
  })

  test.each([
    { chosen: { duration: 'short' }, facet: 'durations' },
    { chosen: { rating: '4.5' }, facet: 'ratings' },
    { chosen: { timeOfDay: 'morning' }, facet: 'times' },
    { chosen: { language: 'fr' }, facet: 'languages' },
    { chosen: { category: 'sea-islands' }, facet: 'categories' },
  ] as const)('counts the other choices of a chosen filter: $facet', async ({ chosen, facet }) => {
    const [without, chosenOne] = [await listing({}), await listing(chosen)]
    expect(chosenOne.total).toBeLessThan(without.total)
    expect(chosenOne.facets[facet]).toEqual(without.facets[facet])
  })

  test('says how many results a listing with few of them would have without each filter', async () => {
    const query: Record<string, string> = { pickup: '1', category: 'sea-islands', travellers: '3' }
    const { total, without } = await listing(query)
    expect(total).toBe(0)
    expect(without.map(({ filter }) => filter).toSorted()).toEqual(['category', 'city', 'pickup'])
    for (const { filter, total: expected } of without.filter((one) => one.filter !== 'city')) {
      const { [filter]: _removed, ...rest } = query
      expect([filter, (await listing(rest)).total]).toEqual([filter, expected])
    }
    expect((await listing({})).without).toEqual([])
  })

  test('suggests the nearest days with free activities if the chosen dates have few', async () => {
    const { today } = await listing({})
    // The fixtures begin on the day after today in UTC, which is today in Manama after midnight.
    await fixtures.context.db.rows({
      name: 'test.close_today',
      text: 'update departure set is_open = false where local_date = $1',
      values: [today],
    })
    const { total, otherDays, without } = await listing({ from: today, to: today, category: 'sea-islands' })
    expect(total).toBe(0)
    expect(without).toContainEqual({ filter: 'dates', total: 1 })
    expect(otherDays.length).toBeGreaterThan(0)
    for (const { date, total: expected } of otherDays) {
      expect(date > today).toBe(true)
      expect((await listing({ from: date, to: date, category: 'sea-islands' })).total).toBe(expected)
    }
    expect(otherDays.map(({ date }) => date)).toEqual(otherDays.map(({ date }) => date).toSorted())
  })

  test.each([
    ['city', 'catalogue.city_unknown'],
    ['category', 'catalogue.category_unknown'],
  ])('refuses an unknown %s', async (field, code) => {
    await expect(listing({ [field]: 'nowhere' })).rejects.toMatchObject({ code })
  })
})

test('shows a price for products in currencies that the site does not offer', async () => {
  const visitor = await createVisitor(fixtures.context.db)
  const read = async (currencies: string[], query: Record<string, string>) => {
    const wish = listingQuery.parse({ priceMin: '1', sort: 'price', ...query })
    return readListing(fixtures.context, { ...wish, visitor: { ...visitor, site: { ...visitor.site, currencies } } })
  }
  for (const query of [{}, { priceMax: '100' }]) {
    const [all, one] = [await read(visitor.site.currencies, query), await read([visitor.currency], query)]
    expect(one.total).toBe(all.total)
    expect(one.cards.map((card) => card.code)).toEqual(all.cards.map((card) => card.code))
  }
})

test("finds a product by either slug, in the reader's language and currency", async () => {
  const visitor = await createVisitor(fixtures.context.db)
  const arabic = await readProduct(fixtures.context, {
    visitor,
    locale: 'ar',
    city: 'المنامة',
    slug: 'bahrain-fort-at-sunset',
  })
  const english = await readProduct(fixtures.context, {
    visitor,
    locale: 'en',
    city: 'manama',
    slug: 'bahrain-fort-at-sunset',
  })
  expect(arabic.id).toBe(english.id)
  expect(arabic.title).toBe('قلعة البحرين: جولة مع عالم آثار')
  expect(english.from).toEqual({ amountMinor: 12_467, currency: 'SAR', isEstimate: false })
  expect(english.related.map((card) => card.code)).not.toContain('bahrain-fort')
})

test('lists only cities with products on the home page', async () => {
  const home = await readHome(fixtures.context, { visitor: await createVisitor(fixtures.context.db), locale: 'ar' })
  expect(home.cities.map((city) => city.name)).toContain('المنامة')
  expect(home.cities.every((city) => city.productCount > 0)).toBe(true)
  expect(home.topRated.length).toBeGreaterThan(0)
})
