import { beforeAll, describe, expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readCalendar } from './read-calendar.ts'
import { readDepartures } from './read-departures.ts'

const fixtures = useFixtures()
let ofProduct: { productId: number; date: string }

/** A day with one departure, on which four seats of ten are free. */
beforeAll(async () => {
  ofProduct = await oneRow(fixtures.context.db, {
    name: 'test.day_with_four_seats',
    text: `with one as (
        select min(d.id) as id, o.product_id, d.local_date, min(o.id) as option_id
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
        where p.code = 'bahrain-fort' and d.local_date > current_date + 4 and d.is_open and o.is_listed
        group by o.product_id, d.local_date order by d.local_date limit 1),
      others as (
        update departure d set is_open = false from one, option o
        where o.product_id = one.product_id and d.option_id = o.id and d.local_date = one.local_date and d.id <> one.id),
      of_ten as (update option o set capacity = 10 from one where o.product_id = one.product_id)
      update departure d set capacity = 10, held = 0, sold = 6 from one where d.id = one.id
      returning one.product_id as "productId", one.local_date as date`,
    values: [],
  })
})

const statusFor = async (travellers?: number) => {
  const { productId, date } = ofProduct
  const visitor = await createVisitor(fixtures.context.db)
  const wish = { visitor, productId, optionId: null, from: date, to: date, ...(travellers && { travellers }) }
  return (await readCalendar(fixtures.context, wish)).days[0]?.status
}

const priced = (per: 'person' | 'item') =>
  fixtures.context.db.rows({
    name: 'test.priced_per',
    text: 'update product set pricing_per = $2 where id = $1',
    values: [ofProduct.productId, per],
  })

test('a day on which fewer seats are free than a whole group takes is sold out', async () => {
  await priced('person')
  const { db } = fixtures.context
  const inGroupsOf = (travellers: number) =>
    db.rows({
      name: 'test.in_groups_of',
      text: 'update unit u set travellers = $2, min_quantity = 1 from option o where u.option_id = o.id and o.product_id = $1',
      values: [ofProduct.productId, travellers],
    })
  const departures = async () => {
    const { productId, date } = ofProduct
    const visitor = await createVisitor(db)
    const found = await readDepartures(fixtures.context, { visitor, productId, date, duration: 1 })
    return { statuses: found.departures.map(({ status }) => status).filter((status) => status !== 'closed'), ...found }
  }
  await inGroupsOf(4)
  expect(await statusFor()).toBe('available')
  expect((await departures()).statuses).toEqual(['available'])
  await inGroupsOf(5)
  expect(await statusFor()).toBe('sold_out')
  expect((await departures()).statuses).toEqual(['sold_out'])
  expect((await departures()).nearestDates).not.toContain(ofProduct.date)
  await inGroupsOf(1)
})

describe('a day of which no departure takes all travellers together', () => {
  test.each([
    { travellers: undefined, per: 'person', status: 'available', because: 'nobody said how many they are' },
    { travellers: 4, per: 'person', status: 'available', because: 'four seats are free' },
    { travellers: 5, per: 'person', status: 'too_few_seats', because: 'four seats are free' },
    { travellers: 5, per: 'item', status: 'available', because: 'a boat is one seat' },
    { travellers: 11, per: 'item', status: 'too_few_seats', because: 'the boat is for ten' },
  ] as const)(
    '$travellers, priced per $per: the day is $status, because $because',
    async ({ travellers, per, status }) => {
      await priced(per)
      expect(await statusFor(travellers)).toBe(status)
    },
  )
})
