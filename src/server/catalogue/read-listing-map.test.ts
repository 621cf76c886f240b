import { describe, expect, test } from 'vitest'
import { readSearchMap } from '#server/catalogue/search/read-search-map.ts'
import { searchQuery } from '#server/catalogue/search/contract.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from './contract.ts'
import { readListingMap } from './read-listing-map.ts'
import { readListing } from './read-listing.ts'

const fixtures = useFixtures()

const wishOf = async (query: Record<string, string>) => ({
  ...listingQuery.parse(query),
  visitor: await createVisitor(fixtures.context.db),
})
const pointsOf = async (query: Record<string, string>) =>
  (await readListingMap(fixtures.context, await wishOf(query))).points

/** The ids on all pages of the same listing, in order. */
async function idsOfPages(query: Record<string, string>): Promise<number[]> {
  const first = await readListing(fixtures.context, await wishOf({ ...query, page: '1' }))
  const ids = first.cards.map((card) => card.id)
  for (let page = 2; page <= first.pageCount; page++) {
    const { cards } = await readListing(fixtures.context, await wishOf({ ...query, page: String(page) }))
    ids.push(...cards.map((card) => card.id))
  }
  return ids
}

describe('the map of a listing', () => {
  test.each<Record<string, string>>([
    {},
    { city: 'manama' },
    { category: 'sea-islands', sort: 'price' },
    { priceMax: '200', freeCancellation: '1', sort: 'rating' },
    { travellers: '12', timeOfDay: 'morning' },
    { q: 'قلعه' },
    { city: 'manama', pickup: '1', page: '7' },
  ])('has the products of all pages of the listing, in order: %j', async (query) => {
    const expected = await idsOfPages(query)
    expect(expected.length).toBeGreaterThan(0)
    expect((await pointsOf(query)).map((point) => point.id)).toEqual(expected)
  })

  test("gives each meeting point in the reader's language and currency", async () => {
    const [fort] = await pointsOf({ city: 'manama', pickup: '1', locale: 'en' })
    expect(fort).toMatchObject({
      title: 'Bahrain Fort: UNESCO site tour with an archaeologist',
      citySlug: 'manama',
      slug: 'bahrain-fort-at-sunset',
      placeName: 'Entrance of the Bahrain Fort museum',
      from: { amountMinor: 12_467, currency: 'SAR', isEstimate: false },
      country: 'BH',
    })
    expect(fort?.lat).toBeCloseTo(26.23, 1)
    expect(fort?.lng).toBeCloseTo(50.52, 1)
  })

  test('places the name of a city in its middle, wherever its activities meet', async () => {
    const points = await pointsOf({ city: 'manama' })
    expect(new Set(points.map(({ lat }) => lat)).size).toBeGreaterThan(1)
    for (const { cityLat, cityLng } of points) {
      expect(cityLat).toBeCloseTo(26.22, 1)
      expect(cityLng).toBeCloseTo(50.58, 1)
    }
  })

  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const dated = { locale: 'en', from: dayIn(3), to: dayIn(5) }

  test.each(['1', '2', '4', '5', '8'])(
    'says the price of the dates for a party of %s, and what it is of, as the list does',
    async (travellers) => {
      const query = { ...dated, travellers }
      const { cards } = await readListing(fixtures.context, await wishOf(query))
      const points = new Map((await pointsOf(query)).map((point) => [point.id, point]))
      const shown = cards.map(({ id, free }) => ({ id, from: free?.from, unitTitle: free?.unitTitle }))
      expect(cards.map(({ id }) => ({ id, from: points.get(id)?.from, unitTitle: points.get(id)?.unitTitle }))).toEqual(
        shown,
      )
    },
  )

  test.each([{ travellers: '4' }, { travellers: '4', ages: '2-9' }])(
    'says what all of %j pay as the list does',
    async (party) => {
      const query = { ...dated, ...party }
      const { cards } = await readListing(fixtures.context, await wishOf(query))
      const points = new Map((await pointsOf(query)).map((point) => [point.id, point]))
      const totals = cards.map(({ id, free }) => [id, free?.total])
      expect(totals.some(([, total]) => total)).toBe(true)
      expect(cards.map(({ id }) => [id, points.get(id)?.total])).toEqual(totals)
    },
  )

  test('says no total without dates', async () => {
    const totals = (await pointsOf({ locale: 'en', travellers: '4' })).map(({ total }) => total)
    expect(new Set(totals)).toEqual(new Set([null]))
  })

  // Such as a walk that takes five people only as a group.
  test.each(['5', '8'])(
    'says for a party of %s with dates what it pays for, not the from-price',
    async (travellers) => {
      const titlesOf = async (query: Record<string, string>) =>
        new Map((await pointsOf(query)).map(({ id, unitTitle }) => [id, unitTitle]))
      const undated = await titlesOf({ locale: 'en' })
      const ofParty = [...(await titlesOf({ ...dated, travellers }))]
      expect(ofParty.some(([id, title]) => undated.has(id) && undated.get(id) !== title)).toBe(true)
    },
  )

  test('has only products on sale on this site with a position', async () => {
    const codes = async () => (await pointsOf({ city: 'manama', locale: 'en' })).map((point) => point.slug)
    const before = await codes()
    const [hidden = '', lost = ''] = before
    const { db } = fixtures.context
    await db.rows({
      name: 'test.hide',
      text: `update product set status = 'draft' where slug_en = $1`,
      values: [hidden],
    })
    await db.rows({
      name: 'test.lose',
      text: `update product set meeting_point = meeting_point - 'lat' where slug_en = $1`,
      values: [lost],
    })
    expect(await codes()).toEqual(before.slice(2))

    const { visitor, ...wish } = await wishOf({})
    const ofSupplier = { ...visitor, site: { ...visitor.site, supplierId: -1 } }
    expect((await readListingMap(fixtures.context, { ...wish, visitor: ofSupplier })).points).toEqual([])
  })

  test('refuses an unknown city or category', async () => {
    await expect(pointsOf({ city: 'nowhere' })).rejects.toMatchObject({ code: 'catalogue.city_unknown' })
  })

  test.each(['hegra', 'hegra qqqqzzzz'])('has the results of a search for %s', async (q) => {
    const visitor = await createVisitor(fixtures.context.db)
    const { points } = await readSearchMap(fixtures.context, { ...searchQuery.parse({ q, locale: 'en' }), visitor })
    expect(points.map((point) => point.cityName)).toContain('AlUla')
  })
})
