import { describe, expect, test } from 'vitest'
import type { ApiContext } from '#server/app/api.ts'
import { assignGuides } from '#server/trips/assign-guides.ts'
import { undoCheckIn } from '#server/trips/change-check-in.ts'
import { readManifest } from '#server/trips/read-manifest.ts'
import { askConsole, personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { later } from '#test/support/clock.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { auditOf, minutesAgo, scanOf, ticketAroundNow } from '#test/support/door.ts'
import { bookTrip, departureOf, tripOf } from '#test/support/trips.ts'
import { readDoorList } from './read-door-list.ts'
import { recordScan } from './record-scan.ts'

const fixtures = useFixtures()
/** Two guides of a departure of today, with a ticket of two people. */
async function twoGuides(context: ApiContext) {
  const supplier = await supplierId(context)
  const departureId = await departureOf(context, supplier)
  const [a, b] = [await staffPerson(context, 'guide', supplier), await staffPerson(context, 'guide', supplier)]
  const office = await personOf(context, await staffPerson(context, 'supplier_office', supplier))
  await assignGuides(context, { person: office, departureId, staffIds: [a.staffId, b.staffId] })
  const code = await ticketAroundNow(context, departureId)
  return {
    supplier,
    departureId,
    office,
    code,
    a: await personOf(context, a),
    b: await personOf(context, b),
    tokenOfA: a,
  }
}

describe('the list of a phone', () => {
  test('has the guests of today and tomorrow in the scope, without email, telephone number and readable code', async () => {
    const { context } = fixtures
    const { supplier, departureId, code, a, office } = await twoGuides(context)
    const tomorrow = await tripOf(context, supplier, { days: 1 })
    const next = await tripOf(context, supplier, { days: 3 })
    for (const trip of [tomorrow, next]) await bookTrip(context, trip)
    const list = await readDoorList(context, office)
    const ids = list.departures.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([departureId, tomorrow.id]))
    expect(ids).not.toContain(next.id)
    const own = await readDoorList(context, a)
    expect(own.departures.map(({ id }) => id)).toEqual([departureId])
    expect(own.guests).toMatchObject([
      { departureIds: [departureId], state: 'booked', name: 'سارة ا.', travellers: 2, redeemedAt: null },
    ])
    const text = JSON.stringify(list)
    for (const secret of [code, '@example.com', '501234567', 'العلي']) expect(text).not.toContain(secret)
  })
})

describe('the list of a phone after midnight', () => {
  test('has the departures of yesterday that end today, whose tickets still count, and the time of the database', async () => {
    const { context } = fixtures
    const { departureId, code, a } = await twoGuides(context)
    await context.db.rows({
      name: 'test.over_midnight',
      text: `with moved as (update departure d set local_date = local_date - 1, local_time = '23:30',
            starts_at = (local_date - 1 + time '23:30') at time zone c.zone, ends_at = (local_date + time '23:59') at time zone c.zone
          from option o join product p on p.id = o.product_id join city c on c.id = p.city_id where o.id = d.option_id and d.id = $1
          returning d.id, d.starts_at, d.ends_at)
        update order_item i set starts_at = m.starts_at, ends_at = m.ends_at from moved m where i.departure_id = m.id`,
      values: [departureId],
    })
    const list = await readDoorList(context, a)
    expect(list).toMatchObject({ departures: [{ id: departureId, localTime: '23:30' }], guests: [{ travellers: 2 }] })
    expect((await recordScan(context, a, scanOf(code, { wasOffline: false }))).verdict).toBe('in')
    const next = await readDoorList(later(context, '24 hours'), a)
    expect(next.departures).toEqual([])
    expect(next.now.getTime() - list.now.getTime()).toBeGreaterThan(23 * 3_600_000)
  })

  test('says that it is not complete', async () => {
    const { context } = fixtures
    const { office } = await twoGuides(context)
    const whole = await readDoorList(context, office)
    expect(whole.isMore).toBe(false)
    const [departures, guests] = [whole.departures.length, whole.guests.length]
    expect(await readDoorList(context, office, { departures, guests })).toMatchObject({ isMore: false })
    expect(await readDoorList(context, office, { departures: departures - 1, guests })).toMatchObject({ isMore: true })
    const cut = await readDoorList(context, office, { departures, guests: guests - 1 })
    expect(cut).toMatchObject({ isMore: true })
    expect(cut.guests).toHaveLength(guests - 1)
  })
})

