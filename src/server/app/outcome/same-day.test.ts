import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { apiOf } from '#test/support/api-of.ts'
import { boughtAtFort } from '#test/support/bought.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import { checkoutOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

interface SameDay {
  cards: { id: number; title: string; rate: string }[]
}

const sameDay = (reference: string, cookie: string) =>
  apiOf(fixtures.context).request(`/api/checkout/${reference}/same-day?locale=en`, { headers: { cookie } })

/**
 * Moves a booking to a minute of the night, which no activity of the demo overlaps.
 * Each test has a day of its own, because the first one moves departures of its day.
 */
const moveToNight = (reference: string, daysLater: number) =>
  fixtures.context.db.rows({
    name: 'test.move_to_night',
    text: `with days as (select id, local_date + $2::int as local_date from order_item)
      update order_item i set local_date = days.local_date, starts_at = (days.local_date + time '03:30') at time zone zone,
        ends_at = (days.local_date + time '03:31') at time zone zone
      from days where days.id = i.id and i.order_id = (select id from orders where reference = $1)`,
    values: [reference, daysLater],
  })

test('suggests other activities of the day of a booking, but none that overlaps it', async () => {
  const { context } = fixtures
  const { reference, key } = await boughtAtFort(context)
  await moveToNight(reference, 0)
  const cookie = `rihla_order=${reference}:${key}`
  const cardsOf = async () => ((await (await sameDay(reference, cookie)).json()) as SameDay).cards
  const before = await cardsOf()
  const timed = before.find(({ rate }) => rate === 'once')
  expect(timed).toBeDefined()
  expect(before.map(({ title }) => title).join()).not.toContain('Bahrain Fort')

  // Departures of one option begin at different times: a second after each other.
  const departures = `(select d.id, i.starts_at, i.ends_at, interval '1 second' * row_number() over (order by d.id) as later
    from departure d join option o on o.id = d.option_id, orders r join order_item i on i.order_id = r.id
    where o.product_id = $1 and r.reference = $2 and d.local_date = i.local_date) n`

  // Every departure of a suggestion on that day begins when the booking ends, an hour's drive away.
  await context.db.rows({
    name: 'test.move_after_booking',
    text: `with moved as (update departure d set starts_at = n.ends_at + later, ends_at = n.ends_at + later + interval '1 hour'
        from ${departures} where n.id = d.id)
      update product set meeting_point = meeting_point || '{"lat": 25.6, "lng": 50.2}' where id = $1`,
    values: [timed?.id, reference],
  })
  expect((await cardsOf()).map(({ id }) => id)).not.toContain(timed?.id)

  // Every departure of a suggestion on that day overlaps the booking now.
  const moved = await context.db.rows({
    name: 'test.move_over_booking',
    text: `update departure d set starts_at = n.starts_at + later, ends_at = n.ends_at + later
      from ${departures} where n.id = d.id returning d.id`,
    values: [timed?.id, reference],
  })
  expect(moved.length).toBeGreaterThan(0)
  expect((await cardsOf()).map(({ id }) => id)).not.toContain(timed?.id)
})

/** An option of one of the products, whose first unit is named as `visitorWith` expects it. */
const optionOfOneOf = (productIds: number[]) =>
  oneRow<{ id: number; option: string }>(fixtures.context.db, {
    name: 'test.option_of_product',
    text: `with sold as (select p.id, p.code || '/' || o.code as option, o.id as option_id from option o join product p on p.id = o.product_id
        where p.id = any ($1::bigint[]) and o.is_listed order by o.id limit 1),
      named as (update unit set code = 'adult' where id = (select u.id from unit u join sold using (option_id) where u.is_listed order by u.code <> 'adult', u.id limit 1))
      select id, option from sold`,
    values: [productIds],
  })

test('suggests nothing that waits in the cart', async () => {
  const { context } = fixtures
  const { reference, key } = await boughtAtFort(context)
  await moveToNight(reference, 1)
  const cookie = `rihla_order=${reference}:${key}`
  const cardsOf = async (cookies: string) => ((await (await sameDay(reference, cookies)).json()) as SameDay).cards
  const suggested = (await cardsOf(cookie)).filter(({ rate }) => rate === 'once').map(({ id }) => id)
  const { id, option } = await optionOfOneOf(suggested)
  const { cartToken } = await visitorWith(context, await createDeparture(context.db, { option, capacity: 5 }), 1)
  const others = await cardsOf(`${cookie}; rihla_cart=${cartToken}`)
  expect(suggested).toContain(id)
  expect(others.map((card) => card.id)).not.toContain(id)
})

test('suggests nothing that is booked for another day', async () => {
  const { context } = fixtures
  const { reference, key } = await boughtAtFort(context)
  await moveToNight(reference, 2)
  const cardsOf = async (cookie: string) =>
    ((await (await sameDay(reference, `rihla_order=${encodeURIComponent(cookie)}`)).json()) as SameDay).cards
  const own = `${reference}:${key}`
  const suggested = (await cardsOf(own)).filter(({ rate }) => rate === 'once').map(({ id }) => id)
  const { id, option } = await optionOfOneOf(suggested)
  const buyer = await visitorWith(context, await createDeparture(context.db, { option, capacity: 5 }), 1)
  const other = await placeOrder(context, { ...(await checkoutOf(context, buyer)), email: uniqueEmail() })
  await pay(context, other.reference)
  await context.db.rows({
    name: 'test.booked_later',
    text: `update order_item set local_date = local_date + 3, starts_at = starts_at + interval '3 days', ends_at = ends_at + interval '3 days'
      where order_id = (select id from orders where reference = $1)`,
    values: [other.reference],
  })
  expect(suggested).toContain(id)
  const cards = await cardsOf(withOrder(context.configuration, own, other.reference))
  expect(cards.map((card) => card.id)).not.toContain(id)
})

test('suggestions beside an order are only for its buyer', async () => {
  const { reference } = await boughtAtFort(fixtures.context)
  expect((await sameDay(reference, '')).status).toBe(404)
})
