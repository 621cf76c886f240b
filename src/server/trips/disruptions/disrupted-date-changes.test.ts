import { expect, test } from 'vitest'
import { beginDateChange } from '#server/booking/commands/begin-date-change.ts'
import { endDueDateChanges } from '#server/booking/payments/poll-pending-payments.ts'
import { mailsOf } from '#test/support/buyer.ts'
import { personOf, staffPerson } from '#test/support/console.ts'
import { boughtBooking, dateWithPrice } from '#test/support/date-changes.ts'
import { countsOf, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { oneRow } from '#server/kernel/database.ts'
import { beginDisruption } from './begin-disruption.ts'
import { carryOutDisruptions } from './carry-out-disruptions.ts'
import { previewDisruption } from './preview-disruption.ts'
import { previewDisruptions } from './preview-disruptions.ts'
import { readDisruption } from './read-disruption.ts'

const fixtures = useFixtures()
const owner = async () => personOf(fixtures.context, await staffPerson(fixtures.context, 'owner'))

const whenOf = ({ id }: FixtureDeparture) =>
  oneRow<{ localDate: string; localTime: string }>(fixtures.context.db, {
    name: 'test.when_of_departure',
    text: 'select local_date as "localDate", local_time as "localTime" from departure where id = $1',
    values: [id],
  })

/** A booking that holds the only two seats of a dearer departure. */
async function holding() {
  const { context } = fixtures
  const [order, to] = [await boughtBooking(context), await dateWithPrice(context, 2000, 2)]
  await beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })
  return { order, to }
}

test('a departure is moved to one whose missing seats are held for its own guest', async () => {
  const { context } = fixtures
  const { order, to } = await holding()
  const person = await owner()
  await context.db.rows({
    name: 'test.a_day_later',
    text: `update departure t set starts_at = (d.local_date + d.local_time::time + interval '1 day') at time zone c.zone,
        ends_at = (d.local_date + d.local_time::time + interval '1 day 2 hours') at time zone c.zone
      from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id join city c on c.id = p.city_id
      where d.id = $1 and t.id = $2`,
    values: [order.from.id, to.id],
  })
  const { dates } = await previewDisruption(context, { person, departureId: order.from.id })
  expect(dates.find(({ departureId }) => departureId === to.id)).toMatchObject({ seatsLeft: 2 })
  const [shifted] = await previewDisruptions(context, { person, departureIds: [order.from.id], shift: { days: 1, minutes: 0 } }) // prettier-ignore
  expect(shifted).toMatchObject({ to: { seatsLeft: 2 }, obstacle: null })

  const change = { kind: 'move' as const, ...(await whenOf(to)), openDepartureId: to.id }
  const disruptionId = await beginDisruption(context, { person, departureId: order.from.id, change, reason: 'Storm', seenBookings: 1 }) // prettier-ignore
  await carryOutDisruptions(context)
  expect(await readDisruption(context, { person, disruptionId })).toMatchObject({ counts: { done: 1, blocked: 0 } })
  expect(await countsOf(context.db, to.id)).toMatchObject({ held: 0, sold: 2 })
  expect(await countsOf(context.db, order.from.id)).toMatchObject({ held: 0, sold: 0 })
})

test('seats that are held for a guest of another departure are not free for a move', async () => {
  const { context } = fixtures
  const { to } = await holding()
  const other = await boughtBooking(context)
  const change = { kind: 'move' as const, ...(await whenOf(to)), openDepartureId: to.id }
  await expect(
    beginDisruption(context, { person: await owner(), departureId: other.from.id, change, reason: 'Storm', seenBookings: 1 }), // prettier-ignore
  ).rejects.toMatchObject({ code: 'console.departure_no_room' })
})

test('a departure that nobody is booked on, and that a guest pays to move to, is closed: the guest is told', async () => {
  const { context } = fixtures
  const { order, to } = await holding()
  const person = await owner()
  expect(await previewDisruption(context, { person, departureId: to.id })).toMatchObject({ bookings: 0, awaited: 1 })
  const begin = () =>
    beginDisruption(context, { person, departureId: to.id, change: { kind: 'cancel' }, reason: 'Storm', seenBookings: 0 }) // prettier-ignore
  await expect(begin()).rejects.toMatchObject({ code: 'console.departure_awaited' })
  await context.db.rows({ name: 'test.close_awaited', text: 'update departure set is_open = false where id = $1', values: [to.id] }) // prettier-ignore
  await endDueDateChanges(context)
  expect(await mailsOf(context.db, order.reference)).toContain('booking_date_kept')
  await expect(begin()).rejects.toMatchObject({ code: 'console.departure_empty' })
})