describe('scans that a phone stored', () => {
  test('count once, however often they are sent, with who came and the undo', async () => {
    const { context } = fixtures
    const { departureId, code, a } = await twoGuides(context)
    const scan = scanOf(code, { at: minutesAgo(5), arrived: 1 })
    const first = await recordScan(context, a, scan)
    expect(first).toMatchObject({ verdict: 'in', isSecond: false, by: 'Layla Hassan', at: scan.at })
    expect(await recordScan(context, a, scan)).toMatchObject({ verdict: 'in', isSecond: false })
    const guest = async () => (await readManifest(context, { person: a, departureId })).guests[0]
    expect(await guest()).toMatchObject({ arrived: 1, arrivedAt: scan.at, seconds: [] })
    await recordScan(context, a, { ...scan, arrived: 2 })
    expect(await guest()).toMatchObject({ arrived: 2 })
    expect((await recordScan(context, a, { ...scan, isUndone: true })).verdict).toBe('undone')
    expect((await recordScan(context, a, scan)).verdict).toBe('undone')
    expect(await guest()).toMatchObject({ arrived: null, scanId: null })
    const actions = (await auditOf(context, first.bookingId ?? 0)).map(({ action }) => action)
    expect(actions).toEqual(['ticket.checked_in', 'ticket.arrived', 'ticket.undone'])
  })

  test('have no effect if they were undone before they were sent', async () => {
    const { context } = fixtures
    const { code, a } = await twoGuides(context)
    const scan = scanOf(code, { isUndone: true })
    expect((await recordScan(context, a, scan)).verdict).toBe('undone')
    expect((await recordScan(context, a, scanOf(code))).verdict).toBe('in')
  })

  test.each([
    ['later', 20, 10, 'A'],
    ['earlier', 10, 20, 'B'],
  ])(
    'of one ticket on two phones: the second one, made %s, is pointed out, and the earlier entry counts',
    async (_, first, second, winner) => {
      const { context } = fixtures
      const { departureId, code, a, b, office } = await twoGuides(context)
      const [nameA, nameB] = [
        { ...a, name: 'A' },
        { ...b, name: 'B' },
      ]
      const [ofA, ofB] = [scanOf(code, { at: minutesAgo(first) }), scanOf(code, { at: minutesAgo(second) })]
      await recordScan(context, nameA, ofA)
      const result = await recordScan(context, nameB, ofB)
      expect(result).toMatchObject({ verdict: 'in', isSecond: true, at: (winner === 'A' ? ofA : ofB).at })
      const { guests } = await readManifest(context, { person: office, departureId })
      const other = winner === 'A' ? ofB : ofA
      expect(guests).toMatchObject([{ arrivedAt: (winner === 'A' ? ofA : ofB).at, seconds: [{ at: other.at }] }])
      expect((await readDoorList(context, a)).guests[0]?.seconds).toHaveLength(1)
      expect((await auditOf(context, result.bookingId ?? 0)).map(({ action }) => action)).toEqual(['ticket.checked_in', 'ticket.second_entry']) // prettier-ignore
      // The entry that counts is taken back: the other one counts.
      await undoCheckIn(context, { person: office, scanId: guests[0]?.scanId ?? 0 })
      const [guest] = (await readManifest(context, { person: office, departureId })).guests
      expect(guest).toMatchObject({ arrivedAt: other.at, seconds: [] })
    },
  )

  test('made online return who was first, and are no second entry', async () => {
    const { context } = fixtures
    const { departureId, code, a, b } = await twoGuides(context)
    await recordScan(context, a, scanOf(code))
    expect(await recordScan(context, b, scanOf(code, { wasOffline: false }))).toMatchObject({
      verdict: 'already',
      isSecond: false,
      by: 'Layla Hassan',
    })
    expect((await readManifest(context, { person: a, departureId })).guests[0]?.seconds).toEqual([])
  })

  test('are judged by their own time: they count 40 hours later, not after 72 hours, and not on another day', async () => {
    const { context } = fixtures
    const { code, a, supplier } = await twoGuides(context)
    const early = await recordScan(context, a, scanOf(code, { at: minutesAgo(48 * 60) }))
    expect(early).toMatchObject({ verdict: 'other_day', bookingId: null })
    const at = new Date()
    expect((await recordScan(later(context, '73 hours'), a, scanOf(code, { at }))).verdict).toBe('too_old')
    expect((await recordScan(later(context, '40 hours'), a, scanOf(code, { at }))).verdict).toBe('in')
    const other = await departureOf(context, supplier)
    expect((await recordScan(context, a, scanOf(await ticketAroundNow(context, other)))).verdict).toBe('other_trip')
    expect((await recordScan(context, a, scanOf('AAAA2222BBBB3333'))).verdict).toBe('unknown')
    const future = await ticketAroundNow(context, other)
    await context.db.rows({ name: 'test.tomorrow', text: `update order_item set starts_at = starts_at + interval '2 days', ends_at = ends_at + interval '2 days' where ticket_code = $1`, values: [future] }) // prettier-ignore
    const office = await personOf(context, await staffPerson(context, 'supplier_office', supplier))
    const fast = new Date(Date.now() + 48 * 3_600_000)
    expect((await recordScan(context, office, scanOf(future, { at: fast }))).verdict).toBe('other_day')
  })

  test('of a person whose role was taken away are refused, and change nothing', async () => {
    const { context } = fixtures
    const { departureId, code, a, office, tokenOfA } = await twoGuides(context)
    await context.db.rows({
      name: 'test.end_membership',
      text: 'update membership set ended_at = rihla_now() where staff_id = $1',
      values: [a.staffId],
    })
    const { ticket } = { ticket: { code } }
    const scan = { ...scanOf(code), ticket, at: new Date().toISOString() }
    const { id, at, departureId: _, wasOffline, arrived, isUndone } = scan
    const body = {
      who: `staff ${a.staffId} membership ${a.membershipId}`,
      scans: [{ id, ticket, at, departureId: null, wasOffline, arrived, isUndone }],
    }
    const answer = await askConsole(context, 'POST /door/scans', { token: tokenOfA.token, body })
    expect(answer).toMatchObject({ status: 401, body: { code: 'console.sign_in_required' } })
    await expect(recordScan(context, a, scanOf(code))).rejects.toMatchObject({ code: 'console.sign_in_required' })
    expect((await readManifest(context, { person: office, departureId })).guests).toMatchObject([{ arrivedAt: null }])
  })

  test('of one membership are refused with another one, also of the same person', async () => {
    const { context } = fixtures
    const { code, a, tokenOfA, departureId } = await twoGuides(context)
    const { bookingId: _, code: text, at, ...scan } = scanOf(code)
    const scans = [{ ...scan, at: at.toISOString(), ticket: { code: text } }]
    const { who } = (await askConsole(context, 'GET /door/list', { token: tokenOfA.token })).body as {
      who: { key: string }
    }
    expect(who.key).toBe(`staff ${a.staffId} membership ${a.membershipId}`)
    for (const other of [`staff ${a.staffId} membership ${a.membershipId + 1}`, `pass ${a.staffId}`])
      expect(await askConsole(context, 'POST /door/scans', { token: tokenOfA.token, body: { who: other, scans } })).toMatchObject({ status: 409, body: { code: 'console.scans_of_another' } }) // prettier-ignore
    expect((await readManifest(context, { person: a, departureId })).guests[0]?.arrived).toBe(null)
    const { body } = await askConsole(context, 'POST /door/scans', {
      token: tokenOfA.token,
      body: { who: who.key, scans },
    })
    expect(body).toMatchObject({ results: [{ verdict: 'in', party: { name: 'سارة ا.', travellers: 2 } }] })
  })

  test('of a phone are not changed by another phone that knows their id', async () => {
    const { context } = fixtures
    const { departureId, code, a, b } = await twoGuides(context)
    const scan = scanOf(code)
    await recordScan(context, a, scan)
    expect((await recordScan(context, b, { ...scan, isUndone: true })).verdict).toBe('unknown')
    expect((await readManifest(context, { person: a, departureId })).guests[0]?.arrived).toBe(2)
  })
})
