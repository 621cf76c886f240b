import { beforeAll, describe, expect, test } from 'vitest'
import { later } from '#test/support/clock.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { changeByHand } from '#domain/hand.ts'
import { lockForHand, writeHand } from './change-hand.ts'
import { extendDepartures } from './extend-departures.ts'
import { readCalendar } from './read-calendar.ts'

const fixtures = useFixtures()
const rows = <Row>(text: string, ...values: unknown[]) =>
  fixtures.context.db.rows<Row>({ name: 'test.extend_departures', isPlannedEachTime: true, text, values })

interface Departure {
  id: number
  date: string
  time: string
  startsAt: Date
  capacity: number
  held: number
  sold: number
  isOpen: boolean
}

// Only the schedules of these tests: another year of the whole demo at each step would take too long.
beforeAll(() => rows('with gone as (delete from schedule_exception) delete from schedule'))

/** An option of the demo's Cairo whose only schedule runs every day at 01:30 and 09:00, without departures. */
async function someOption(
  validTo = '2099-12-31',
): Promise<{ optionId: number; scheduleId: number; productId: number }> {
  const [made] = await rows<{ optionId: number; scheduleId: number; productId: number }>(
    `with o as (
        insert into option (product_id, code, title, description, duration_minutes, capacity, position)
        select p.id, 'extended-' || (select count(*) from option), o.title, o.description, 90, 8, 90
        from product p join city c on c.id = p.city_id join option o on o.product_id = p.id where c.code = 'cairo'
        order by p.id, o.id limit 1 returning id, product_id),
      u as (insert into unit (option_id, code, kind, title, price_minor, travellers, position)
        select o.id, 'adult', 'adult', '{"ar": "بالغ", "en": "Adult"}', 1000, 1, 0 from o),
      h as (insert into schedule (option_id, code, position, weekdays, start_times, capacity, valid_from, valid_to)
        select o.id, 'all', 0, '{1,2,3,4,5,6,7}', '{01:30,09:00}', 8, '2020-01-01', $1 from o returning id, option_id)
      select o.id as "optionId", h.id as "scheduleId", o.product_id as "productId" from o, h`,
    validTo,
  )
  if (!made) throw new Error('no option in Cairo')
  return made
}
const departuresOf = (optionId: number) =>
  rows<Departure>(
    `select id, local_date::text as date, local_time as time, starts_at as "startsAt", capacity, held, sold, is_open as "isOpen"
      from departure where option_id = $1 order by starts_at`,
    optionId,
  )
/** The date in Cairo after so many times 24 hours: with a clock change in between, 23:30 is 00:30 of the next day. */
const dateAfter = (days: number) =>
  Temporal.Now.instant()
    .add({ hours: 24 * days })
    .toZonedDateTimeISO('Africa/Cairo')
    .toPlainDate()
const ahead = (days: number) => dateAfter(0).add({ days }).toString()
const except = (scheduleId: number, date: string, closed = true, capacity: number | null = null) =>
  rows(
    `insert into schedule_exception (schedule_id, local_date, is_closed, capacity) values ($1, $2, $3, $4)
      on conflict (schedule_id, local_date) do update set is_closed = excluded.is_closed`,
    scheduleId,
    date,
    closed,
    capacity,
  )

