import { expect, test } from 'vitest'
import type { Visit } from '#domain/cart-plan.ts'
import { oneRow } from '#server/kernel/database.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { listFitting } from './list-fitting.ts'

const fixtures = useFixtures()

test('a departure fits a party for which it has seats and whose youngest it accepts', async () => {
  const { db } = fixtures.context
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { productId, localDate } = await oneRow<{ productId: number; localDate: string }>(db, {
    name: 'test.only_departure',
    // The only one of its day, whose option takes more people than have seats.
    text: `with others as (update departure d set is_open = false from departure own, option o, option other
          where own.id = $1 and o.id = own.option_id and other.product_id = o.product_id and d.option_id = other.id
            and d.local_date = own.local_date and d.id <> own.id),
        of_eight as (update option set capacity = 8 where id = $2),
        from_six as (update unit set min_age = 6, max_age = null where option_id = $2)
      select o.product_id as "productId", d.local_date::text as "localDate" from departure d join option o on o.id = d.option_id where d.id = $1`,
    values: [departure.id, departure.optionId],
  })
  const fits = async (travellers: number, youngest: number | null) =>
    (await listFitting(db, { productIds: [productId], localDate, taken: [], travellers, youngest })).size === 1
  expect(await fits(5, null)).toBe(true)
  expect(await fits(6, null)).toBe(false)
  expect(await fits(5, 6)).toBe(true)
  expect(await fits(5, 5)).toBe(false)
  await db.rows({
    name: 'test.one_group',
    text: `update product set pricing_per = 'item' where id = $1`,
    values: [productId],
  })
  expect(await fits(8, null)).toBe(true)
  expect(await fits(9, null)).toBe(false)
})

test('the times of a product that fit are in order, and a stay fits if all its nights do', async () => {
  const { db } = fixtures.context
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const own = await oneRow<{ productId: number; localDate: string; startsAt: string; endsAt: string }>(db, {
    name: 'test.two_times',
    text: `with day as (select d.local_date from departure d where d.id = $1),
        none as (delete from departure d using day, option o where o.id = $2 and d.option_id in (select id from option where product_id = o.product_id)
          and d.local_date = day.local_date and d.id <> $1),
        later as (insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
          select option_id, local_date, '23:30', starts_at + interval '6 hours', ends_at + interval '6 hours', cutoff_at, capacity from departure where id = $1),
        first as (update departure set local_time = '17:30' where id = $1)
      select o.product_id as "productId", d.local_date::text as "localDate", to_json(d.starts_at) #>> '{}' as "startsAt", to_json(d.ends_at) #>> '{}' as "endsAt"
        from departure d join option o on o.id = d.option_id where d.id = $1`,
    values: [departure.id, departure.optionId],
  })
  const { productId, localDate, startsAt, endsAt } = own
  const timesBeside = async (...taken: Visit[]) =>
    (await listFitting(db, { productIds: [productId], localDate, taken, travellers: 1, youngest: null })).get(productId)
  const visit = {
    id: 1,
    startsAt,
    endsAt,
    busyUntil: endsAt,
    rate: 'once',
    localDate,
    city: 0,
    zone: 'Asia/Bahrain',
  } as const
  expect(await timesBeside()).toEqual(['17:30', '23:30'])
  expect(await timesBeside({ ...visit, lat: 26.23, lng: 50.52 })).toEqual(['23:30'])

  const later = (instant: string, days: number) => new Date(Date.parse(instant) + days * 86_400_000).toISOString()
  const farAway = (days: number) => {
    const end = later(endsAt, days)
    return { ...visit, startsAt: later(startsAt, days), endsAt: end, busyUntil: end, lat: 41, lng: 29 }
  }
  const staysFor = (nights: number) =>
    db.rows({
      name: 'test.nightly',
      text: `update product set rate = 'nightly', min_duration = $2 where id = $1`,
      values: [productId, nights],
    })
  await staysFor(1)
  expect(await timesBeside(farAway(3))).toEqual(['17:30', '23:30'])
  await staysFor(4)
  expect(await timesBeside(farAway(3))).toBeUndefined()
})
