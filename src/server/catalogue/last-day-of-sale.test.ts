import { beforeEach, describe, expect, test } from 'vitest'
import { readCalendar } from '#server/availability/read-calendar.ts'
import { readDepartures } from '#server/availability/read-departures.ts'
import { acceptChanges } from '#server/cart/accept-changes.ts'
import { addItem } from '#server/cart/add-item.ts'
import { findOtherDates } from '#server/cart/find-other-dates.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readGoogleFeed } from '#server/catalogue/feeds/read-google-feed.ts'
import { readSitemap } from '#server/catalogue/feeds/read-sitemap.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { oneRow } from '#server/kernel/database.ts'
import { searchQuery } from '#server/catalogue/search/contract.ts'
import { readSearch } from '#server/catalogue/search/read-search.ts'
import { readSuggestions } from '#server/catalogue/search/read-suggestions.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from './contract.ts'
import { findProductSlugs } from './find-product-slugs.ts'
import { readCards } from './read-cards.ts'
import { readListing } from './read-listing.ts'
import { readDestination } from './read-destination.ts'
import { readProduct } from './read-product.ts'

const fixtures = useFixtures()
const fort = { code: 'bahrain-fort', city: 'manama', slug: 'bahrain-fort-at-sunset', option: 'bahrain-fort/sunset' }

/** Sets the fort's last day of sale to this many days from the city's today; null removes it. */
const sellUntil = (daysAhead: number | null) =>
  oneRow<{ id: number; lastDay: string | null; today: string }>(fixtures.context.db, {
    name: 'test.sell_until',
    text: `update product p set expires_on = (rihla_now() at time zone c.zone)::date + $2::int from city c
      where c.id = p.city_id and p.code = $1
      returning p.id, p.expires_on as "lastDay", (rihla_now() at time zone c.zone)::date as today`,
    values: [fort.code, daysAhead],
  })

beforeEach(async () => {
  await sellUntil(null)
})

const holds = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false,
  )

/** Which pages and feeds show the fort. */
async function whoShows(context: PaymentContext, productId: number) {
  const visitor = await createVisitor(context.db)
  const [listing, everywhere, found, suggestions, sitemap, feed, cards, other] = await Promise.all([
    readListing(context, { ...listingQuery.parse({ city: fort.city }), visitor }),
    readListing(context, { ...listingQuery.parse({ city: fort.city, travellers: '1' }), visitor }),
    readSearch(context, { ...searchQuery.parse({ q: 'bahrain fort' }), visitor }),
    readSuggestions(context, { text: 'bahrain fort', locale: 'en', visitor }),
    readSitemap(context, { name: 'products-1', site: visitor.site }),
    readGoogleFeed(context, { shard: 0, site: visitor.site, today: '2026-11-21' }),
    readCards(context, { visitor, locale: 'en', productIds: [productId] }),
    readProduct(context, { visitor, locale: 'en', city: fort.city, slug: 'banush-to-the-pearl-beds' }),
  ])
  return {
    listing: listing.cards.some(({ code }) => code === fort.code),
    'listing by departures': everywhere.cards.some(({ code }) => code === fort.code),
    search: found.cards.some(({ code }) => code === fort.code),
    suggestions: suggestions.some(({ path }) => path.endsWith(fort.slug)),
    sitemap: sitemap.some(({ paths }) => paths.en.endsWith(fort.slug)),
    feed: JSON.stringify(feed).includes(fort.slug),
    'saved cards': cards.some(({ isOffered }) => isOffered),
    'its page': await holds(readProduct(context, { visitor, locale: 'en', city: fort.city, slug: fort.slug })),
    'its old address': (await findProductSlugs(context, { visitor, slug: fort.slug })) !== undefined,
    calendar: await holds(readDepartures(context, { visitor, productId, date: '2026-12-01', duration: 1 })),
    'others like it': other.related.some(({ code }) => code === fort.code),
  }
}

describe('a product with a last day of sale', () => {
  test.each([
    { when: 'on that day', lastDay: 0, later: '0 seconds', isShown: true },
    { when: 'the day after', lastDay: 0, later: '1 day', isShown: false },
    { when: 'long before it', lastDay: 400, later: '1 day', isShown: true },
    { when: 'without a last day', lastDay: null, later: '1 day', isShown: true },
  ])('is shown everywhere or nowhere $when ($isShown)', async ({ lastDay, later: interval, isShown }) => {
    const { id } = await sellUntil(lastDay)
    const shows = await whoShows(later(fixtures.context, interval), id)
    // A tour of the same day may have begun: no departure is left, but the activity is still on sale.
    const { 'listing by departures': hasDepartures, ...rest } = shows
    if (lastDay !== 0 || !isShown) expect(hasDepartures).toBe(isShown)
    expect(rest).toEqual(Object.fromEntries(Object.keys(rest).map((where) => [where, isShown])))
  })

  test('counts in its city only while it is on sale', async () => {
    const visitor = await createVisitor(fixtures.context.db)
    const count = async (context: PaymentContext) =>
      (await readDestination(context, { visitor, locale: 'en', kind: 'city', slug: fort.city })).productCount
    const before = await count(fixtures.context)
    await sellUntil(0)
    expect(await count(fixtures.context)).toBe(before)
    expect(await count(later(fixtures.context, '1 day'))).toBe(before - 1)
  })

  test('has no departures after it', async () => {
    const { id, lastDay, today } = await sellUntil(12)
    const visitor = await createVisitor(fixtures.context.db)
    const to = Temporal.PlainDate.from(today).add({ days: 40 }).toString()
    const calendar = await readCalendar(fixtures.context, { visitor, productId: id, optionId: null, from: today, to })
    expect(calendar.days.length).toBeGreaterThan(0)
    expect(calendar.days.filter(({ date }) => date > (lastDay ?? ''))).toEqual([])
    expect((calendar.lastDate ?? '') <= (lastDay ?? '')).toBe(true)

    const { departures, nearestDates } = await readDepartures(fixtures.context, {
      visitor,
      productId: id,
      date: to,
      duration: 1,
    })
    expect(departures).toEqual([])
    expect(nearestDates.length).toBeGreaterThan(0)
    expect(nearestDates.filter((date) => date > (lastDay ?? ''))).toEqual([])
  })
})

