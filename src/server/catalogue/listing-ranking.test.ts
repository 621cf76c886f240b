import { beforeEach, describe, expect, test } from 'vitest'
import { presetRanges } from '#domain/weekend.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from './contract.ts'
import { readHome } from './read-home.ts'
import { readListing } from './read-listing.ts'

const fixtures = useFixtures()

const listing = async (query: Record<string, string>) =>
  readListing(fixtures.context, {
    ...listingQuery.parse({ city: 'manama', locale: 'en', ...query }),
    visitor: await createVisitor(fixtures.context.db),
  })
const codes = async (query: Record<string, string>) => (await listing(query)).cards.map((card) => card.code)
const rate = (code: string, sum: number, count: number) =>
  fixtures.context.db.rows({
    name: 'test.rate',
    text: 'update product set rating_sum = $2, rating_count = $3, booked_count = 0 where code = $1',
    values: [code, sum, count],
  })

describe('the recommended order', () => {
  beforeEach(async () => {
    for (const code of ['al-areen-morning', 'bahrain-fort', 'hawar-camp', 'muharraq-architecture', 'pearl-boat'])
      await rate(code, 20, 5)
  })

  test('has an activity with a price before the best rated one that is priced on request', async () => {
    const { cards } = await listing({})
    const onRequest = cards.filter((card) => card.from === null).map((card) => card.code)
    expect(onRequest).toHaveLength(1)
    await rate(onRequest[0] ?? '', 500, 100)
    for (const query of [{}, { sort: 'recommended' }] as Record<string, string>[])
      expect((await codes(query)).at(-1)).toBe(onRequest[0])
    expect((await codes({ sort: 'rating' }))[0]).toBe(onRequest[0])
  })

  test.each(['recommended', 'rating'])(
    'weights a rating by the number of reviews, sorted by %s: forty of 4.6 come before two of 5.0',
    async (sort) => {
      await rate('pearl-boat', 10, 2)
      await rate('bahrain-fort', 184, 40)
      expect((await codes({ sort })).slice(0, 2)).toEqual(['bahrain-fort', 'pearl-boat'])
    },
  )

  test('leads the home page with what has a price', async () => {
    const { db } = fixtures.context
    await db.rows({
      name: 'test.rate_quotes',
      text: 'update product set rating_sum = 5000, rating_count = 1000 where from_minor is null',
    })
    const home = await readHome(fixtures.context, { visitor: await createVisitor(db), locale: 'en' })
    expect(home.topRated.every((card) => card.from !== null)).toBe(true)
  })
})

describe('a listing with dates', () => {
  test('has only activities that are free then, each with a free day and the price of that day', async () => {
    const { today } = await listing({})
    const { nextWeekend } = presetRanges(today, 'SA')
    // Too few for what is priced on request, which has no free day.
    const { cards, total } = await listing({ ...nextWeekend, travellers: '1' })
    expect(total).toBeGreaterThan(0)
    expect(cards.map((card) => card.free !== null)).toEqual(cards.map(() => true))
    for (const { free } of cards) {
      expect(free && free.date >= nextWeekend.from && free.date <= nextWeekend.to).toBe(true)
      expect(free?.from.currency).toBe('SAR')
    }
    expect((await listing({})).cards.every((card) => card.free === null)).toBe(true)

    // The supplement of the day is part of its price.
    const [first] = cards
    await fixtures.context.db.rows({
      name: 'test.supplement',
      text: `update departure d set adjust_basis_points = 10000 from option o, product p
        where o.id = d.option_id and p.id = o.product_id and p.code = $1`,
      values: [first?.code],
    })
    const dear = (await listing({ ...nextWeekend })).cards.find((card) => card.code === first?.code)
    expect(dear?.free?.from.amountMinor).toBeGreaterThan((first?.free?.from.amountMinor ?? 0) * 1.2)
  })

  test('says what the price of the day is of, if that is not one person', async () => {
    const { today } = await listing({})
    const { nextWeekend } = presetRanges(today, 'SA')
    const person = (await listing({ ...nextWeekend })).cards.find((card) => card.pricingPer === 'person')
    expect(person?.free?.unitTitle).toBeNull()
    await fixtures.context.db.rows({
      name: 'test.family_price',
      text: `update unit u set kind = 'family', title = '{"ar": "عائلة", "en": "Family"}' from option o, product p
        where o.id = u.option_id and p.id = o.product_id and p.code = $1 and u.kind in ('adult', 'item', 'group', 'family')`,
      values: [person?.code],
    })
    const family = (await listing({ ...nextWeekend })).cards.find((card) => card.code === person?.code)
    expect(family?.free).toEqual({ ...person?.free, unitTitle: 'Family' })
    const item = (await listing({ ...nextWeekend })).cards.find((card) => card.pricingPer === 'item')
    expect(item?.free?.unitTitle).toEqual(expect.any(String))
  })
})

