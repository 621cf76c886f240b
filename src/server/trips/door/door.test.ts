import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ApiContext } from '#server/app/api.ts'
import { oneRow } from '#server/kernel/database.ts'
import { assignGuides } from '#server/trips/assign-guides.ts'
import { undoCheckIn } from '#server/trips/change-check-in.ts'
import { readManifest } from '#server/trips/read-manifest.ts'
import { askConsole, personOf, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { later } from '#test/support/clock.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { checkInAs, bookTrip, departureOf, ticketToday, tripOf } from '#test/support/trips.ts'
import { readDoorList } from './read-door-list.ts'
import { recordScan, type ScanInput } from './record-scan.ts'

const fixtures = useFixtures()
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const scanOf = (code: string, change: Partial<ScanInput> = {}): ScanInput => ({
  id: randomUUID(),
  code,
  bookingId: null,
  departureId: null,
  at: new Date(),
  wasOffline: true,
  arrived: null,
  isUndone: false,
  ...change,
})

/** A ticket for yesterday and today if the hour before began yesterday: scans of minutes ago are of its days at any hour. */
async function ticketAroundNow(context: ApiContext, departureId: number): Promise<string> {
  const code = await ticketToday(context, departureId)
  await context.db.rows({
    name: 'test.move_ticket',
    text: `update order_item set starts_at = rihla_now() - interval '1 hour', ends_at = rihla_now() + interval '1 hour' where ticket_code = $1`,
    values: [code],
  })
  return code
}

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

const auditOf = (context: ApiContext, bookingId: number) =>
  context.db.rows<{ action: string; pass: string | null; staffId: number | null }>({
    name: 'test.scan_entries',
    text: `select action, pass, staff_id as "staffId" from audit_entry where subject_kind = 'booking' and subject_id = $1 order by id`,
    values: [bookingId],
  })

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

  test('never arrive if they were taken back before they were sent', async () => {
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
      const told = await recordScan(context, nameB, ofB)
      expect(told).toMatchObject({ verdict: 'in', isSecond: true, at: (winner === 'A' ? ofA : ofB).at })
      const { guests } = await readManifest(context, { person: office, departureId })
      const other = winner === 'A' ? ofB : ofA
      expect(guests).toMatchObject([{ arrivedAt: (winner === 'A' ? ofA : ofB).at, seconds: [{ at: other.at }] }])
      expect((await readDoorList(context, a)).guests[0]?.seconds).toHaveLength(1)
      expect((await auditOf(context, told.bookingId ?? 0)).map(({ action }) => action)).toEqual(['ticket.checked_in', 'ticket.second_entry']) // prettier-ignore
      // The entry that counts is taken back: the other one counts.
      await undoCheckIn(context, { person: office, scanId: guests[0]?.scanId ?? 0 })
      const [guest] = (await readManifest(context, { person: office, departureId })).guests
      expect(guest).toMatchObject({ arrivedAt: other.at, seconds: [] })
    },
  )

  test('with a line say who was first, and are no second entry', async () => {
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
    const body = { scans: [{ id, ticket, at, departureId: null, wasOffline, arrived, isUndone }] }
    const answer = await askConsole(context, 'POST /door/scans', { token: tokenOfA.token, body })
    expect(answer).toMatchObject({ status: 401, body: { code: 'console.sign_in_required' } })
    await expect(recordScan(context, a, scanOf(code))).rejects.toMatchObject({ code: 'console.sign_in_required' })
    expect((await readManifest(context, { person: office, departureId })).guests).toMatchObject([{ arrivedAt: null }])
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

describe('a guide’s pass', () => {
  const cookieOf = (answer: { cookie: string | null }) => /rihla_pass=([\w-]{43})/.exec(answer.cookie ?? '')?.[1] ?? ''

  async function openedPass(context: ApiContext, office: TestPerson, departureId: number) {
    const made = await askConsole(context, 'POST /passes', {
      token: office.token,
      body: { name: 'Phone of Khalid', departureIds: [departureId] },
    })
    const link = String(made.body['token'])
    const opened = await askConsole(context, 'POST /door/pass', { body: { token: link } })
    return { link, opened, headers: { cookie: `rihla_pass=${cookieOf(opened)}` } }
  }
  const setUp = async (context: ApiContext) => {
    const supplier = await supplierId(context)
    const [departureId, other] = [await departureOf(context, supplier), await departureOf(context, supplier)]
    const office = await staffPerson(context, 'supplier_office', supplier)
    const [code, codeOfOther] = [await ticketAroundNow(context, departureId), await ticketAroundNow(context, other)]
    return { departureId, other, office, code, codeOfOther, ...(await openedPass(context, office, departureId)) }
  }
  const bodyOf = (code: string) => {
    const { bookingId: _, code: text, at, ...scan } = scanOf(code)
    return { scans: [{ ...scan, at: at.toISOString(), ticket: { code: text } }] }
  }

  test('lets a phone without account check in its departures, and its name is in the log', async () => {
    const { context } = fixtures
    const { departureId, code, codeOfOther, headers, opened, office } = await setUp(context)
    expect(opened.cookie).toMatch(/^rihla_pass=[\w-]{43}; Max-Age=432000; Path=\/; HttpOnly; SameSite=Strict$/)
    const { body: list } = await askConsole(context, 'GET /door/list', { headers })
    expect(list).toMatchObject({ who: { name: 'Phone of Khalid', isPass: true }, departures: [{ id: departureId }] })
    expect(list['guests']).toHaveLength(1)
    for (const secret of ['@example.com', '501234567', 'العلي', code])
      expect(JSON.stringify(list)).not.toContain(secret)
    const { body } = await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(code) })
    const [result] = body['results'] as { verdict: string; bookingId: number }[]
    expect(result?.verdict).toBe('in')
    expect(await auditOf(context, result?.bookingId ?? 0)).toEqual([
      { action: 'ticket.checked_in', pass: 'Phone of Khalid', staffId: null },
    ])
    const refused = await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(codeOfOther) })
    expect(refused.body).toMatchObject({ results: [{ verdict: 'other_trip', bookingId: null, by: null }] })
    const manifest = await readManifest(context, { person: await personOf(context, office), departureId })
    expect(manifest.guests).toMatchObject([{ admittedBy: 'Phone of Khalid' }])
    const { passes } = (await askConsole(context, `GET /departures/${departureId}/passes`, { token: office.token })).body as { passes: { lastUsedAt: string | null }[] } // prettier-ignore
    expect(passes).toMatchObject([{ name: 'Phone of Khalid', madeBy: 'Layla Hassan', departures: 1, lastUsedAt: expect.any(String) }]) // prettier-ignore
  })

  test('opens once, and opens nothing else', async () => {
    const { context } = fixtures
    const { link, headers, departureId } = await setUp(context)
    const again = await askConsole(context, 'POST /door/pass', { body: { token: link } })
    expect(again).toMatchObject({ status: 410, body: { code: 'console.pass_invalid' }, cookie: null })
    const others = ['GET /me', 'GET /check-in', 'GET /today', `GET /departures/${departureId}`, `GET /departures/${departureId}/manifest.csv`, `GET /departures/${departureId}/passes`, 'GET /orders', 'GET /find?q=sara', 'POST /passes'] // prettier-ignore
    for (const route of others) expect([route, (await askConsole(context, route, { headers })).status]).toEqual([route, 401]) // prettier-ignore
  })

  test.each([
    ['was revoked', 'update device_pass set revoked_at = rihla_now()', 401, 401],
    ['is of a person without access', 'update membership set ended_at = rihla_now() where id in (select membership_id from device_pass where revoked_at is null)', 401, 401], // prettier-ignore
    ['is past its day', `update device_pass set expires_at = rihla_now() + interval '-1 minutes'`, 401, 200],
    ['ended three days ago', `update device_pass set expires_at = rihla_now() - interval '72 hours'`, 401, 401],
  ])('that %s reads nothing', async (_, text, list, scans) => {
    const { context } = fixtures
    const { headers, code } = await setUp(context)
    await context.db.rows({ name: `test.end_pass ${text}`, text })
    expect((await askConsole(context, 'GET /door/list', { headers })).status).toBe(list)
    const answer = await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(code) })
    expect(answer.status).toBe(scans)
    // Only what was scanned before the end is taken.
    if (scans === 200) expect(answer.body).toMatchObject({ results: [{ verdict: 'too_old', bookingId: null }] })
    const before = { scans: bodyOf(code).scans.map((one) => ({ ...one, at: minutesAgo(2).toISOString() })) }
    if (scans === 200) expect((await askConsole(context, 'POST /door/scans', { headers, body: before })).body).toMatchObject({ results: [{ verdict: 'in' }] }) // prettier-ignore
  })

  test('is ended by the office, and made for today and tomorrow only', async () => {
    const { context } = fixtures
    const { headers, departureId, office } = await setUp(context)
    const { passes } = (await askConsole(context, `GET /departures/${departureId}/passes`, { token: office.token })).body as { passes: { id: number }[] } // prettier-ignore
    await askConsole(context, `DELETE /passes/${passes[0]?.id}`, { token: office.token })
    expect((await askConsole(context, 'GET /door/list', { headers })).status).toBe(401)
    const far = await tripOf(context, await supplierId(context), { days: 3 })
    const body = { name: 'x', departureIds: [far.id] }
    expect(await askConsole(context, 'POST /passes', { token: office.token, body })).toMatchObject({ status: 409, body: { code: 'console.pass_not_now' } }) // prettier-ignore
    const { count } = await oneRow<{ count: number }>(context.db, {
      name: 'test.count_passes',
      text: 'select count(*) from device_pass_departure where departure_id = $1',
      values: [far.id],
    })
    expect(count).toBe(0)
  })

  test('may take back only what it let in itself', async () => {
    const { context } = fixtures
    const { headers, code, office, departureId } = await setUp(context)
    const { bookingId } = (await checkInAs(context, office, code, departureId)).ticket ?? { bookingId: 0 }
    const { scans } = bodyOf(code)
    const undo = { scans: scans.map((scan) => ({ ...scan, isUndone: true })) }
    expect((await askConsole(context, 'POST /door/scans', { headers, body: undo })).body).toMatchObject({ results: [{ verdict: 'undone' }] }) // prettier-ignore
    expect((await auditOf(context, bookingId)).map(({ action }) => action)).toEqual(['ticket.checked_in'])
  })
})
