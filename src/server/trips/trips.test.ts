import { describe, expect, test } from 'vitest'
import { permissionsOf } from '#domain/roles.ts'
import { oneRow } from '#server/kernel/database.ts'
import { askConsole, personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { later } from '#test/support/clock.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { readPdf } from '#test/support/read-pdf.ts'
import { bookTrip, checkInAs, departureOf, start, ticketToday, tripOf } from '#test/support/trips.ts'
import { assignGuides } from './assign-guides.ts'
import { changeDepartures } from './change-departures.ts'
import { countArrived, recordNoShows, undoCheckIn } from './change-check-in.ts'
import { beginDisruption } from './disruptions/begin-disruption.ts'
import { listDepartures } from './list-departures.ts'
import { csvCell } from '#domain/csv-cell.ts'
import { manifestCsv, manifestPdf } from './print-manifest.ts'
import { readManifest } from './read-manifest.ts'

const fixtures = useFixtures()

const rowOf = (departureId: number) =>
  oneRow<{
    capacity: number
    isOpen: boolean
    hand: number | null
    handOpen: boolean | null
    held: number
    sold: number
  }>(fixtures.context.db, {
    name: 'test.hand',
    text: `select capacity, is_open as "isOpen", hand_capacity as hand, hand_open as "handOpen", held, sold from departure where id = $1`,
    values: [departureId],
  })
const office = async () => personOf(fixtures.context, await staffPerson(fixtures.context, 'supplier_office', await supplierId(fixtures.context))) // prettier-ignore

describe('a departure changed by hand', () => {
  test('is closed with its bookings kept, and opened again', async () => {
    const { context } = fixtures
    const trip = await tripOf(context, await supplierId(context), { days: 5 })
    await bookTrip(context, trip)
    const person = await office()
    const change = (kind: 'close' | 'open') =>
      changeDepartures(context, { person, departureIds: [trip.id], change: { kind }, reason: 'Storm' })
    expect(await change('close')).toEqual([{ id: trip.id, result: 'changed' }])
    expect(await rowOf(trip.id)).toMatchObject({ isOpen: false, handOpen: false, sold: 2 })
    expect(await change('close')).toEqual([{ id: trip.id, result: 'unchanged' }])
    await expect(bookTrip(context, trip)).rejects.toThrow()
    expect(await change('open')).toEqual([{ id: trip.id, result: 'changed' }])
    expect(await rowOf(trip.id)).toMatchObject({ isOpen: true, handOpen: null, sold: 2 })
  })

  test('never has fewer seats than are taken; each one is judged by itself', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const [booked, free] = [await tripOf(context, supplier, { days: 5 }), await tripOf(context, supplier, { days: 6 })]
    await bookTrip(context, booked)
    const results = await changeDepartures(context, {
      person: await office(),
      departureIds: [booked.id, free.id, await departureOf(context, supplier)],
      change: { kind: 'capacity', capacity: 1 },
      reason: '',
    })
    expect(results.map(({ result }) => result)).toEqual(['too_small', 'changed', 'started'])
    expect(await rowOf(booked.id)).toMatchObject({ capacity: 12, hand: null })
    expect(await rowOf(free.id)).toMatchObject({ capacity: 1, hand: 1 })
    const entries = await context.db.rows<{ action: string }>({
      name: 'test.hand_entries',
      text: `select action from audit_entry where subject_kind = 'departure' and subject_id = any ($1::bigint[])`,
      values: [[booked.id, free.id]],
    })
    expect(entries).toEqual([{ action: 'departure.capacity' }])
  })

  test('by two people: the second gets the seats that the first has set, and the others are changed', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const [one, two] = [await tripOf(context, supplier, { days: 5 }), await tripOf(context, supplier, { days: 6 })]
    const set = async (capacity: number, seen: [id: number, capacity: number][], person = office()) =>
      changeDepartures(context, {
        person: await person,
        departureIds: seen.map(([id]) => id),
        change: { kind: 'capacity', capacity },
        reason: '',
        seen: seen.map(([id, was]) => ({ id, capacity: was })),
      })
    expect(await set(20, [[one.id, 12]])).toEqual([{ id: one.id, result: 'changed' }])
    const saw: [number, number][] = [[one.id, 12], [two.id, 12]] // prettier-ignore
    const [told, other] = await set(8, saw)
    expect(told).toMatchObject({ result: 'overtaken', now: { capacity: 20, by: 'Layla Hassan', at: expect.stringMatching(/Z$/) } }) // prettier-ignore
    expect(other).toEqual({ id: two.id, result: 'changed' })
    expect(await rowOf(one.id)).toMatchObject({ capacity: 20 })
    // The same number is no conflict; with what is there now, it is replaced.
    expect(await set(20, [[one.id, 12]])).toEqual([{ id: one.id, result: 'unchanged' }])
    expect(await set(8, [[one.id, 20]])).toEqual([{ id: one.id, result: 'changed' }])
    // At once: each saw 8.
    const results = (await Promise.all([set(9, [[one.id, 8]]), set(10, [[one.id, 8]])])).flat()
    expect(results.map(({ result }) => result).toSorted()).toEqual(['changed', 'overtaken'])
    // A supplier does not learn who of the marketplace it was.
    await set(30, [[two.id, 8]], personOf(context, await staffPerson(context, 'owner')))
    expect(await set(9, [[two.id, 8]])).toMatchObject([{ result: 'overtaken', now: { capacity: 30, by: '' } }])
  })

  test('changes nothing if one of them is another supplier’s', async () => {
    const { context } = fixtures
    const own = await tripOf(context, await supplierId(context), { days: 5 })
    const other = await tripOf(context, await supplierId(context, 'second'), { days: 5 })
    const change = { kind: 'close' as const }
    await expect(
      changeDepartures(context, { person: await office(), departureIds: [own.id, other.id], change, reason: '' }),
    ).rejects.toMatchObject({ code: 'console.not_found' })
    expect(await rowOf(own.id)).toMatchObject({ isOpen: true })
  })
})