test('free cancellation in dates is only what can still be cancelled free of charge on its day', async () => {
  const { today } = await listing({})
  // Too few for what is priced on request, whose day is not known.
  const two = { travellers: '2' }
  const nextWeekend = { ...presetRanges(today, 'SA').nextWeekend, ...two }
  const free = { ...nextWeekend, freeCancellation: '1' }
  const { cards } = await listing(free)
  const code = cards[0]?.code ?? ''
  const isPromised = async (query: Record<string, string>) =>
    (await listing(query)).cards.find((card) => card.code === code)?.badges.includes('free_cancellation')
  expect(await isPromised({ ...nextWeekend })).toBe(true)

  await fixtures.context.db.rows({
    name: 'test.deadline',
    text: `update product set cancellation = '[{"day": 30, "hour": 0, "minute": 0, "percentage": 0}]' where code = $1`,
    values: [code],
  })
  expect(await isPromised({ ...nextWeekend })).toBe(false)
  expect(await isPromised({})).toBe(true)
  const later = await listing(free)
  expect(later.cards.map((card) => card.code)).toEqual(cards.slice(1).map((card) => card.code))
  const { facets, total } = await listing({ ...nextWeekend })
  expect(facets.freeCancellation).toBe(later.total)
  expect(later.without).toContainEqual({ filter: 'freeCancellation', total })

  await fixtures.context.db.rows({
    name: 'test.never_free',
    text: `update product set cancellation = '[]', free_cancellation = false where code = $1`,
    values: [later.cards[0]?.code],
  })
  const undated = (await listing({ ...two, freeCancellation: '1' })).total
  expect((await listing(free)).without).toContainEqual({ filter: 'dates', total: undated })
})

test('a card has the lowest age of all units of its activity, null if people can come from birth', async () => {
  const [first] = (await listing({})).cards
  const leastAgeWith = async (ages: string) => {
    await fixtures.context.db.rows({
      name: `test.ages_${ages}`,
      text: `update unit u set min_age = ${ages} from option o, product p
        where o.id = u.option_id and p.id = o.product_id and p.code = $1`,
      values: [first?.code],
    })
    return (await listing({})).cards.find((card) => card.code === first?.code)?.leastAge
  }
  expect(await leastAgeWith('6')).toBe(6)
  expect(await leastAgeWith('0')).toBeNull()
  expect(await leastAgeWith('null')).toBeNull()
})

test('a card in a listing with dates has the lowest age of the option that is sold on its day', async () => {
  const { today } = await listing({})
  const { nextWeekend } = presetRanges(today, 'SA')
  const [first] = (await listing({ ...nextWeekend })).cards
  const code = first?.code
  const leastAgeWith = async (query: Record<string, string>) =>
    (await listing(query)).cards.find((card) => card.code === code)?.leastAge
  await fixtures.context.db.rows({
    name: 'test.older_option',
    text: `with sold as (
        select o.id, o.product_id from option o join product p on p.id = o.product_id where p.code = $1
        order by o.position limit 1),
      other as (
        insert into option (product_id, code, title, description, duration_minutes, capacity, position)
        select o.product_id, 'for-families', o.title, o.description, o.duration_minutes, o.capacity, o.position + 90
        from option o join sold using (id) returning id),
      family as (
        insert into unit (option_id, code, kind, title, price_minor, min_age, position)
        select other.id, 'family', u.kind, u.title, u.price_minor, 3, u.position
        from unit u join sold on sold.id = u.option_id cross join other order by u.position limit 1)
      update unit u set min_age = 7 from option o join sold on sold.product_id = o.product_id where u.option_id = o.id`,
    values: [code],
  })
  expect(await leastAgeWith({})).toBe(3)
  expect(await leastAgeWith({ ...nextWeekend })).toBe(7)
})

describe('the counts of the filters', () => {
  test('are what each filter then finds: rating, start time, with children', async () => {
    const { facets } = await listing({})
    for (const [rating, count] of Object.entries(facets.ratings))
      expect((await listing({ rating })).total, `rating ${rating}`).toBe(count)
    expect(Object.keys(facets.times ?? {}).sort()).toEqual(['afternoon', 'evening', 'morning'])
    for (const [timeOfDay, count] of Object.entries(facets.times ?? {}))
      expect((await listing({ timeOfDay })).total, timeOfDay).toBe(count)
    expect(facets.children).toBeGreaterThan(0)
    expect((await listing({ children: '1' })).total).toBe(facets.children)
  })

  test('show all prices, in the currency of the visitor, whatever the price filter', async () => {
    const { facets, total, cards } = await listing({})
    const prices = cards.flatMap(({ from }) => (from ? [from.amountMinor / 100] : []))
    expect(facets.prices?.counts.reduce((sum, count) => sum + count, 0)).toBe(prices.length)
    expect(facets.prices?.least).toBe(Math.floor(Math.min(...prices)))
    expect(facets.prices?.leastMinor).toBe(Math.min(...prices) * 100)
    const cheap = await listing({ priceMax: String(facets.prices?.low) })
    expect(cheap.total).toBeGreaterThan(0)
    expect(cheap.total).toBeLessThan(total)
    expect(cheap.facets.prices).toEqual(facets.prices)
    expect((await listing({ language: 'xx' })).facets.prices).toBeNull()
  })

  test('keep the bars of most prices apart if a few are for a whole group', async () => {
    await fixtures.context.db.rows({
      name: 'test.dear',
      text: `update unit set price_minor = price_minor * 100, original_minor = null where option_id in (
        select o.id from option o join product p on p.id = o.product_id where p.code = $1)`,
      values: [(await listing({})).cards[0]?.code],
    })
    const { prices } = (await listing({})).facets
    expect(prices?.hasDearer).toBe(true)
    expect(prices?.counts.filter((count) => count > 0).length).toBeGreaterThan(2)
  })
})

describe('a city with few matches', () => {
  test('also has the matches of the nearest cities, and how far away these are', async () => {
    const all = await listing({})
    expect(all.nearby).toBeNull()
    const { nearby, total } = await listing({ category: 'sea-islands' })
    expect(total).toBe(1)
    expect(nearby?.cards.length).toBeGreaterThan(0)
    expect(nearby?.cards.every((card) => card.cityName !== 'Manama' && card.categoryName === 'Boats and water')).toBe(
      true,
    )
    expect(nearby?.km).toBeGreaterThan(50)
    expect(nearby?.km).toBeLessThanOrEqual(250)
  })
})
