import type { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import { oneRow } from '#server/kernel/database.ts'
import { checkoutOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import type { addedItemSchema } from './contract.ts'

const fixtures = useFixtures()

type Added = z.infer<typeof addedItemSchema>

async function add(
  suggestions: string,
  { id, optionId, units }: Pick<Awaited<ReturnType<typeof createDeparture>>, 'id' | 'optionId' | 'units'>,
  cart = '',
) {
  const answer = await apiOf(fixtures.context).request(`/api/cart/items?locale=en${suggestions}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `rihla_currency=BHD; ${cart}`,
    },
    body: JSON.stringify({ optionId, departureId: id, units: { [String(units['adult'])]: 1 } }),
  })
  expect(answer.status).toBe(200)
  return { ...((await answer.json()) as Added), cart: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** A second of the night, which no activity of the demo overlaps: departures of fixtures start at the present time of day. */
async function departureAtNight() {
  const { db } = fixtures.context
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 5 })
  await db.rows({
    name: 'test.at_night',
    text: `update departure d set starts_at = n.night, ends_at = n.night + interval '1 second'
      from (select id, (local_date + time '03:00' + id % 3600 * interval '1 second') at time zone 'Asia/Bahrain' as night from departure) n
      where d.id = $1 and n.id = d.id`,
    values: [departure.id],
  })
  return departure
}

test('adding an activity returns two others of the same city that are free on that day, if requested', async () => {
  const fort = await departureAtNight()
  // Whatever the demo's guests have booked.
  await fixtures.context.db.rows({
    name: 'test.empty_day',
    text: `update departure set sold = 0 where local_date = (select local_date from departure where id = $1) and held = 0`,
    values: [fort.id],
  })
  const { items, sameDay } = await add('&suggestions=same_day', fort)
  const [item] = items
  expect(sameDay).toHaveLength(2)
  for (const card of sameDay) {
    expect(card).toMatchObject({ citySlug: item?.citySlug, free: { date: item?.localDate } })
    expect(card.from).not.toBeNull()
    expect(card.id).not.toBe(item?.productId)
  }
})

test('what is in the cart already is no suggestion', async () => {
  const { db } = fixtures.context
  const fort = await departureAtNight()
  const { items, sameDay } = await add('&suggestions=same_day', fort)
  const suggested = sameDay.find(({ rate }) => rate === 'once')
  const departure = await oneRow<{ id: number; optionId: number; units: Record<string, number> }>(db, {
    name: 'test.suggested_departure',
    text: `select d.id, o.id as "optionId", (select jsonb_object_agg(case when u.code = f.code then 'adult' else u.code end, u.id) from unit u where u.option_id = o.id) as units
      from departure d join option o on o.id = d.option_id
        cross join lateral (select u.code from unit u where u.option_id = o.id and u.is_listed order by u.position limit 1) f
      where o.product_id = $1 and d.local_date = $2 and d.is_open and d.cutoff_at > rihla_now() and o.is_listed
      order by d.starts_at limit 1`,
    values: [suggested?.id, items[0]?.localDate],
  })
  const { cart } = await add('', departure)
  const again = await add('&suggestions=same_day', fort, cart)
  expect(again.items).toHaveLength(2)
  expect(again.sameDay.map(({ id }) => id)).not.toContain(suggested?.id)
})

test('what overlaps an activity of the cart is no suggestion', async () => {
  const { db } = fixtures.context
  const fort = await departureAtNight()
  const short = await add('&suggestions=same_day', fort)
  // From midnight to midnight nothing is left but what is rented by days.
  await db.rows({
    name: 'test.whole_day',
    text: `update departure d set starts_at = d.local_date::timestamp at time zone c.zone, ends_at = (d.local_date + 1)::timestamp at time zone c.zone
      from option o join product p on p.id = o.product_id join city c on c.id = p.city_id where d.id = $1 and o.id = d.option_id`,
    values: [fort.id],
  })
  const whole = await add('&suggestions=same_day', fort)
  expect(short.sameDay.some(({ rate }) => rate === 'once')).toBe(true)
  expect(whole.sameDay.filter(({ rate }) => rate === 'once')).toEqual([])
})

test('what overlaps a booking of the browser is no suggestion', async () => {
  const { context } = fixtures
  const fort = await departureAtNight()
  const booked = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  await context.db.rows({
    name: 'test.booked_whole_day',
    text: `update departure d set starts_at = (f.local_date + interval '1 minute') at time zone 'Asia/Bahrain', local_date = f.local_date,
        ends_at = (f.local_date + 1)::timestamp at time zone 'Asia/Bahrain'
      from departure f where d.id = $1 and f.id = $2`,
    values: [booked.id, fort.id],
  })
  const buyer = await visitorWith(context, booked, 1)
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, buyer)), email: uniqueEmail() })
  await pay(context, reference)
  const own = `rihla_order=${encodeURIComponent(withOrder(context.configuration, null, reference))}`
  const activities = async (cookie: string) =>
    (await add('&suggestions=same_day', fort, cookie)).sameDay.filter(({ rate }) => rate === 'once')
  expect(await activities('')).not.toEqual([])
  expect(await activities(own)).toEqual([])
})

test('what does not take the whole party is no suggestion', async () => {
  const fort = await departureAtNight()
  const suggested = async (party: string) => (await add(`&suggestions=same_day&${party}`, fort)).sameDay.length
  const others = `(select o.id from option o join product p on p.id = o.product_id where p.code <> 'bahrain-fort'
    and p.city_id = (select p.city_id from product p join option o on o.product_id = p.id where o.id = $1))`
  const change = (text: string) =>
    fixtures.context.db.rows({ name: 'test.others', text, values: [fort.optionId], isPlannedEachTime: true })
  await change(`update unit set min_age = 6 where option_id in ${others}`)
  expect(await suggested('travellers=3&ages=6')).toBeGreaterThan(0)
  expect(await suggested('travellers=3&ages=5')).toBe(0)
  await change(`update departure set held = 0, sold = capacity - 4 where option_id in ${others} and capacity > 4`)
  await change(
    `update product set pricing_per = 'person' where id in (select product_id from option where id in ${others})`,
  )
  expect(await suggested('travellers=4')).toBeGreaterThan(0)
  expect(await suggested('travellers=5')).toBe(0)
})

test('nothing is suggested for a whole day on which there are two activities already', async () => {
  const fort = await departureAtNight()
  const cityId = `(select p.city_id from product p join option o on o.product_id = p.id where o.id = $1)`
  await fixtures.context.db.rows({
    name: 'test.all_by_day',
    text: `update product p set rate = 'daily' where p.city_id = ${cityId} and p.code <> 'bahrain-fort'`,
    values: [fort.optionId],
  })
  const one = await add('&suggestions=same_day', fort)
  expect(one.sameDay.length).toBeGreaterThan(0)
  const other = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  await fixtures.context.db.rows({
    name: 'test.other_that_day',
    text: `update departure d set starts_at = f.ends_at + interval '1 second', ends_at = f.ends_at + interval '2 seconds', local_date = f.local_date
      from departure f where d.id = $1 and f.id = $2`,
    values: [other.id, fort.id],
  })
  const { cart } = await add('', other)
  expect((await add('&suggestions=same_day', fort, cart)).sameDay).toEqual([])
})

test('adding an activity returns no other activities by default', async () => {
  const departure = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  expect((await add('', departure)).sameDay).toEqual([])
})