describe('the calendar', () => {
  test('shows a supplier its own departures, and a guide those they guide', async () => {
    const { context } = fixtures
    const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
    const [own, other] = [await tripOf(context, first, { days: 3 }), await tripOf(context, second, { days: 3 })]
    const guide = await staffPerson(context, 'guide', first)
    const owner = await staffPerson(context, 'owner')
    await assignGuides(context, {
      person: await personOf(context, owner),
      departureId: own.id,
      staffIds: [guide.staffId],
    })
    const today = new Date()
    const day = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const idsOf = async (who: { token: string }) => {
      const filter = { from: day(0), to: day(6), cityId: null, supplierId: null, product: '', bookedOnly: false, state: null, byHandOnly: false, locale: 'en' as const, most: 500 } // prettier-ignore
      const { options } = await listDepartures(context, { person: await personOf(context, who), filter })
      return options.flatMap(({ departures }) => departures.map(({ id }) => id))
    }
    expect(await idsOf(guide)).toEqual([own.id])
    const ofOffice = await idsOf(await staffPerson(context, 'supplier_office', first))
    expect(ofOffice).toContain(own.id)
    expect(ofOffice).not.toContain(other.id)
    expect(await idsOf(owner)).toEqual(expect.arrayContaining([own.id, other.id]))
  })

  test('is narrowed to a state, and to what was set by hand', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const make = (capacity = 12) => tripOf(context, supplier, { days: 4, capacity })
    const [open, closed, full, stormy] = [await make(), await make(), await make(2), await make()]
    await bookTrip(context, full)
    await bookTrip(context, stormy)
    const who = await staffPerson(context, 'supplier_office', supplier)
    const person = await personOf(context, who)
    await changeDepartures(context, { person, departureIds: [closed.id], change: { kind: 'close' }, reason: '' })
    const cancel = { kind: 'cancel' as const }
    await beginDisruption(context, { person, departureId: stormy.id, change: cancel, reason: 'Storm', seenBookings: 1 })
    const own = [open.id, closed.id, full.id, stormy.id]
    const day = new Date(Date.now() + 4 * 86_400_000).getTime()
    const [from, to] = [-1, 1].map((days) => new Date(day + days * 86_400_000).toISOString().slice(0, 10))
    const shown = async (filter: string) => {
      const { status, body } = await askConsole(context, `GET /departures?from=${from}&to=${to}${filter}`, who)
      expect(status).toBe(200)
      const options = body['options'] as { departures: { id: number; state: string }[] }[]
      return options.flatMap(({ departures }) => departures).filter(({ id }) => own.includes(id))
    }
    const all = await shown('')
    expect(Object.fromEntries(all.map(({ id, state }) => [id, state]))).toEqual({
      [open.id]: 'open',
      [closed.id]: 'closed',
      [full.id]: 'sold_out',
      [stormy.id]: 'called_off',
    })
    for (const { id, state } of all) expect((await shown(`&state=${state}`)).map((one) => one.id)).toEqual([id])
    expect((await shown('&byHandOnly=true')).map(({ id }) => id).toSorted()).toEqual([closed.id, stormy.id].toSorted())
    expect(await shown('&state=closed&byHandOnly=true')).toMatchObject([{ id: closed.id }])

    // Opened again, it is on sale; after its start it is still called off, unlike the others.
    await changeDepartures(context, { person, departureIds: [closed.id], change: { kind: 'open' }, reason: '' })
    await start(context, stormy.id)
    await start(context, full.id)
    const around = `GET /departures?from=${from}&to=${to}`
    const states = async () => Object.fromEntries((await shown('')).map(({ id, state }) => [id, state]))
    expect(await states()).toMatchObject({ [closed.id]: 'open', [full.id]: 'over', [stormy.id]: 'called_off' })
    expect((await askConsole(context, `${around}&state=over`, who)).status).toBe(422)
  })
})

