import { beforeAll, describe, expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from './contract.ts'
import { readListing } from './read-listing.ts'
import { readListingMap } from './read-listing-map.ts'

const fixtures = useFixtures()
const FORT = 'bahrain-fort'

const run = (text: string, values: unknown[] = []) =>
  fixtures.context.db.rows<{ day: string }>({ name: 'test.dates', text, values, isPlannedEachTime: true })
const asked = async (query: Record<string, string>) => ({
  ...listingQuery.parse({ city: 'manama', locale: 'en', ...query }),
  visitor: await createVisitor(fixtures.context.db),
})
const listing = async (query: Record<string, string>) => readListing(fixtures.context, await asked(query))
const codesOf = ({ cards }: Awaited<ReturnType<typeof listing>>) => cards.map(({ code }) => code)
const ofFort = `(select o.id from option o join product p on p.id = o.product_id where p.code = '${FORT}')`
const major = (minor: number) => minor / 100

let dates: { from: string; to: string }

/** One day of the fort costs five times its price, and its options last 700 minutes, not as the product says. */
beforeAll(async () => {
  const [free] = await run(`select min(d.local_date)::text as day from departure d
    where d.option_id in ${ofFort} and d.is_open and d.local_date > current_date + 2 and d.capacity - d.held - d.sold > 4`)
  const day = free?.day ?? ''
  await run(`update departure set adjust_basis_points = 40000 where option_id in ${ofFort} and local_date = $1`, [day])
  await run(`update option set duration_minutes = 700 where id in ${ofFort}`)
  dates = { from: day, to: day }
})

describe('what is priced on request', () => {
  /** For eight to forty guests. */
  const TABLE = 'najdi-table'
  const has = async (query: Record<string, string>) =>
    codesOf(await listing({ city: 'riyadh', ...query })).includes(TABLE)

  test.each([
    ['of a day', {}, true],
    ['of a day for a party that its host takes', { travellers: '12' }, true],
    ['of a day for fewer', { travellers: '7' }, false],
    ['of a day for more', { travellers: '41' }, false],
    ['of a day and a time, which it does not have', { timeOfDay: 'morning' }, false],
    ['of a day within a price, which it does not have', { priceMax: '100000' }, false],
  ])('is in a list %s: %j %s', async (_, query, isListed) => {
    expect(await has({ ...dates, ...query })).toBe(isListed)
  })

  test('is for a party the same without a day, after what can be booked, without a price of the day', async () => {
    expect([await has({ travellers: '12' }), await has({ travellers: '41' })]).toEqual([true, false])
    const { cards, total } = await listing({ city: 'riyadh', ...dates, travellers: '12' })
    expect(cards.at(-1)).toMatchObject({ code: TABLE, pricingPer: 'quote', from: null, free: null })
    expect(cards).toHaveLength(total)
  })
})

describe('a listing with dates', () => {
  test('filters, counts and sorts by the price that its cards show', async () => {
    const all = await listing(dates)
    const fort = all.cards.find(({ code }) => code === FORT)
    const price = major(fort?.free?.from.amountMinor ?? 0)
    expect(price).toBeGreaterThan(4.9 * major(fort?.from?.amountMinor ?? 0))

    const [below, above] = [String(Math.ceil(price) - 1), String(Math.ceil(price))]
    expect(codesOf(await listing({ ...dates, priceMax: above }))).toContain(FORT)
    expect(codesOf(await listing({ ...dates, priceMax: below }))).not.toContain(FORT)
    expect(codesOf(await listing({ ...dates, priceMin: below }))).toContain(FORT)
    expect(codesOf(await listing({ priceMax: below }))).toContain(FORT)

    const shown = ({ cards }: typeof all) => cards.flatMap(({ free }) => (free ? [free.from.amountMinor] : []))
    expect(Math.floor(major(Math.min(...shown(all))))).toBe(all.facets.prices?.least)
    const byPrice = shown(await listing({ ...dates, sort: 'price' }))
    expect(byPrice).toEqual(byPrice.toSorted((a, b) => a - b))
    expect(byPrice).toHaveLength(all.cards.filter(({ pricingPer }) => pricingPer !== 'quote').length)
  })

  test('of several days has the cheapest of each activity on its cards, in its filters, its sort and on its map', async () => {
    const before = Date.parse(dates.from) - 86_400_000
    const days = { from: dates.from, to: new Date(before + 7 * 86_400_000).toISOString().slice(0, 10) }
    const onDay = (await listing(dates)).cards.find(({ code }) => code === FORT)?.free
    const { cards, facets, total } = await listing({ ...days, sort: 'price' })
    const fort = cards.find(({ code }) => code === FORT)?.free
    expect(fort?.date).not.toBe(dates.from)
    const price = major(fort?.from.amountMinor ?? NaN)
    expect(price).toBeLessThan(major(onDay?.from.amountMinor ?? NaN) / 4)
    expect(codesOf(await listing({ ...days, priceMax: String(Math.ceil(price)) }))).toContain(FORT)
    expect(codesOf(await listing({ ...days, priceMin: String(Math.floor(price) + 1) }))).not.toContain(FORT)

    const prices = cards.flatMap(({ free }) => (free ? [free.from.amountMinor] : []))
    expect(prices).toHaveLength(total - cards.filter(({ pricingPer }) => pricingPer === 'quote').length)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(Math.floor(major(prices[0] ?? NaN))).toBe(facets.prices?.least)
    const { points } = await readListingMap(fixtures.context, await asked(days))
    const pins = new Map(points.map(({ id, from, date }) => [id, { from, date }]))
    for (const { id, free } of cards)
      expect(pins.get(id)).toEqual({ from: free?.from ?? null, date: free?.date ?? null })
  })

  test('says what a price filter alone excludes, at the price of the day', async () => {
    const { facets, without } = await listing({ ...dates, pickup: '1', priceMax: '1' })
    expect(facets.prices?.counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(without).toContainEqual({ filter: 'price', total: 1 })
  })

  test('shows and filters by the duration of the option on its cards', async () => {
    const fort = (found: Awaited<ReturnType<typeof listing>>) => found.cards.find(({ code }) => code === FORT)
    expect(fort(await listing(dates))).toMatchObject({ durationMinutes: 700, longestMinutes: 700 })
    const { durationMinutes, longestMinutes = 0 } = fort(await listing({})) ?? {}
    expect(longestMinutes).toBeGreaterThan(durationMinutes ?? Number.NaN)
    expect(codesOf(await listing({ ...dates, duration: 'day' }))).toContain(FORT)
    expect(codesOf(await listing({ duration: 'day' }))).not.toContain(FORT)
    const byDuration = (await listing({ ...dates, sort: 'duration' })).cards.map(
      ({ rate, minDuration, durationMinutes }) =>
        rate === 'nightly' ? Math.max(durationMinutes, minDuration * 1440) : durationMinutes,
    )
    expect(byDuration).toEqual(byDuration.toSorted((a, b) => a - b))
  })

  test('has the prices of its cards on its map', async () => {
    const { cards } = await listing(dates)
    const { points } = await readListingMap(fixtures.context, await asked(dates))
    const pins = new Map(points.map(({ id, from }) => [id, from]))
    for (const { id, free } of cards) expect(pins.get(id)).toEqual(free?.from ?? null)
  })

  test('has the new price of a unit at once', async () => {
    const before = (await listing(dates)).facets.prices
    await run(`update unit set price_minor = price_minor * 10, original_minor = null where option_id in ${ofFort}`)
    expect((await listing(dates)).facets.prices).not.toEqual(before)
  })

  test('shows the price before the discount at the day’s supplement, and none beside a price by hand', async () => {
    const fortOnDay = async () => (await listing(dates)).cards.find(({ code }) => code === FORT)?.free
    await run(`update unit set original_minor = price_minor * 2 where price_minor > 0 and option_id in ${ofFort}`)
    const discounted = await fortOnDay()
    // Each is rounded up by less than a step.
    expect(major(discounted?.fromOriginal?.amountMinor ?? 0) / major(discounted?.from.amountMinor ?? 0)).toBeCloseTo(
      2,
      2,
    )
    await run(
      `update departure d set hand_prices = (select jsonb_object_agg(u.code, 900) from unit u where u.option_id = d.option_id)
        where d.option_id in ${ofFort} and d.local_date = $1`,
      [dates.from],
    )
    expect((await fortOnDay())?.fromOriginal).toBeNull()
  })
})
