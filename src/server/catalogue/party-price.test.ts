import { describe, expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from './contract.ts'
import { readListing } from './read-listing.ts'
import { readListingMap } from './read-listing-map.ts'

const fixtures = useFixtures()
const CAMP = 'thumamah-star-tents'
const dayOn = (place: number) => new Date(Date.now() + (10 + place) * 86_400_000).toISOString().slice(0, 10)
const DAY = dayOn(0)

interface Unit {
  kind: string
  title: string
  /** In whole riyals. */
  price: number
  travellers?: number
  most?: number
  byHand?: number
  ages?: [least: number, most: number]
}

interface Option {
  units: Unit[]
  capacity?: number
  /** People, or tents and boats, that the departure still takes. */
  seats?: number
  /** In per cent. */
  supplement?: number
  /** Days after the first. */
  day?: number
  /** On how many days it has a departure. */
  days?: number
}

/** The camp is nothing but these options, with one departure each or one on each of several days. */
async function sell(pricingPer: 'person' | 'item', options: Option[], rate = 'nightly'): Promise<void> {
  await fixtures.context.db.rows({
    name: 'test.sell',
    isPlannedEachTime: true,
    text: `with camp as (update product set pricing_per = $1, rate = $3 where code = '${CAMP}' returning id),
      others as (update option o set is_listed = false from camp where o.product_id = camp.id),
      wanted as (select w.option, gen_random_uuid()::text as code, w.place from jsonb_array_elements($2::jsonb) with ordinality w (option, place)),
      made as (insert into option (product_id, code, title, description, duration_minutes, capacity, position)
        select camp.id, w.code, '{"ar": "خيار", "en": "Option"}', '{"ar": "خيار", "en": "Option"}', 60, (w.option ->> 'capacity')::int, 100 + w.place
        from camp, wanted w returning id, code),
      sold as (insert into unit (option_id, code, kind, title, price_minor, travellers, max_quantity, min_age, max_age, position)
        select made.id, 'unit-' || u.place, u.unit ->> 'kind', jsonb_build_object('ar', u.unit ->> 'title', 'en', u.unit ->> 'title'),
          (u.unit ->> 'price')::int * 100, coalesce((u.unit ->> 'travellers')::int, 1), (u.unit ->> 'most')::int, (u.unit #>> '{ages,0}')::int, (u.unit #>> '{ages,1}')::int, u.place
        from wanted w join made using (code) cross join jsonb_array_elements(w.option -> 'units') with ordinality u (unit, place))
      insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, adjust_basis_points, hand_prices)
      select made.id, '${DAY}'::date + day, '10:00', '${DAY} 07:00Z'::timestamptz + later, '${DAY} 08:00Z'::timestamptz + later,
        '${DAY} 06:00Z'::timestamptz + later, (w.option ->> 'seats')::int,
        (w.option ->> 'supplement')::int * 100, (select jsonb_object_agg('unit-' || u.place, (u.unit ->> 'byHand')::int * 100)
          from jsonb_array_elements(w.option -> 'units') with ordinality u (unit, place) where u.unit ? 'byHand')
      from wanted w join made using (code) cross join lateral generate_series((w.option ->> 'day')::int, (w.option ->> 'day')::int + (w.option ->> 'days')::int - 1) as d (day)
        cross join lateral (select make_interval(days => day) as later) l`,
    values: [
      pricingPer,
      JSON.stringify(options.map((one) => ({ capacity: 20, seats: 20, supplement: 0, day: 0, days: 1, ...one }))),
      rate,
    ],
  })
}

const wishOf = async (query: Record<string, string>) => ({
  ...listingQuery.parse({ city: 'riyadh', locale: 'en', from: DAY, to: DAY, ...query }),
  visitor: await createVisitor(fixtures.context.db),
})

/** What the camp's card and its point on the map say, such as '900 · 2 × Tent'; nothing if it is not listed. */
async function shownTo(query: Record<string, string>): Promise<string[]> {
  const { cards } = await readListing(fixtures.context, await wishOf(query))
  const { points } = await readListingMap(fixtures.context, await wishOf(query))
  const card = cards.find(({ code }) => code === CAMP)
  const point = points.find(({ id }) => id === card?.id)
  return card ? [priceOf(card.free), priceOf(point)] : []
}

/** The days of both, by their place. */
async function daysShownTo(query: Record<string, string>): Promise<number[]> {
  const { cards } = await readListing(fixtures.context, await wishOf(query))
  const { points } = await readListingMap(fixtures.context, await wishOf(query))
  const card = cards.find(({ code }) => code === CAMP)
  const point = points.find(({ id }) => id === card?.id)
  return [card?.free?.date, point?.date].map((date) => [0, 1, 2, 3].findIndex((place) => dayOn(place) === date))
}

const priceOf = (priced?: { from: { amountMinor: number } | null; unitTitle: string | null } | null) =>
  [(priced?.from?.amountMinor ?? NaN) / 100, priced?.unitTitle ?? 'person'].join(' · ')

const tent = { kind: 'item', title: 'Tent', price: 640, travellers: 2, most: 3 }
const familyTent = { kind: 'item', title: 'Family tent', price: 980, travellers: 4, most: 3 }
const adult = { kind: 'adult', title: 'Adult', price: 100 }
const family = { kind: 'family', title: 'Family', price: 350, travellers: 5, most: 2 }
const boat = { kind: 'item', title: 'Boat', price: 1950, travellers: 8, most: 1 }
const largeBoat = { kind: 'item', title: 'Large boat', price: 2850, travellers: 12, most: 1 }
const single = { kind: 'item', title: 'Single kayak', price: 185, most: 4 }
const double = { kind: 'item', title: 'Double kayak', price: 300, travellers: 2, most: 6 }
const apart = (...units: Unit[]) => units.map((unit) => ({ units: [unit] }))
const cheap = { ...tent, price: 450 }

type Case = [what: string, pricingPer: 'person' | 'item', options: Option[], byParty: Record<string, string>]

describe('the price of a list with dates is of what the whole party pays least for', () => {
  test.each<Case>([
    ['a tent for two and one for four', 'item', apart(tent, familyTent), {
      '': '640 · Tent', '1': '640 · Tent', '2': '640 · Tent', '3': '980 · Family tent', '4': '980 · Family tent',
      '5': '1920 · 3 × Tent', '7': '1960 · 2 × Family tent',
    }],
    ['both in one option', 'item', [{ units: [familyTent, tent] }], { '': '640 · Tent', '2': '640 · Tent', '4': '980 · Family tent', '5': '1920 · 3 × Tent' }],
    ['two tents for less than one for four', 'item', apart(cheap, familyTent), { '2': '450 · Tent', '4': '900 · 2 × Tent' }],
    ['one tent for two in a booking', 'item', apart({ ...cheap, most: 1 }, familyTent), { '2': '450 · Tent', '4': '980 · Family tent' }],
    ['a tent for two for at most two people', 'item', [{ units: [cheap], capacity: 3 }, ...apart(familyTent)], { '2': '450 · Tent', '3': '980 · Family tent' }],
    ['one tent for two that is left', 'item', [{ units: [cheap], seats: 1 }, ...apart(familyTent)], { '2': '450 · Tent', '4': '980 · Family tent' }],
    ['a day on which the tent for two is dearer', 'item', [{ units: [cheap], supplement: 10 }, ...apart(familyTent)], { '2': '495 · Tent', '4': '980 · Family tent' }],
    ['a tent for two with a price by hand', 'item', apart({ ...tent, byHand: 400 }, familyTent), { '2': '400 · Tent', '4': '800 · 2 × Tent' }],
    ['one person’s price', 'person', apart(adult), { '': '100 · person', '1': '100 · person', '5': '100 · person' }],
    ['one person’s price and a family’s', 'person', [{ units: [adult, family] }], {
      '': '100 · person', '2': '100 · person', '4': '350 · Family', '5': '350 · Family', '6': '100 · person',
    }],
    ['a family’s price in another option', 'person', apart(family, adult), { '': '100 · person', '3': '100 · person', '4': '350 · Family' }],
    ['as much for a family as for each', 'person', [{ units: [adult, { ...family, price: 400 }] }], { '4': '100 · person', '5': '400 · Family' }],
    ['fewer seats than the family takes', 'person', [{ units: [adult, family], seats: 4 }], { '4': '100 · person' }],
    ['a whole boat', 'item', apart(boat), { '': '1950 · Boat', '1': '1950 · Boat', '4': '1950 · Boat', '8': '1950 · Boat' }],
    ['two boats', 'item', apart(boat, largeBoat), { '5': '1950 · Boat', '9': '2850 · Large boat' }],
    ['two boats of which neither takes all', 'item', [{ units: [boat, largeBoat] }], { '15': '1950 · Boat' }],
    ['kayaks for one and two', 'item', [{ units: [double, single] }], {
      '1': '185 · Single kayak', '2': '300 · Double kayak', '3': '185 · Single kayak', '4': '600 · 2 × Double kayak',
    }],
  ])('%s', async (_what, pricingPer, options, byParty) => {
    await sell(pricingPer, options)
    for (const [travellers, shown] of Object.entries(byParty)) await expectShown(travellers, shown)
  })
}) // prettier-ignore

const child = { kind: 'child', title: 'Child', price: 60, ages: [4, 11] as [number, number] }
const infant = { kind: 'infant', title: 'Infant', price: 0, ages: [0, 3] as [number, number] }

const grown = { ...adult, ages: [18, 99] as [number, number] }
const youth = { kind: 'youth', title: 'Youth', price: 75, ages: [4, 17] as [number, number] }

describe('the total of a list with dates is what all travellers pay', () => {
  test.each<[what: string, options: Option[], query: Record<string, string>, total: number | null]>([
    ['two adults', [{ units: [adult, child] }], { travellers: '2' }, 200],
    ['one traveller has none', [{ units: [adult, child] }], { travellers: '1' }, null],
    ['two adults and two children', [{ units: [adult, child] }], { travellers: '4', ages: '4-9' }, 320],
    ['an infant', [{ units: [adult, child, infant] }], { travellers: '4', ages: '2-9' }, 260],
    ['at most, for a child whose age is not known', [{ units: [adult, child] }], { travellers: '3', ages: 'x' }, 300],
    ['a child who pays as an adult', [{ units: [adult, child] }], { travellers: '3', ages: '15' }, 300],
    ['children whom no price is for', [{ units: [adult] }], { travellers: '4', ages: '4-9' }, null],
    ['a day with a supplement', [{ units: [adult, child], supplement: 10 }], { travellers: '3', ages: '9' }, 286],
    ['a price by hand', [{ units: [{ ...adult, byHand: 90 }, child], supplement: 10 }], { travellers: '3', ages: '9' }, 246],
    ['children of unknown number', [{ units: [adult, child] }], { travellers: '4', children: '1' }, null],
    ['a family’s price', [{ units: [adult, family] }], { travellers: '4' }, null],
    ['children who pay as youths, not as free infants', [{ units: [grown, youth, infant] }], { travellers: '4', ages: 'x-x' }, 350],
  ])('%s', async (_what, options, query, total) => {
    await sell('person', options, 'once')
    const { cards } = await readListing(fixtures.context, await wishOf(query))
    const card = cards.find(({ code }) => code === CAMP)
    expect(card?.free?.total?.amountMinor ?? null).toBe(total === null ? null : total * 100)
  })

  test.each<[what: string, units: Unit[], ages: string, depends: boolean]>([
    ['depends on ages that are not known', [grown, youth, infant], 'x-x', true],
    ['depends on one age that is not known', [grown, youth, infant], '9-x', true],
    ['does not depend on ages that are known', [grown, youth, infant], '2-9', false],
    ['does not depend on ages that all have one price', [grown, youth], 'x-x', false],
  ])('it %s', async (_what, units, ages, depends) => {
    await sell('person', [{ units }], 'once')
    const { cards } = await readListing(fixtures.context, await wishOf({ travellers: '4', ages }))
    expect(cards.find(({ code }) => code === CAMP)?.free).toMatchObject({ dependsOnAges: depends })
  })

  test.each<[what: string, pricingPer: 'person' | 'item', units: Unit[], travellers: string, isForAll: boolean]>([
    ['a tent', 'item', [familyTent], '4', true],
    ['two tents', 'item', [familyTent], '6', true],
    ['a family’s price', 'person', [adult, family], '4', true],
    ['a tent for one', 'item', [familyTent], '1', false],
    ['more boats than a booking can have', 'item', [boat], '9', false],
    ['each their own price', 'person', [adult], '4', false],
  ])('there is none where the price is for all of them, which is said: %s', async (_what, pricingPer, units, travellers, isForAll) => {
    await sell(pricingPer, [{ units }], 'once')
    const { cards } = await readListing(fixtures.context, await wishOf({ travellers }))
    const { points } = await readListingMap(fixtures.context, await wishOf({ travellers }))
    const card = cards.find(({ code }) => code === CAMP)
    expect(card?.free).toMatchObject({ isForAll, ...(isForAll && { total: null }) })
    expect(points.find(({ id }) => id === card?.id)).toMatchObject({ isForAll })
  })
}) // prettier-ignore

/** The cards, the map and the filter of prices have the same price. */
async function expectShown(travellers: string, shown: string, dates: Record<string, string> = {}): Promise<void> {
  const query: Record<string, string> = travellers === '' ? dates : { ...dates, travellers }
  expect(await shownTo(query), `to ${travellers}`).toEqual([shown, shown])
  const price = Number(shown.split(' ')[0])
  expect(await shownTo({ ...query, priceMin: String(price), priceMax: String(price) })).toEqual([shown, shown])
  expect(await shownTo({ ...query, priceMin: String(price + 1) })).toEqual([])
  expect(await shownTo({ ...query, priceMax: String(price - 1) })).toEqual([])
}

const on = (day: number, unit: Unit, more: Partial<Option> = {}): Option => ({ units: [unit], day, ...more })
const privateClass = { kind: 'group', title: 'Private class', price: 1138, travellers: 8, most: 1 }
type DaysCase = [
  what: string,
  pricingPer: 'person' | 'item',
  options: Option[],
  byParty: Record<string, [number, string]>,
]

describe('of three days a list has', () => {
  test.each<DaysCase>([
    ['a dearer later day', 'person', [on(0, adult), on(1, adult, { supplement: 20 })], { '': [0, '100 · person'], '4': [0, '100 · person'] }],
    ['a cheaper later day', 'person', [on(0, adult, { supplement: 20 }), on(2, adult)], { '': [2, '100 · person'], '4': [2, '100 · person'] }],
    ['equal days', 'person', [on(2, adult), on(1, adult)], { '': [1, '100 · person'], '4': [1, '100 · person'] }],
    ['a cheaper day after the last', 'person', [on(1, adult), on(3, adult, { supplement: -20 })], { '': [1, '100 · person'] }],
    ['a cheaper day with a price by hand', 'person', [on(0, adult), on(1, { ...adult, byHand: 70 })], { '2': [1, '70 · person'] }],
    ['a cheaper day with three seats', 'person', [on(0, adult), on(1, adult, { supplement: -20, seats: 3 })], { '3': [1, '80 · person'], '4': [0, '100 · person'] }],
    ['a cheaper day for at most three', 'person', [on(0, adult), on(1, adult, { supplement: -20, capacity: 3 })], { '3': [1, '80 · person'], '4': [0, '100 · person'] }],
    ['a private class before one that all can join', 'person', [on(0, privateClass), on(1, { ...adult, price: 180 })], {
      '': [1, '180 · person'], '4': [1, '180 · person'], '7': [0, '1138 · Private class'], '9': [1, '180 · person'],
    }],
    ['a tent for two after one for four', 'item', [on(0, familyTent), on(1, { ...tent, price: 490 })], { '2': [1, '490 · Tent'], '3': [0, '980 · Family tent'], '4': [0, '980 · Family tent'] }],
    ['a cheaper day with one tent that is left', 'item', [on(0, tent), on(1, cheap, { seats: 1 })], { '2': [1, '450 · Tent'], '4': [0, '1280 · 2 × Tent'] }],
    ['a boat that takes all after one that does not', 'item', [on(0, boat), on(1, largeBoat)], { '8': [0, '1950 · Boat'], '9': [1, '2850 · Large boat'] }],
    ['boats that do not take all alone', 'item', [on(0, largeBoat), on(1, boat)], { '15': [1, '1950 · Boat'] }],
  ])('the one on which the whole party pays least: %s', async (_what, pricingPer, options, byParty) => {
    await sell(pricingPer, options, 'once')
    await expectDays(byParty)
  })

  test.each<DaysCase>([
    ['a cheaper later night', 'item', [on(0, tent), on(1, cheap)], { '2': [0, '640 · Tent'] }],
    ['two tents on one night', 'item', [on(0, familyTent), on(0, tent), on(1, cheap)], { '2': [0, '640 · Tent'], '4': [0, '980 · Family tent'] }],
    ['a first night without room', 'item', [on(0, tent, { capacity: 2 }), on(2, cheap), on(1, familyTent)], { '2': [0, '640 · Tent'], '4': [1, '980 · Family tent'] }],
  ])('the first day for a stay or a car: %s', async (_what, pricingPer, options, byParty) => {
    for (const rate of ['nightly', 'daily']) {
      await sell(pricingPer, options, rate)
      await expectDays(byParty)
    }
  })
}) // prettier-ignore

describe('of dates for two nights a list has', () => {
  const free = (unit: Unit, days: number, day = 0): Option => ({ units: [unit], day, days })
  test.each<[what: string, options: Option[], to: number, shown: string]>([
    ['what is free on both, rather than what is cheaper on one', [free(cheap, 1), free(familyTent, 2)], 2, '980 · Family tent'],
    ['the cheaper of two that are free on both', [free(tent, 2), free(familyTent, 2)], 2, '640 · Tent'],
    ['the cheaper of one night if nothing is free on both', [free(cheap, 1), free(familyTent, 1), free(familyTent, 1, 1)], 2, '450 · Tent'],
    ['the cheaper of one night if they are for more than four nights', [free(cheap, 1), free(familyTent, 5)], 5, '450 · Tent'],
  ])('%s', async (_what, options, to, shown) => {
    await sell('item', options)
    await expectShown('2', shown, { to: dayOn(to) })
    const days = await daysShownTo({ to: dayOn(to), travellers: '2' })
    expect(days).toEqual([0, 0])
  })

  test('what begins on the first, as the stay ends on the last', async () => {
    await sell('item', [free(cheap, 2, 1), free(familyTent, 2)])
    await expectShown('2', '980 · Family tent', { to: dayOn(2) })
  })
}) // prettier-ignore

async function expectDays(byParty: DaysCase[3]): Promise<void> {
  const dates = { to: dayOn(2) }
  for (const [travellers, [day, shown]] of Object.entries(byParty)) {
    await expectShown(travellers, shown, dates)
    const days = await daysShownTo({ ...dates, ...(travellers !== '' && { travellers }) })
    expect(days, `to ${travellers}`).toEqual([day, day])
  }
}

test('the card of a cheaper day says whether the party has an earlier one', async () => {
  await sell('person', [on(0, adult, { supplement: 20 }), on(1, adult, { seats: 3 })], 'once')
  const isFirstFor = async (travellers: string) => {
    const { cards } = await readListing(fixtures.context, await wishOf({ to: dayOn(2), travellers }))
    return cards.find(({ code }) => code === CAMP)?.free?.isFirstDay
  }
  expect(await isFirstFor('2')).toBe(false)
  expect(await isFirstFor('4')).toBe(true)
})

test.each(['once', 'nightly'])(
  'what can be cancelled free of charge on any of several days is counted with the free ones, sold %s',
  async (rate) => {
    await fixtures.context.db.rows({
      name: 'test.deadline',
      text: `update product set cancellation = '[{"day": 12, "hour": 0, "minute": 0, "percentage": 0}]', free_cancellation = true where code = '${CAMP}'`,
    })
    const countsOf = async () => {
      const dates = { from: DAY, to: dayOn(3) }
      const { facets } = await readListing(fixtures.context, await wishOf(dates))
      const free = await readListing(fixtures.context, await wishOf({ ...dates, freeCancellation: '1' }))
      return {
        counted: facets.freeCancellation,
        listed: free.total,
        hasCamp: free.cards.some(({ code }) => code === CAMP),
      }
    }
    // The first day, which is cheaper, is too near.
    const near = { units: [cheap] }
    const late = { units: [tent], day: 3 }
    await sell('item', [near], rate)
    const without = await countsOf()
    expect(without).toMatchObject({ counted: without.listed, hasCamp: false })
    for (const options of [
      [near, late],
      [late, near],
    ]) {
      await sell('item', options, rate)
      expect(await countsOf()).toEqual({ counted: without.counted + 1, listed: without.listed + 1, hasCamp: true })
    }
  },
)
