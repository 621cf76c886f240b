import { expect, test } from 'vitest'
import { boundsOfMonth, monthOf } from '#domain/month-days.ts'
import { askConsole, personOf, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { bookTrip, tripOf } from '#test/support/trips.ts'
import { assignGuides } from './assign-guides.ts'
import { changeDepartures } from './change-departures.ts'
import { beginDisruption } from './disruptions/begin-disruption.ts'

const fixtures = useFixtures()

interface Sum {
  date: string
  departures: number
  taken: number
  capacity: number | null
  closed: number
  byHand: number
  doubles: number
}
interface GuideRow {
  staffId: number | null
  name: string | null
  days: Sum[]
}
interface Cell {
  id: number
  guides: { staffId: number; name: string; isDouble: boolean }[]
}

const ask = async (who: TestPerson, path: string) => {
  const { status, body } = await askConsole(fixtures.context, `GET /departures${path}`, who)
  expect(status).toBe(200)
  return body
}
const dateOf = async (departureId: number) => {
  const [row] = await fixtures.context.db.rows<{ date: string }>({
    name: 'test.date',
    text: 'select local_date as date from departure where id = $1',
    values: [departureId],
  })
  return row?.date ?? ''
}
const guideRows = async (who: TestPerson, date: string) =>
  (await ask(who, `/month/guides?month=${monthOf(date)}`))['rows'] as GuideRow[]
const sumOf = (rows: GuideRow[], staffId: number | null, date: string) =>
  rows.find((one) => one.staffId === staffId)?.days.find((one) => one.date === date)
const cellsOf = async (who: TestPerson, date: string) => {
  const { options } = await ask(who, `?from=${date}&to=${date}&rows=guides`)
  return (options as { departures: Cell[] }[]).flatMap(({ departures }) => departures)
}

test('a month counts the departures of each option and day, with their seats, closed ones and ones by hand', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const office = await staffPerson(context, 'supplier_office', supplier)
  const person = await personOf(context, office)
  const [booked, closed] = [
    await tripOf(context, supplier, { days: 61 }),
    await tripOf(context, supplier, { days: 61 }),
  ]
  const date = await dateOf(booked.id)
  const read = async (filter = '') => {
    const { options } = await ask(office, `/month?month=${monthOf(date)}${filter}`)
    const option = (options as { id: number; days: Sum[] }[]).find(({ id }) => id === booked.optionId)
    return option?.days.find((one) => one.date === date)
  }
  const before = await read()
  // The demo has bookings on some days.
  const bookedBefore = await read('&bookedOnly=true')
  await bookTrip(context, booked)
  await changeDepartures(context, { person, departureIds: [closed.id], change: { kind: 'close' }, reason: '' })
  const after = await read()
  // The free seats of a closed departure cannot be sold.
  const capacity = (before?.capacity ?? 0) - 12
  expect(after).toEqual({ ...before, taken: (before?.taken ?? 0) + 2, capacity, closed: 1, byHand: 1 })
  expect(after?.departures).toBeGreaterThanOrEqual(2)
  expect(await read('&byHandOnly=true')).toMatchObject({ departures: 1, taken: 0, capacity: 0 })
  expect(await read('&bookedOnly=true')).toMatchObject({
    departures: (bookedBefore?.departures ?? 0) + 1,
    taken: (bookedBefore?.taken ?? 0) + 2,
  })
  const second = await staffPerson(context, 'supplier_office', await supplierId(context, 'second'))
  const foreign = (await ask(second, `/month?month=${monthOf(date)}`))['options'] as { id: number }[]
  expect(foreign.map(({ id }) => id)).not.toContain(booked.optionId)
})