describe('extending departures', () => {
  test("creates a year of them on the city's clock, across clock changes, and none twice", async () => {
    const { context } = fixtures
    const { optionId } = await someOption()
    await extendDepartures(context)
    const made = await departuresOf(optionId)
    expect(made.at(-1)).toMatchObject({ date: ahead(365), time: '09:00', capacity: 8, held: 0, sold: 0, isOpen: true })
    expect(new Set(made.map(({ date }) => date)).size).toBeGreaterThanOrEqual(365)
    for (const { date, time, startsAt } of made) {
      const start = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('Africa/Cairo')
      expect(startsAt.getTime()).toBe(start.epochMilliseconds)
    }
    // A year has summer and winter time: nine o'clock is 06:00 and 07:00 in UTC.
    expect(new Set(made.filter(({ time }) => time === '09:00').map(({ startsAt }) => startsAt.getUTCHours()))).toEqual(new Set([6, 7])) // prettier-ignore

    expect(await extendDepartures(context)).toEqual({ added: 0, closed: 0, reopened: 0, booked: [] })
    expect(await departuresOf(optionId)).toEqual(made)
  })

  test('continues every day: past and sold departures stay, and the last bookable day moves on', async () => {
    const { context } = fixtures
    const { optionId, productId } = await someOption()
    await extendDepartures(context)
    const before = await departuresOf(optionId)
    await rows('update departure set sold = 3, held = 2, capacity = 20 where id = $1', before[9]?.id)
    const sold = (await departuresOf(optionId))[9]
    for (const days of [1, 200, 600]) {
      const then = later(context, `${days} days`)
      expect((await extendDepartures(then)).added).toBeGreaterThan(0)
      const now = await departuresOf(optionId)
      const last = dateAfter(days).add({ days: 365 }).toString()
      expect(now.at(-1)?.date).toBe(last)
      expect(now.slice(0, before.length)).toEqual(before.map((one, index) => (index === 9 ? sold : one)))
      const visitor = await createVisitor(context.db)
      const { days: shown } = await readCalendar(then, {
        visitor: { ...visitor, currency: 'EGP' },
        productId,
        optionId,
        from: last,
        to: last,
      })
      expect(shown).toMatchObject([{ date: last, status: 'available', fromMinor: 1000 }])
      expect(shown).toHaveLength(1)
    }
  })

  test('leaves what was opened or closed by hand as it is, whatever an exception says', async () => {
    const { context } = fixtures
    const { optionId, scheduleId } = await someOption()
    await extendDepartures(context)
    const at = async (days: number) => (await departuresOf(optionId)).filter(({ date }) => date === ahead(days))
    const byHand = async (days: number, kind: 'open' | 'close' | 'plan') => {
      for (const { id } of await at(days))
        await context.db.transaction(async (tx) => {
          const locked = await lockForHand(tx, id)
          const result = locked && changeByHand(locked.state, { kind }, locked.facts)
          if (result?.kind === 'changed') await writeHand(tx, { departureId: id, state: result.state, reason: '' })
        })
    }
    await except(scheduleId, ahead(5))
    await extendDepartures(context)
    await byHand(5, 'open')
    await byHand(6, 'close')
    await except(scheduleId, ahead(6))
    await extendDepartures(context)
    expect((await at(5)).map(({ isOpen }) => isOpen)).toEqual([true, true])
    await except(scheduleId, ahead(6), false)
    await extendDepartures(context)
    expect((await at(6)).map(({ isOpen }) => isOpen)).toEqual([false, false])
    await byHand(5, 'plan')
    await byHand(6, 'plan')
    expect((await at(5)).map(({ isOpen }) => isOpen)).toEqual([false, false])
    expect((await at(6)).map(({ isOpen }) => isOpen)).toEqual([true, true])
  })

  test('ends with the season', async () => {
    const { context } = fixtures
    const { optionId } = await someOption(ahead(40))
    await extendDepartures(context)
    expect((await departuresOf(optionId)).at(-1)?.date).toBe(ahead(40))
    await extendDepartures(later(context, '30 days'))
    expect((await departuresOf(optionId)).at(-1)?.date).toBe(ahead(40))
  })

  test('gives precedence to the later of two schedules with the same start', async () => {
    const { context } = fixtures
    const { optionId } = await someOption()
    await rows(
      `insert into schedule (option_id, code, position, weekdays, start_times, capacity, valid_from, valid_to, adjust_basis_points)
        values ($1, 'season', 1, '{1,2,3,4,5,6,7}', '{09:00}', 5, $2, $3, 1000)`,
      optionId,
      ahead(20),
      ahead(30),
    )
    await extendDepartures(context)
    const nines = (await departuresOf(optionId)).filter(({ time }) => time === '09:00')
    expect(nines.filter(({ capacity }) => capacity === 5).map(({ date }) => date)).toEqual(
      Array.from({ length: 11 }, (_, day) => ahead(20 + day)),
    )
  })

  test('creates each departure once with five concurrent processes', async () => {
    const { context } = fixtures
    const options = [await someOption(), await someOption(), await someOption()]
    await Promise.all(Array.from({ length: 5 }, () => extendDepartures(context)))
    for (const { optionId } of options) {
      const made = await departuresOf(optionId)
      expect(new Set(made.map(({ startsAt }) => startsAt.getTime())).size).toBe(made.length)
      expect(made.at(-1)?.date).toBe(ahead(365))
    }
  })
})

