import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Permission } from '#domain/permissions.ts'
import type { ApiContext } from '#server/app/api.ts'
import { releaseWork } from '#server/app/console/inbox/release-work.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { changeMembership } from '#server/staff/change-membership.ts'
import { changeStaffPassword } from '#server/staff/change-staff-password.ts'
import { resetFactors } from '#server/staff/reset-factors.ts'
import { saveRole } from '#server/staff/save-role.ts'
import { assignGuides } from '#server/trips/assign-guides.ts'
import { recordScan, type ScanInput } from '#server/trips/door/record-scan.ts'
import { readManifest } from '#server/trips/read-manifest.ts'
import { later } from '#test/support/clock.ts'
import { askConsole, PASSWORD, personOf, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { auditOf, minutesAgo, scanOf, ticketAroundNow } from '#test/support/door.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { bookTrip, departureOf, tripOf } from '#test/support/trips.ts'

const fixtures = useFixtures()
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
  const pass = await openedPass(context, office, departureId)
  const { passId } = await latestPass(context)
  const bodyOf = (text: string, change: Partial<ScanInput> = {}) => {
    const { bookingId: _, code: __, at, ...scan } = scanOf(text, change)
    return { who: `pass ${passId}`, scans: [{ ...scan, at: at.toISOString(), ticket: { code: text } }] }
  }
  return { departureId, other, office, code, codeOfOther, passId, bodyOf, ...pass }
}

const latestPass = (context: Context) =>
  oneRow<{ passId: number }>(context.db, {
    name: 'test.latest_pass',
    text: 'select max(id) as "passId" from device_pass',
  })