test('rows of guides begin with booked departures that have none, and mark two at the same time', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const office = await staffPerson(context, 'supplier_office', supplier)
  const person = await personOf(context, office)
  const guide = await staffPerson(context, 'guide', supplier)
  const trips = []
  for (let index = 0; index < 4; index += 1) trips.push(await tripOf(context, supplier, { days: 63 }))
  const [first, second, unguided, empty] = trips.map(({ id }) => id) as [number, number, number, number]
  const date = await dateOf(first)
  const assign = (departureId: number, staffIds: number[]) => assignGuides(context, { person, departureId, staffIds })
  // The fixtures have bookings without a guide too.
  const others = sumOf(await guideRows(office, date), null, date) ?? { departures: 0, taken: 0 }
  await assign(first, [guide.staffId])
  await bookTrip(context, trips[2]!)
  const before = await guideRows(office, date)
  expect(before[0]).toMatchObject({ staffId: null, name: null })
  expect(sumOf(before, null, date)).toMatchObject({
    departures: others.departures + 1,
    taken: others.taken + 2,
    doubles: 0,
  })
  expect(sumOf(before, guide.staffId, date)).toMatchObject({ departures: 1, taken: 0, doubles: 0 })

  // A minute after the first, which lasts an hour.
  await assign(second, [guide.staffId])
  expect(sumOf(await guideRows(office, date), guide.staffId, date)).toMatchObject({ departures: 2, doubles: 2 })
  const cells = await cellsOf(office, date)
  expect(cells.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second, unguided]))
  expect(cells.map(({ id }) => id)).not.toContain(empty)
  expect(cells.find(({ id }) => id === second)?.guides).toEqual([
    { staffId: guide.staffId, name: 'Layla Hassan', isDouble: true },
  ])
  expect(cells.find(({ id }) => id === unguided)?.guides).toEqual([])

  // What is not shown counts too; what was called off does not.
  const narrow = (await ask(office, `/month/guides?month=${monthOf(date)}&bookedOnly=true`))['rows'] as GuideRow[]
  expect(sumOf(narrow, guide.staffId, date)).toBeUndefined()
  await bookTrip(context, trips[1]!)
  const booked = (await ask(office, `/month/guides?month=${monthOf(date)}&bookedOnly=true`))['rows'] as GuideRow[]
  expect(sumOf(booked, guide.staffId, date)).toMatchObject({ departures: 1, doubles: 1 })
  const change = { kind: 'cancel' as const }
  await beginDisruption(context, { person, departureId: second, change, reason: 'Storm', seenBookings: 1 })
  expect(sumOf(await guideRows(office, date), guide.staffId, date)).toMatchObject({ departures: 2, doubles: 0 })
})

test('a guide reads the own departures of a month only, and nobody to assign', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const office = await staffPerson(context, 'supplier_office', supplier)
  const guide = await staffPerson(context, 'guide', supplier)
  const [own, other] = [await tripOf(context, supplier, { days: 65 }), await tripOf(context, supplier, { days: 65 })]
  await bookTrip(context, other)
  const person = await personOf(context, office)
  await assignGuides(context, { person, departureId: own.id, staffIds: [guide.staffId] })
  const date = await dateOf(own.id)
  const colleague = await staffPerson(context, 'guide', supplier)
  await assignGuides(context, { person, departureId: own.id, staffIds: [guide.staffId, colleague.staffId] })
  expect((await guideRows(guide, date)).map(({ staffId }) => staffId)).toEqual([guide.staffId])
  expect((await guideRows(office, date)).map(({ staffId }) => staffId)).toContain(colleague.staffId)
  // Nor do a week and a day, whose rows are made of these names, show the colleague's departures.
  const namesOf = async (who: TestPerson) =>
    (await cellsOf(who, date)).filter(({ id }) => id === own.id).flatMap(({ guides }) => guides.map(({ staffId }) => staffId)) // prettier-ignore
  expect(await namesOf(guide)).toEqual([guide.staffId])
  expect((await namesOf(office)).toSorted()).toEqual([guide.staffId, colleague.staffId].toSorted())
  const { options, guides } = await ask(guide, `/month?month=${monthOf(date)}`)
  expect(options).toMatchObject([{ id: own.optionId, days: [{ date, departures: 1, taken: 0 }] }])
  expect(guides).toEqual([])
  const choices = (await ask(office, `/month?month=${monthOf(date)}`))['guides'] as { staffId: number }[]
  expect(choices.map(({ staffId }) => staffId)).toEqual(expect.arrayContaining([guide.staffId, office.staffId]))
  const second = await staffPerson(context, 'supplier_office', await supplierId(context, 'second'))
  const foreign = (await ask(second, `/month?month=${monthOf(date)}`))['guides'] as { staffId: number }[]
  expect(foreign.map(({ staffId }) => staffId)).not.toContain(guide.staffId)
  expect((await guideRows(second, date)).map(({ staffId }) => staffId)).not.toContain(guide.staffId)
  expect((await cellsOf(second, date)).map(({ id }) => id)).not.toContain(own.id)
  // The filter narrows the rows of the marketplace's people, and widens no supplier's.
  const owner = await staffPerson(context, 'owner')
  const chosenBy = async (who: TestPerson, of: number) =>
    ((await ask(who, `/month?month=${monthOf(date)}&supplierId=${of}`))['guides'] as { staffId: number }[]).map(({ staffId }) => staffId) // prettier-ignore
  expect(await chosenBy(owner, supplier)).toContain(guide.staffId)
  expect(await chosenBy(owner, await supplierId(context, 'second'))).not.toContain(guide.staffId)
  expect(await chosenBy(second, supplier)).not.toContain(guide.staffId)
})

