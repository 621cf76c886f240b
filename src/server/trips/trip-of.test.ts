import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { later } from '#test/support/clock.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { tripOf } from '#test/support/trips.ts'

const fixtures = useFixtures()

test.each([0, 5])('a trip in %i days begins on its own day, also just before midnight', async (days) => {
  const { supplierId, zone, lastMinute } = await oneRow<{ supplierId: number; zone: string; lastMinute: string }>(
    fixtures.context.db,
    {
      name: 'test.zone_of_supplier',
      text: `select p.supplier_id as "supplierId", c.zone,
          (((rihla_now() at time zone c.zone)::date + 1)::timestamp at time zone c.zone - rihla_now() - interval '1 minute')::text as "lastMinute"
        from product p join city c on c.id = p.city_id join supplier s on s.id = p.supplier_id
        where s.code = 'pearl-shores' order by p.id limit 1`,
    },
  )
  const context = later(fixtures.context, lastMinute)
  const { id } = await tripOf(context, supplierId, { days })
  const times = await oneRow<{ localDate: string; begins: string; isAhead: boolean }>(context.db, {
    name: 'test.times_of_trip',
    text: `select local_date::text as "localDate", (starts_at at time zone $2)::date::text as begins, starts_at > rihla_now() as "isAhead"
      from departure where id = $1`,
    values: [id, zone],
  })
  expect(times).toEqual({ localDate: times.begins, begins: times.begins, isAhead: true })
})