describe("a cart with a product's last day of sale", () => {
  test.each([
    { when: 'the departure is after the last day', lastDay: 3, code: 'cart.departure_closed' },
    { when: 'the last day is over', lastDay: -1, code: 'cart.no_longer_offered' },
  ])('accepts nothing if $when', async ({ lastDay, code }) => {
    const departure = await createDeparture(fixtures.context.db, { option: fort.option, capacity: 8 })
    await sellUntil(lastDay)
    await expect(visitorWith(fixtures.context, departure, 2)).rejects.toMatchObject({ code })
  })

  test('marks an item as unavailable after its last day, refuses payment, and can remove it', async () => {
    const departure = await createDeparture(fixtures.context.db, { option: fort.option, capacity: 8 })
    const visitor = await visitorWith(fixtures.context, departure, 2)
    const checkout = await checkoutOf(fixtures.context, visitor)
    await sellUntil(-1)
    const cart = await readCart(fixtures.context, { visitor, locale: 'en' })
    expect(cart).toMatchObject({
      notice: 'all_unavailable',
      items: [{ isAvailable: false, unavailableReason: 'cart.no_longer_offered' }],
    })
    await expect(placeOrder(fixtures.context, checkout)).rejects.toMatchObject({ code: 'checkout.cart_unavailable' })
    await acceptChanges(fixtures.context, { visitor })
    expect((await readCart(fixtures.context, { visitor, locale: 'en' })).items).toEqual([])
  })

  test('offers no other dates after the last day', async () => {
    const departure = await createDeparture(fixtures.context.db, { option: fort.option, capacity: 8 })
    const { lastDay } = await sellUntil(12)
    const choice = { units: { [String(departure.units['adult'])]: 2 }, extras: {}, pickupPointId: null, duration: 1 }
    const dates = await findOtherDates(fixtures.context, {
      visitor: await createVisitor(fixtures.context.db),
      optionId: departure.optionId,
      notDepartureId: departure.id,
      near: lastDay ?? '',
      choice,
    })
    expect(dates.length).toBeGreaterThan(0)
    expect(dates.filter(({ localDate }) => localDate > (lastDay ?? ''))).toEqual([])
  })

  test('accepts no stay that goes beyond it', async () => {
    const stay = await oneRow<{ id: number; optionId: number; unitId: number; localDate: string; productId: number }>(
      fixtures.context.db,
      {
        name: 'test.stay',
        text: `select d.id, o.id as "optionId", u.id as "unitId", d.local_date as "localDate", p.id as "productId"
          from product p join option o on o.product_id = p.id join unit u on u.option_id = o.id join departure d on d.option_id = o.id
          where p.rate <> 'once' and p.min_duration <= 2 and d.is_open and d.held + d.sold = 0 and u.kind in ('adult', 'item')
            and d.local_date = current_date + 20 order by d.id limit 1`,
      },
    )
    const visitor = await createVisitor(fixtures.context.db)
    const add = (daysAfter: number) =>
      fixtures.context.db
        .rows({
          name: 'test.end_stay',
          text: 'update product set expires_on = $2::date + $3::int where id = $1',
          values: [stay.productId, stay.localDate, daysAfter],
        })
        .then(() =>
          addItem(fixtures.context, {
            visitor,
            optionId: stay.optionId,
            departureId: stay.id,
            duration: 2,
            units: { [stay.unitId]: 1 },
            extras: {},
            pickupPointId: null,
          }),
        )
    await expect(add(0)).rejects.toMatchObject({ code: 'cart.departure_closed' })
    await expect(add(1)).resolves.toMatchObject({ cartToken: expect.any(String) as string })
  })
})

test("the last day ends at midnight of its city's clock, even if the city's time zone is corrected", async () => {
  const { db } = fixtures.context
  const endOf = () =>
    oneRow<{ city: string; listed: boolean }>(db, {
      name: 'test.end_of_sale',
      text: `select to_char(p.sold_until at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as city, p.sold_until = l.sold_until as listed
        from product p join product_search_index l on l.product_id = p.id where p.code = $1`,
      values: [fort.code],
    })
  await db.rows({
    name: 'test.last_day',
    text: `update product set expires_on = '2030-06-30' where code = $1`,
    values: [fort.code],
  })
  expect(await endOf()).toEqual({ city: '2030-06-30 21:00', listed: true })
  await db.rows({ name: 'test.zone', text: `update city set zone = 'Asia/Karachi' where code = 'manama'` })
  expect(await endOf()).toEqual({ city: '2030-06-30 19:00', listed: true })
})
