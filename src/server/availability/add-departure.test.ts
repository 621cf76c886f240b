import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { findOrAddDeparture } from './add-departure.ts'

const fixtures = useFixtures()

// In Cairo the clock goes from 24:00 back to 23:00 on 28 October 2027, and from 00:00 to 01:00 on 30 April 2027.
test.each([
  ['that occurs twice is the first, which is planned', '2027-10-28', '23:30', '2027-10-28T20:30:00Z'],
  ['after it is not', '2027-10-29', '00:30', '2027-10-28T22:30:00Z'],
  ['before it is not', '2027-10-28', '22:30', '2027-10-28T19:30:00Z'],
  ['in the gap is later by the gap', '2027-04-30', '00:30', '2027-04-29T22:30:00Z'],
  ['after the gap is its own', '2027-04-30', '01:30', '2027-04-29T22:30:00Z'],
])('a departure moved to a time %s', async (_case, localDate, localTime, startsAt) => {
  const { context } = fixtures
  const { id, optionId } = await oneRow<{ id: number; optionId: number }>(context.db, {
    name: 'test.departure_in_cairo',
    text: `select d.id, d.option_id as "optionId" from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
      join city c on c.id = p.city_id where c.zone = 'Africa/Cairo' and o.is_listed order by d.id limit 1`,
  })
  const planned = await oneRow<{ id: number }>(context.db, {
    name: 'test.planned_departure',
    text: `insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
      values ($1, $2, $3, $4, $4::timestamptz + interval '1 hour', $4, 8)
      on conflict (option_id, starts_at) do update set capacity = 8 returning id`,
    values: [optionId, localDate, localTime, startsAt],
  })
  const wish = { likeDepartureId: id, localDate, localTime, reason: 'Storm' }
  expect(await context.db.transaction((tx) => findOrAddDeparture(tx, wish))).toBe(planned.id)
})
