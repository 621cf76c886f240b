import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readCalendar } from './read-calendar.ts'
import { readDepartures } from './read-departures.ts'

const fixtures = useFixtures()

test('a free departure of an option that no page lists, as of a quote that was not paid, is neither suggested nor counted', async () => {
  const { context } = fixtures
  const visitor = await createVisitor(context.db)
  const { productId, today } = await oneRow<{ productId: number; today: string }>(context.db, {
    name: 'test.product_of_quote',
    text: `select p.id as "productId", (rihla_now() at time zone c.zone)::date as today
      from product p join city c on c.id = p.city_id where p.code = 'bahrain-fort'`,
  })
  const dayIn = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  const bounds = async () => {
    const range = { from: dayIn(1), to: dayIn(2) }
    const { firstAvailable, lastDate } = await readCalendar(context, { visitor, productId, optionId: null, ...range })
    return { firstAvailable, lastDate }
  }
  const before = await bounds()
  const far = dayIn(1500)
  await context.db.rows({
    name: 'test.departure_of_quote',
    text: `with hidden as (
        insert into option (product_id, code, position, title, description, duration_minutes, capacity, is_listed)
        values ($1, 'of-a-quote', 0, '{"ar": "عرض", "en": "Quote"}', '{"ar": "", "en": ""}', 60, 8, false) returning id)
      insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
      select id, day, '04:00', day + time '04:00', day + time '05:00', day + time '04:00', 8
      from hidden, unnest(array[$2::date, rihla_now()::date + 1]) as day`,
    values: [productId, far],
  })
  expect(await bounds()).toEqual(before)
  const { nearestDates } = await readDepartures(context, { visitor, productId, date: dayIn(1501), duration: 1 })
  expect(nearestDates).not.toContain(far)
})