describe('a guide’s pass', () => {
  test('lets a phone without account check in its departures, and its name is in the log', async () => {
    const { context } = fixtures
    const { departureId, code, codeOfOther, headers, opened, office, passId, bodyOf } = await setUp(context)
    const maxAge = /^rihla_pass=[\w-]{43}; Max-Age=(\d+); Path=\/; HttpOnly; SameSite=Strict$/.exec(opened.cookie ?? '')
    // Until 72 hours after the end of the day.
    expect(Number(maxAge?.[1]) / 3600).toBeGreaterThan(72)
    expect(Number(maxAge?.[1]) / 3600).toBeLessThan(72 + 25)
    const { body: list } = await askConsole(context, 'GET /door/list', { headers })
    expect(list).toMatchObject({ who: { name: 'Phone of Khalid', isPass: true }, departures: [{ id: departureId }] })
    expect(list['guests']).toHaveLength(1)
    for (const secret of ['@example.com', '501234567', 'العلي', code])
      expect(JSON.stringify(list)).not.toContain(secret)
    const { body } = await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(code) })
    const [result] = body['results'] as { verdict: string; bookingId: number }[]
    expect(result?.verdict).toBe('in')
    expect(await auditOf(context, result?.bookingId ?? 0)).toEqual([
      { action: 'ticket.checked_in', pass: 'Phone of Khalid', passId, staffId: null },
    ])
    const refused = await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(codeOfOther) })
    expect(refused.body).toMatchObject({ results: [{ verdict: 'other_trip', bookingId: null, by: null }] })
    const manifest = await readManifest(context, { person: await personOf(context, office), departureId })
    expect(manifest.guests).toMatchObject([{ admittedBy: 'Phone of Khalid' }])
    const { passes } = (await askConsole(context, `GET /departures/${departureId}/passes`, { token: office.token })).body as { passes: { lastUsedAt: string | null }[] } // prettier-ignore
    expect(passes).toMatchObject([{ name: 'Phone of Khalid', madeBy: 'Layla Hassan', departures: 1, lastUsedAt: expect.any(String) }]) // prettier-ignore
  })

  test('records who did not come to its departures, after the start, and no others; its name is in the log', async () => {
    const { context } = fixtures
    const { departureId, other, headers, code, bodyOf, passId } = await setUp(context)
    const record = (id: number) => askConsole(context, 'POST /door/no-shows', { headers, body: { departureId: id } })
    expect(await record(other)).toMatchObject({ status: 404, body: { code: 'console.not_found' } })
    await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(code) })
    const late = await ticketAroundNow(context, departureId)
    expect((await record(departureId)).body).toEqual({ count: 1 })
    expect((await record(departureId)).body).toEqual({ count: 0 })
    const entries = await context.db.rows<{ pass: string; passId: number; staffId: number | null; noShows: number }>({
      name: 'test.no_shows_of_pass',
      text: `select pass, pass_id as "passId", staff_id as "staffId", (after ->> 'noShows')::integer as "noShows" from audit_entry
        where action = 'departure.no_shows' and subject_id = $1 order by id`,
      values: [departureId],
    })
    const ofPass = { pass: 'Phone of Khalid', passId, staffId: null }
    expect(entries).toEqual([
      { ...ofPass, noShows: 1 },
      { ...ofPass, noShows: 0 },
    ])
    const { body: list } = await askConsole(context, 'GET /door/list', { headers })
    expect((list['guests'] as { arrived: number }[]).map(({ arrived }) => arrived).toSorted()).toEqual([0, 2])
    const { body } = await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(late) })
    expect(body).toMatchObject({ results: [{ verdict: 'in' }] })
    await context.db.rows({
      name: 'test.not_begun',
      text: `update departure set starts_at = rihla_now() + interval '10 minutes' where id = $1`,
      values: [departureId],
    })
    expect(await record(departureId)).toMatchObject({ status: 409, body: { code: 'console.not_started' } })
    await context.db.rows({
      name: 'test.end_this_pass',
      text: `update device_pass set expires_at = rihla_now() - interval '1 minute' where id = $1`,
      values: [passId],
    })
    expect((await record(departureId)).status).toBe(401)
  })

  test('opens once, and opens nothing else', async () => {
    const { context } = fixtures
    const { link, headers, departureId } = await setUp(context)
    const again = await askConsole(context, 'POST /door/pass', { body: { token: link } })
    expect(again).toMatchObject({ status: 410, body: { code: 'console.pass_invalid' }, cookie: null })
    const others = ['GET /me', 'GET /check-in', 'GET /today', `GET /departures/${departureId}`, `POST /departures/${departureId}/manifest.csv`, `GET /departures/${departureId}/passes`, 'GET /orders', 'GET /find?q=sara', 'POST /passes'] // prettier-ignore
    for (const route of others) expect([route, (await askConsole(context, route, { headers })).status]).toEqual([route, 401]) // prettier-ignore
  })

  test.each([
    ['was revoked', 'update device_pass set revoked_at = rihla_now()', 401, 401],
    ['is of a person without access', 'update membership set ended_at = rihla_now() where id in (select membership_id from device_pass where revoked_at is null)', 401, 401], // prettier-ignore
    ['is past its day', `update device_pass set expires_at = rihla_now() + interval '-1 minutes'`, 401, 200],
    ['ended three days ago', `update device_pass set expires_at = rihla_now() - interval '72 hours'`, 401, 401],
  ])('that %s reads nothing', async (_, text, list, scans) => {
    const { context } = fixtures
    const { headers, code, bodyOf } = await setUp(context)
    await context.db.rows({ name: `test.end_pass ${text}`, text })
    expect((await askConsole(context, 'GET /door/list', { headers })).status).toBe(list)
    const answer = await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(code) })
    expect(answer.status).toBe(scans)
    // Only what was scanned before the end is taken.
    if (scans === 200) expect(answer.body).toMatchObject({ results: [{ verdict: 'too_old', bookingId: null }] })
    const before = bodyOf(code, { at: minutesAgo(2) })
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

  test('may undo only its own check-ins', async () => {
    const { context } = fixtures
    const { headers, code, office, bodyOf } = await setUp(context)
    const id = randomUUID()
    const { bookingId } = await recordScan(context, await personOf(context, office), scanOf(code, { id }))
    const undo = async (scan: Partial<ScanInput>) =>
      (await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(code, { ...scan, isUndone: true }) })).body
    expect(await undo({ id })).toMatchObject({ results: [{ verdict: 'unknown' }] })
    expect((await auditOf(context, bookingId ?? 0)).map(({ action }) => action)).toEqual(['ticket.checked_in'])
  })

  test('covers departures of today and tomorrow, but none of another supplier, day or scope', async () => {
    const { context } = fixtures
    const { departureId, other, office } = await setUp(context)
    const supplier = await supplierId(context)
    const tomorrow = await tripOf(context, supplier, { days: 1 })
    const far = await tripOf(context, supplier, { days: 3 })
    for (const trip of [tomorrow, far]) await bookTrip(context, trip)
    const { body } = await askConsole(context, `GET /departures/${departureId}/passes`, { token: office.token })
    const ids = (body['others'] as { id: number }[]).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([other, tomorrow.id]))
    for (const id of [departureId, far.id]) expect(ids).not.toContain(id)
    // A guide of one of its departures does not see a pass that they cannot end.
    const guide = await staffPerson(context, 'guide', supplier)
    const person = await personOf(context, office)
    await assignGuides(context, { person, departureId, staffIds: [guide.staffId] })
    const both = { name: 'Of two', departureIds: [departureId, other] }
    await askConsole(context, 'POST /passes', { token: office.token, body: both })
    const seenBy = async ({ token }: TestPerson) =>
      ((await askConsole(context, `GET /departures/${departureId}/passes`, { token })).body['passes'] as { name: string }[]).map(({ name }) => name) // prettier-ignore
    expect(await seenBy(office)).toEqual(['Phone of Khalid', 'Of two'])
    expect(await seenBy(guide)).toEqual(['Phone of Khalid'])
  })

  test('has its name on the guest list when it was deleted', async () => {
    const { context } = fixtures
    const { departureId, code, headers, office, passId, bodyOf } = await setUp(context)
    const person = await personOf(context, office)
    await recordScan(context, person, scanOf(code, { at: minutesAgo(9) }))
    await askConsole(context, 'POST /door/scans', { headers, body: bodyOf(code, { at: minutesAgo(5) }) })
    await context.db.rows({ name: 'test.delete_pass', text: 'delete from device_pass where id = $1', values: [passId] })
    const { guests } = await readManifest(context, { person, departureId })
    expect(guests).toMatchObject([{ seconds: [{ by: 'Phone of Khalid' }] }])
  })
})