describe('the guides of a departure', () => {
  test('chosen by two people: the second gets the current guides and who chose them', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const departureId = (await tripOf(context, supplier, { days: 5 })).id
    const [a, b] = [await staffPerson(context, 'guide', supplier), await staffPerson(context, 'guide', supplier)]
    const [one, other] = [await office(), await office()]
    const assign = (person: typeof one, staffIds: number[], seenStaffIds: number[]) =>
      assignGuides(context, { person, departureId, staffIds, seenStaffIds })
    const results = await Promise.allSettled([assign(one, [a.staffId], []), assign(other, [b.staffId], [])])
    const chosen = results[0].status === 'fulfilled' ? a.staffId : b.staffId
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'console.guides_changed',
        details: { current: [{ staffId: chosen, name: 'Layla Hassan' }], by: 'Layla Hassan' },
      },
    })
    await expect(assign(other, [], [])).rejects.toMatchObject({ code: 'console.guides_changed' })
    // The same choice is no conflict, and neither is one that has seen them.
    await assign(other, [chosen], [])
    await assign(other, [a.staffId, b.staffId], [chosen])
    expect((await readManifest(context, { person: one, departureId })).guides).toHaveLength(2)
  })
})

describe('the manifest', () => {
  test('has the guests with their party; suppliers see phones near the trip only, and no email', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const [near, far] = [await tripOf(context, supplier, { days: 20 }), await tripOf(context, supplier, { days: 40 })]
    for (const trip of [near, far]) await bookTrip(context, trip)
    const person = await office()
    const [shown, hidden] = [
      await readManifest(context, { person, departureId: near.id }),
      await readManifest(context, { person, departureId: far.id }),
    ]
    expect(shown.sums).toMatchObject({ travellers: 2, arrived: 0, units: [{ quantity: 2 }] })
    expect(shown.guests).toMatchObject([{ name: 'سارة العلي', isPaid: true, arrived: null, phone: expect.stringContaining('501234567') }]) // prettier-ignore
    expect(hidden.guests[0]?.phone).toBeNull()
    const afterwards = later(context, '31 days')
    expect((await readManifest(afterwards, { person, departureId: near.id })).guests[0]?.phone).toBeNull()
    const owner = await personOf(context, await staffPerson(context, 'owner'))
    const whole = await readManifest(context, { person: owner, departureId: far.id })
    expect(whole.guests[0]?.phone).toContain('501234567')
    expect(JSON.stringify([shown, whole])).not.toContain('@example.com')
  })

  test('is printed as CSV and PDF, in one language or both', async () => {
    const { context } = fixtures
    const trip = await tripOf(context, await supplierId(context), { days: 5 })
    await bookTrip(context, trip)
    const manifest = await readManifest(context, { person: await office(), departureId: trip.id })
    const [guest] = manifest.guests
    const risky = { ...manifest, guests: guest ? [{ ...guest, name: '=HYPERLINK("x")' }] : [] }
    const csv = manifestCsv(risky, 'both')
    expect(csv.startsWith('\uFEFFالحجز / Booking,')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    for (const language of ['ar', 'en', 'both'] as const)
      expect(
        Buffer.from(await manifestPdf(manifest, language))
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
  })

  test('counts the guests of each language, beside the language of each guide, also in the files', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const trip = await tripOf(context, supplier, { days: 5 })
    await bookTrip(context, trip)
    const code = await bookTrip(context, trip, 3)
    await context.db.rows({
      name: 'test.reads_english',
      text: `update orders set language = case when id = (select order_id from order_item where ticket_code = $1)
          then 'en'::language_code else 'ar' end
        where id in (select order_id from order_item where departure_id = $2)`,
      values: [code, trip.id],
    })
    const person = await office()
    const guide = await staffPerson(context, 'guide', supplier)
    await assignGuides(context, { person, departureId: trip.id, staffIds: [guide.staffId] })
    const manifest = await readManifest(context, { person, departureId: trip.id })
    expect(manifest.sums.languages).toEqual([
      { language: 'ar', bookings: 1, travellers: 2 },
      { language: 'en', bookings: 1, travellers: 3 },
    ])
    expect(manifest.guides).toMatchObject([{ staffId: guide.staffId, language: 'en' }])
    const csv = manifestCsv(manifest, 'en')
    expect(csv).toContain('\r\n\r\nLanguage,العربية,2\r\nLanguage,English,3\r\n')
    expect(csv.split('\r\n').at(-2)).toMatch(/^Party,.+,5$/)
    const { lines } = await readPdf(await manifestPdf(manifest, 'en'), 'ltr')
    expect(lines.join(' ')).toContain('English: 3')
  })

  test('shows staff’s notes on the orders to people of the marketplace only, and in no file', async () => {
    const { context } = fixtures
    const trip = await tripOf(context, await supplierId(context), { days: 5 })
    const code = await bookTrip(context, trip)
    const support = await staffPerson(context, 'support')
    await context.db.rows({
      name: 'test.note',
      text: `insert into order_note (order_id, staff_id, body) select order_id, $2, 'calls back' from order_item where ticket_code = $1`,
      values: [code, support.staffId],
    })
    const input = { departureId: trip.id }
    const seen = await readManifest(context, { ...input, person: await personOf(context, support) })
    expect(seen.guests).toMatchObject([{ notes: [{ by: 'Layla Hassan', text: 'calls back' }] }])
    const hidden = await readManifest(context, { ...input, person: await office() })
    expect(hidden.guests).toMatchObject([{ notes: null }])
    expect(JSON.stringify(hidden)).not.toContain('calls back')
    expect(manifestCsv(seen, 'both')).not.toContain('calls back')
  })

  test.each(['=1+1', '+966501234567', '-1', '@x', '\tx'])('CSV: %j is no formula', (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`)
  })
})

describe('check-in', () => {
  test('lets a party in once when two phones scan at the same time', async () => {
    const { context } = fixtures
    const code = await ticketToday(context, await departureOf(context, await supplierId(context)))
    const [one, two] = [await staffPerson(context, 'support'), await staffPerson(context, 'owner')]
    const verdicts = await Promise.all([checkInAs(context, one, code), checkInAs(context, two, code)])
    expect(verdicts.map(({ verdict }) => verdict).toSorted()).toEqual(['already', 'in'])
    expect(verdicts.every(({ ticket }) => ticket?.by === 'Layla Hassan')).toBe(true)
    expect((await checkInAs(context, one, ` ${code.toLowerCase()} `)).verdict).toBe('already')
    expect((await checkInAs(context, one, `https://rihla.example/t/${code}`)).verdict).toBe('already')
  })

  test('tells apart another day, another departure, cancelled, unpaid and unknown tickets', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const departure = await departureOf(context, supplier)
    const owner = await staffPerson(context, 'owner')
    const future = await bookTrip(context, await tripOf(context, supplier, { days: 5 }))
    expect((await checkInAs(context, owner, future)).verdict).toBe('other_day')
    const code = await ticketToday(context, departure)
    expect((await checkInAs(context, owner, code, await departureOf(context, supplier))).verdict).toBe('other_trip')
    expect(await checkInAs(context, owner, 'AAAA2222BBBB3333')).toEqual({ verdict: 'unknown', ticket: null })
    await context.db.rows({ name: 'test.call_off', text: `update order_item set status = 'cancelled' where ticket_code = $1`, values: [code] }) // prettier-ignore
    expect((await checkInAs(context, owner, code, departure)).verdict).toBe('cancelled')
  })

  test('treats another supplier’s tickets as unknown, and lets a guide check in their own trips only', async () => {
    const { context } = fixtures
    const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
    const departureId = await departureOf(context, first)
    const code = await ticketToday(context, departureId)
    const guide = await staffPerson(context, 'guide', first)
    expect(await checkInAs(context, await staffPerson(context, 'guide', second), code)).toEqual({
      verdict: 'unknown',
      ticket: null,
    })
    expect((await checkInAs(context, guide, code)).verdict).toBe('other_trip')
    await assignGuides(context, { person: await office(), departureId, staffIds: [guide.staffId] })
    expect((await checkInAs(context, guide, code)).verdict).toBe('in')
  })

  test('counts arrivals, and can be undone for 15 minutes by the same person, later by the office', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const departureId = await departureOf(context, supplier)
    const guide = await staffPerson(context, 'guide', supplier)
    const other = await staffPerson(context, 'guide', supplier)
    await assignGuides(context, { person: await office(), departureId, staffIds: [guide.staffId, other.staffId] })
    const code = await ticketToday(context, departureId)
    const [self, colleague] = [await personOf(context, guide), await personOf(context, other)]
    const scanId = (await checkInAs(context, guide, code)).ticket?.scanId ?? 0
    await countArrived(context, { person: self, scanId, arrived: 1 })
    await expect(countArrived(context, { person: self, scanId, arrived: 3 })).rejects.toMatchObject({ code: 'console.fields_invalid' }) // prettier-ignore
    expect((await readManifest(context, { person: self, departureId })).guests).toMatchObject([{ arrived: 1, scanId }])
    const tooLate = { code: 'console.undo_too_late' }
    await expect(undoCheckIn(context, { person: colleague, scanId })).rejects.toMatchObject(tooLate)
    await expect(undoCheckIn(later(context, '16 minutes'), { person: self, scanId })).rejects.toMatchObject(tooLate)
    await undoCheckIn(context, { person: self, scanId })
    await expect(undoCheckIn(context, { person: self, scanId })).rejects.toMatchObject({ code: 'console.not_found' })
    const again = (await checkInAs(context, guide, code)).ticket?.scanId ?? 0
    expect(again).not.toBe(scanId)
    await undoCheckIn(later(context, '16 minutes'), { person: await office(), scanId: again })
    expect((await readManifest(context, { person: self, departureId })).guests).toMatchObject([{ arrived: null }])
  })

  test('records no-shows after the start, and frees no seat', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const departureId = await departureOf(context, supplier)
    const person = await office()
    const [came] = [await ticketToday(context, departureId), await ticketToday(context, departureId)]
    await checkInAs(context, await staffPerson(context, 'owner'), came)
    expect(await recordNoShows(context, { person, departureId })).toBe(1)
    expect(await rowOf(departureId)).toMatchObject({ sold: 4 })
    const { guests } = await readManifest(context, { person, departureId })
    expect(guests.map(({ arrived }) => arrived).toSorted()).toEqual([0, 2])
    const future = await tripOf(context, supplier, { days: 2 })
    await expect(recordNoShows(context, { person, departureId: future.id })).rejects.toMatchObject({ code: 'console.not_started' }) // prettier-ignore
  })

  test('suppliers may have the permissions for checking guests in', () => {
    expect(permissionsOf('supplier')).toEqual(expect.arrayContaining(['tickets.check_in', 'departures.change']))
  })
})

test('a change to a capacity of zero is refused', async () => {
  const { token } = await staffPerson(fixtures.context, 'owner')
  const ask = async (capacity: number, seen: object[]) => {
    const body = { departureIds: [1], change: { kind: 'capacity', capacity }, seen }
    return (await askConsole(fixtures.context, 'POST /departures/changes', { token, body })).status
  }
  expect(await ask(0, [{ id: 1, capacity: 12 }])).toBe(422)
  // Without what the person saw of each.
  expect(await ask(5, [])).toBe(422)
  expect(await ask(5, [{ id: 2, capacity: 12 }])).toBe(422)
})
