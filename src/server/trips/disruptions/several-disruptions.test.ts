import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { mailsOf } from '#test/support/buyer.ts'
import { askConsole, oldProof, personOf, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { REASON } from '#test/support/disrupted-trips.ts'
import { countsOf, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { bookTrip, tripOf } from '#test/support/trips.ts'
import { beginDisruptions, type SharedWish } from './begin-disruptions.ts'
import { beginDisruption } from './begin-disruption.ts'
import { carryOutDisruptions } from './carry-out-disruptions.ts'
import type { Shift } from './chosen-queries.ts'
import { previewDisruptions } from './preview-disruptions.ts'
import { readDisruptions } from './read-disruption.ts'

const fixtures = useFixtures()

const office = async () => staffPerson(fixtures.context, 'supplier_office', await supplierId(fixtures.context))

/** A departure of the same option, at this minute of its day's first hour on the clock of its city. */
async function tripAt(day: number, minute: number, capacity = 12): Promise<FixtureDeparture> {
  const { context } = fixtures
  const trip = await tripOf(context, await supplierId(context), { days: day, capacity })
  await context.db.rows({
    name: 'test.trip_at',
    text: `update departure d set local_time = $2::text, starts_at = (d.local_date + $2::text::time) at time zone c.zone,
        ends_at = (d.local_date + $2::text::time) at time zone c.zone + interval '1 hour', cutoff_at = (d.local_date + $2::text::time) at time zone c.zone
      from option o join product p on p.id = o.product_id join city c on c.id = p.city_id where o.id = d.option_id and d.id = $1`,
    values: [trip.id, `00:${String(minute).padStart(2, '0')}`],
  })
  return trip
}

async function booked(day: number, minute: number, bookings = 1) {
  const trip = await tripAt(day, minute)
  for (let n = 0; n < bookings; n++) await bookTrip(fixtures.context, trip)
  return trip
}

async function preview(who: TestPerson, trips: FixtureDeparture[], shift: Shift | null = null) {
  const departureIds = trips.map(({ id }) => id)
  return previewDisruptions(fixtures.context, { person: await personOf(fixtures.context, who), departureIds, shift })
}

async function begin(
  who: TestPerson,
  seen: [trip: FixtureDeparture, seenBookings: number][],
  change: SharedWish = { kind: 'cancel' },
) {
  const departures = seen.map(([{ id }, seenBookings]) => ({ departureId: id, seenBookings }))
  const person = await personOf(fixtures.context, who)
  return beginDisruptions(fixtures.context, { person, departures, change, reason: REASON })
}

const entriesOf = (trips: FixtureDeparture[]) =>
  fixtures.context.db.rows<{ action: string }>({
    name: 'test.several_entries',
    text: `select action from audit_entry where subject_kind = 'departure' and subject_id = any ($1::bigint[]) order by id`,
    values: [trips.map(({ id }) => id)],
  })

test('departures of a storm are cancelled together: each is closed, refunded and recorded by itself', async () => {
  const { context } = fixtures
  const who = await office()
  const [one, two, free] = [await booked(31, 11), await booked(32, 12, 2), await tripAt(33, 13)]
  const shown = await preview(who, [two, one, free])
  expect(shown.map(({ departureId, bookings, obstacle }) => [departureId, bookings, obstacle])).toEqual([
    [one.id, 1, null],
    [two.id, 2, null],
    [free.id, 0, 'empty'],
  ])
  expect(shown.flatMap(({ refunds }) => refunds)).toHaveLength(2)

  const results = await begin(who, [[one, 1], [two, 2], [free, 1]]) // prettier-ignore
  expect(results.map(({ departureId, error }) => [departureId, error])).toEqual([
    [one.id, ''],
    [two.id, ''],
    [free.id, 'console.departure_empty'],
  ])
  await expect(bookTrip(context, one)).rejects.toThrow()
  expect((await preview(who, [one]))[0]?.obstacle).toBe('busy')
  await carryOutDisruptions(context)
  const disruptionIds = results.flatMap(({ disruptionId }) => (disruptionId === null ? [] : [disruptionId]))
  const person = await personOf(context, who)
  const read = await readDisruptions(context, { person, disruptionIds })
  expect(read.map(({ departureId, counts, isOver }) => [departureId, counts.done, isOver])).toEqual([
    [one.id, 1, true],
    [two.id, 2, true],
  ])
  expect(read.map(({ refunds }) => refunds)).toEqual(shown.slice(0, 2).map(({ refunds }) => refunds))
  for (const { bookings } of read)
    for (const { reference } of bookings) expect(await mailsOf(context.db, reference)).toContain('departure_cancelled')
  expect(await countsOf(context.db, two.id)).toMatchObject({ held: 0, sold: 0 })
  expect(await entriesOf([one, two, free])).toEqual([
    { action: 'departure.called_off' },
    { action: 'departure.called_off' },
  ])
})

test('departures are cancelled although one of them has changed bookings or is being cancelled by a colleague', async () => {
  const { context } = fixtures
  const who = await office()
  const [changed, busy, other] = [await booked(34, 14), await booked(35, 15), await booked(36, 16)]
  await bookTrip(context, changed)
  const person = await personOf(context, await office())
  await beginDisruption(context, { person, departureId: busy.id, change: { kind: 'cancel' }, reason: REASON, seenBookings: 1 }) // prettier-ignore
  const seen: [FixtureDeparture, number][] = [[changed, 1], [busy, 1], [other, 1]] // prettier-ignore
  expect((await begin(who, seen)).map(({ error }) => error)).toEqual([
    'console.departure_changed',
    'console.departure_busy',
    '',
  ])
  expect(await countsOf(context.db, changed.id)).toMatchObject({ sold: 4 })
  // Tried again with what is there now.
  expect((await begin(who, [[changed, 2]])).map(({ error }) => error)).toEqual([''])
})

test('two people who cancel the same departures at once begin each of them once', async () => {
  const trips = [await booked(37, 17), await booked(38, 18), await booked(39, 19)]
  const seen = trips.map((trip): [FixtureDeparture, number] => [trip, 1])
  const [one, other] = await Promise.all([begin(await office(), seen), begin(await office(), seen.toReversed())])
  const begun = [...one, ...other].filter(({ error }) => error === '')
  expect(begun.map(({ departureId }) => departureId).toSorted()).toEqual(trips.map(({ id }) => id).toSorted())
  expect([...one, ...other].filter(({ error }) => error === 'console.departure_busy')).toHaveLength(3)
})

test('departures move together by a day, to open departures with enough seats only', async () => {
  const { context } = fixtures
  const who = await office()
  const [one, two, small, chain] = [await booked(41, 21), await booked(41, 22), await booked(41, 23), await booked(41, 24)] // prettier-ignore
  const target = await tripAt(42, 21)
  const closed = await tripAt(42, 22)
  await context.db.rows({
    name: 'test.close_target',
    text: 'update departure set is_open = false, hand_open = false where id = $1',
    values: [closed.id],
  })
  await tripAt(42, 23, 1)
  const next = await booked(42, 24)
  const shift = { days: 1, minutes: 0 }
  const shown = await preview(who, [one, two, small, chain, next], shift)
  expect(shown.map(({ obstacle }) => obstacle)).toEqual([null, 'no_target', 'no_room', 'chosen_target', 'no_target'])
  expect(shown[0]?.to).toMatchObject({ departureId: target.id, seatsLeft: 12 })

  const seen = [one, two, small, chain, next].map((trip): [FixtureDeparture, number] => [trip, 1])
  const results = await begin(who, seen, { kind: 'move', ...shift })
  expect(results.map(({ error }) => error)).toEqual([
    '',
    'console.departure_not_movable',
    'console.departure_no_room',
    'console.departure_not_movable',
    'console.departure_not_movable',
  ])
  await carryOutDisruptions(context)
  expect(await countsOf(context.db, one.id)).toMatchObject({ held: 0, sold: 0 })
  expect(await countsOf(context.db, target.id)).toMatchObject({ held: 0, sold: 2 })
  expect(await countsOf(context.db, two.id)).toMatchObject({ sold: 2 })
  const { count } = await oneRow<{ count: number }>(context.db, {
    name: 'test.departures_then',
    text: `select count(*)::int as count from departure d join departure l on l.option_id = d.option_id and l.local_date + 1 = d.local_date
        and l.local_time = d.local_time where l.id = $1`,
    values: [next.id],
  })
  // None was added.
  expect(count).toBe(0)
})

test('several departures are refused as a whole without the right, the proof, or one of them', async () => {
  const { context } = fixtures
  const [own, foreign] = [await booked(43, 31), await tripOf(context, await supplierId(context, 'second'), { days: 43 })] // prettier-ignore
  const seen: [FixtureDeparture, number][] = [[own, 1], [foreign, 1]] // prettier-ignore
  const who = await office()
  await expect(begin(who, seen)).rejects.toMatchObject({ code: 'console.not_found' })
  expect((await preview(who, [own, foreign])).map(({ departureId }) => departureId)).toEqual([own.id])
  await expect(begin(await staffPerson(context, 'editor'), [[own, 1]])).rejects.toMatchObject({ code: 'console.forbidden' }) // prettier-ignore
  const slow = await office()
  await oldProof(context, slow)
  await expect(begin(slow, [[own, 1]])).rejects.toMatchObject({ code: 'console.proof_required' })
  expect(await countsOf(context.db, own.id)).toMatchObject({ sold: 2 })

  const [result] = await begin(who, [[own, 1]])
  const stranger = await staffPerson(context, 'supplier_manager', await supplierId(context, 'second'))
  const ask = async ({ token }: TestPerson) =>
    (await askConsole(context, `GET /disruptions?ids=${result?.disruptionId}`, { token })).body['disruptions']
  expect(await ask(who)).toMatchObject([{ departureId: own.id }])
  expect(await ask(stranger)).toEqual([])
})

test('an unexpected error of one departure is its result, and the others still begin', async () => {
  const { context } = fixtures
  const who = await office()
  const [one, broken, other] = [await booked(46, 41), await booked(47, 42), await booked(48, 43)]
  await context.db.rows({
    name: 'test.broken_function',
    text: `create function break_disruption() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  })
  await context.db.rows({
    name: 'test.broken_trigger',
    text: `create trigger break_disruption before insert on disruption for each row when (new.departure_id = ${broken.id})
      execute function break_disruption()`,
  })
  const results = await begin(who, [[one, 1], [broken, 1], [other, 1]]) // prettier-ignore
  expect(results.map(({ departureId, error }) => [departureId, error])).toEqual([
    [one.id, ''],
    [broken.id, 'server.failed'],
    [other.id, ''],
  ])
  // Before the first has begun, it is an error of the request.
  await expect(begin(who, [[broken, 1]])).rejects.toThrow('broken')
  await context.db.rows({ name: 'test.mend_trigger', text: 'drop function break_disruption() cascade' })
  expect((await begin(who, [[broken, 1]])).map(({ error }) => error)).toEqual([''])
})