describe('a guide’s pass ends', () => {
  const stateOf = async (context: ApiContext, headers: Record<string, string>) =>
    (await askConsole(context, 'GET /door/list', { headers })).status

  test.each([
    ['changes their password', (context: ApiContext, { office }: { office: SignedInStaff }) => changeStaffPassword(context, { person: office, password: `${PASSWORD} new`, confirmPassword: `${PASSWORD} new` })], // prettier-ignore
    ['is reset', (context: ApiContext, { office }: { office: SignedInStaff }) => resetFactors(context, { manager: null, staffId: office.staffId })], // prettier-ignore
    ['gets another role', async (context: ApiContext, { office }: { office: SignedInStaff }) => changeMembership(context, { releaseWork, manager: await personOf(context, await staffPerson(context, 'owner')), membershipId: office.membershipId, role: 'supplier_manager' })], // prettier-ignore
  ])('when the person who made it %s', async (_, act) => {
    const { context } = fixtures
    const { office, departureId, headers, link } = await setUp(context)
    const unopened = await askConsole(context, 'POST /passes', { token: office.token, body: { name: 'Later', departureIds: [departureId] } }) // prettier-ignore
    expect(await stateOf(context, headers)).toBe(200)
    await act(context, { office: await personOf(context, office) })
    expect(await stateOf(context, headers)).toBe(401)
    expect(link).not.toBe('')
    const opened = await askConsole(context, 'POST /door/pass', { body: { token: String(unopened.body['token']) } })
    expect(opened).toMatchObject({ status: 410, body: { code: 'console.pass_invalid' } })
  })

  test('when the role of the person who made it loses the right, and with a change of that role', async () => {
    const { context } = fixtures
    const { office, headers } = await setUp(context)
    const { permissions } = await personOf(context, office)
    const owner = await personOf(context, await staffPerson(context, 'owner'))
    const save = (held: Permission[]) =>
      saveRole(context, { person: owner, code: 'supplier_office', permissions: held })
    await context.db.rows({
      name: 'test.lose_right',
      text: `update role set permissions = array_remove(permissions, 'tickets.check_in') where code = 'supplier_office'`,
    })
    expect(await stateOf(context, headers)).toBe(401)
    await context.db.rows({
      name: 'test.regain_right',
      text: `update role set permissions = $1 where code = 'supplier_office'`,
      values: [permissions],
    })
    expect(await stateOf(context, headers)).toBe(200)
    await save(permissions.filter((one) => one !== 'guests.read'))
    await save(permissions)
    expect(await stateOf(context, headers)).toBe(401)
  })

  test('for a departure when the guide who made it no longer guides it', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const [departureId, other] = [await departureOf(context, supplier), await departureOf(context, supplier)]
    const code = await ticketAroundNow(context, departureId)
    await ticketAroundNow(context, other)
    const office = await personOf(context, await staffPerson(context, 'supplier_office', supplier))
    const guide = await staffPerson(context, 'guide', supplier)
    for (const id of [departureId, other])
      await assignGuides(context, { person: office, departureId: id, staffIds: [guide.staffId] })
    const made = await askConsole(context, 'POST /passes', { token: guide.token, body: { name: 'Own', departureIds: [departureId, other] } }) // prettier-ignore
    const opened = await askConsole(context, 'POST /door/pass', { body: { token: made.body['token'] } })
    const headers = { cookie: `rihla_pass=${cookieOf(opened)}` }
    const idsOf = async () =>
      ((await askConsole(context, 'GET /door/list', { headers })).body['departures'] as { id: number }[]).map(({ id }) => id) // prettier-ignore
    expect((await idsOf()).toSorted()).toEqual([departureId, other].toSorted())
    await assignGuides(context, { person: office, departureId, staffIds: [] })
    expect(await idsOf()).toEqual([other])
    const { passId } = await latestPass(context)
    const { bookingId: _, code: text, at, ...scan } = scanOf(code)
    const body = { who: `pass ${passId}`, scans: [{ ...scan, at: at.toISOString(), ticket: { code: text } }] }
    expect((await askConsole(context, 'POST /door/scans', { headers, body })).body).toMatchObject({ results: [{ verdict: 'other_trip', party: null }] }) // prettier-ignore
  })

  test('with the last day of a departure that goes over midnight', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const departureId = await departureOf(context, supplier)
    await ticketAroundNow(context, departureId)
    await context.db.rows({
      name: 'test.ends_in_two_days',
      text: `update departure set ends_at = starts_at + interval '2 days' where id = $1`,
      values: [departureId],
    })
    const office = await staffPerson(context, 'supplier_office', supplier)
    const { headers } = await openedPass(context, office, departureId)
    expect(await stateOf(later(context, '47 hours'), headers)).toBe(200)
    expect(await stateOf(later(context, '73 hours'), headers)).toBe(401)
  })
})
