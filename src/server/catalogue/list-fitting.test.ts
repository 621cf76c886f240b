import { expect, test } from 'vitest'
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
    (await listFitting(db, { productIds: [productId], localDate, taken: [], travellers, youngest })).length === 1
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