describe('a schedule exception', () => {
  test('that exists beforehand prevents departures, or changes their capacity', async () => {
    const { context } = fixtures
    const { optionId, scheduleId } = await someOption()
    await except(scheduleId, ahead(10))
    await except(scheduleId, ahead(11), false, 3)
    await extendDepartures(context)
    const made = await departuresOf(optionId)
    expect(made.filter(({ date }) => date === ahead(10))).toEqual([])
    expect(made.filter(({ date }) => date === ahead(11)).map(({ capacity }) => capacity)).toEqual([3, 3])
  })

  test('that is added later closes unbooked departures, reports booked ones, and reopens them when it is removed', async () => {
    const { context } = fixtures
    const { optionId, scheduleId } = await someOption()
    await extendDepartures(context)
    const ofDay = async () => (await departuresOf(optionId)).filter(({ date }) => date === ahead(10))
    const [early, late] = await ofDay()
    await rows('update departure set sold = 2 where id = $1', late?.id)
    await except(scheduleId, ahead(10))

    const extended = await extendDepartures(context)
    expect(extended).toMatchObject({ closed: 1, booked: [{ id: late?.id, localTime: '09:00', taken: 2 }] })
    expect((await ofDay()).map(({ isOpen }) => isOpen)).toEqual([false, true])
    expect((await ofDay())[1]).toEqual({ ...late, sold: 2 })
    expect((await extendDepartures(context)).closed).toBe(0)

    await rows('delete from schedule_exception where schedule_id = $1', scheduleId)
    expect(await extendDepartures(context)).toMatchObject({ reopened: 1, booked: [] })
    expect((await ofDay())[0]).toEqual(early)
  })

  test('does not close departures of another schedule, nor reopen those closed by the operator', async () => {
    const { context } = fixtures
    const { optionId, scheduleId } = await someOption()
    await extendDepartures(context)
    await rows(
      `insert into schedule (option_id, code, position, weekdays, start_times, capacity, valid_from, valid_to)
        values ($1, 'mornings', 1, '{1,2,3,4,5,6,7}', '{09:00}', 8, '2020-01-01', '2099-12-31')`,
      optionId,
    )
    await rows(`update departure set is_open = false where option_id = $1 and local_date = $2`, optionId, ahead(12))
    await except(scheduleId, ahead(10))
    expect(await extendDepartures(context)).toMatchObject({ closed: 1, reopened: 0 })
    const shut = (await departuresOf(optionId)).filter(({ isOpen }) => !isOpen)
    expect(shut.map(({ date, time }) => `${date} ${time}`)).toEqual([
      `${ahead(10)} 01:30`,
      `${ahead(12)} 01:30`,
      `${ahead(12)} 09:00`,
    ])
  })

  test('leaves a departure open that is booked at the same time', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    const { optionId, scheduleId } = await someOption()
    await extendDepartures(context)
    await except(scheduleId, ahead(10))
    const [first] = (await departuresOf(optionId)).filter(({ date }) => date === ahead(10))
    let closing: Promise<unknown> = Promise.resolve()
    await context.db.transaction(async (tx) => {
      await tx.rows({ name: 'test.book', text: 'update departure set held = 1 where id = $1', values: [first?.id] })
      closing = extendDepartures(context)
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    await closing
    const now = (await departuresOf(optionId)).find(({ id }) => id === first?.id)
    expect(now).toMatchObject({ isOpen: true, held: 1 })
  })
})