test('a tour of days at the end of a month is marked as double if the next one begins before it ends', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const office = await staffPerson(context, 'supplier_office', supplier)
  const person = await personOf(context, office)
  const guide = await staffPerson(context, 'guide', supplier)
  const some = await dateOf((await tripOf(context, supplier, { days: 70 })).id)
  const date = boundsOfMonth(monthOf(some)).to
  const days = 70 + Temporal.PlainDate.from(some).until(date).days
  const tour = await tripOf(context, supplier, { days })
  const next = await tripOf(context, supplier, { days: days + 2 })
  await context.db.rows({
    name: 'test.tour_of_days',
    text: `update departure set ends_at = starts_at + interval '3 days' where id = $1`,
    values: [tour.id],
  })
  for (const { id } of [tour, next]) await assignGuides(context, { person, departureId: id, staffIds: [guide.staffId] })
  expect(sumOf(await guideRows(office, date), guide.staffId, date)).toMatchObject({ departures: 1, doubles: 1 })
})

test('more rows are shown on request', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const office = await staffPerson(context, 'supplier_office', supplier)
  const person = await personOf(context, office)
  const trips = [await tripOf(context, supplier, { days: 67 }), await tripOf(context, supplier, { days: 67 })]
  for (const { id: departureId } of trips) {
    const { staffId } = await staffPerson(context, 'guide', supplier)
    await assignGuides(context, { person, departureId, staffIds: [staffId] })
  }
  const month = monthOf(await dateOf(trips[0]?.id ?? 0))
  for (const [path, rows] of [
    ['/month', 'options'],
    ['/month/guides', 'rows'],
  ] as const) {
    // prettier-ignore
    const all = await ask(office, `${path}?month=${month}`)
    expect(all['isMore']).toBe(false)
    const few = await ask(office, `${path}?month=${month}&most=1`)
    expect(few['isMore']).toBe((all[rows] as object[]).length > 1)
    expect(few[rows]).toEqual((all[rows] as object[]).slice(0, 1))
  }
  expect((await askConsole(context, `GET /departures/month?month=${month}&most=2001`, office)).status).toBe(422)
})

test('a month has a name of its own form', async () => {
  const owner = await staffPerson(fixtures.context, 'owner')
  for (const month of ['2026-13', '2026-1', '0000-01', 'x'])
    expect((await askConsole(fixtures.context, `GET /departures/month?month=${month}`, owner)).status).toBe(422)
})
