import { beforeAll, expect, test } from 'vitest'
import { listViews } from '#server/staff/views/list-views.ts'
import { saveView } from '#server/staff/views/save-view.ts'
import { findPersonByEmail } from '#server/staff/find-person.ts'
import { newAccount } from '#test/support/account.ts'
import {
  PASSWORD,
  askConsole,
  personOf,
  staffPerson,
  supplierId,
  type TestPerson,
  oldProof,
} from '#test/support/console.ts'
import { consoleRoutes, doors, open } from '#test/support/console-doors.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { checkInAs, departureOf, ticketToday } from '#test/support/trips.ts'
import { assignGuides } from '#server/trips/assign-guides.ts'
import { listPasses } from '#server/trips/passes/list-passes.ts'
import { makePass } from '#server/trips/passes/make-pass.ts'

const fixtures = useFixtures()

const people: Record<string, TestPerson> = {}
let foreign: TestPerson
let foreignMembership = 0
let suppliers: { own: number; foreign: number }
let account = ''
let ownDeparture = 0
let foreignDeparture = 0
let foreignScan = 0
let foreignPass = 0
let foreignView = 0

const roleCodes = ['owner', 'support', 'finance', 'editor', 'analyst', 'supplier_manager', 'supplier_office', 'supplier_finance', 'guide'] // prettier-ignore

beforeAll(async () => {
  const { context } = fixtures
  const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
  suppliers = { own: first, foreign: second }
  for (const code of roleCodes)
    people[code] = await staffPerson(context, code, /^(supplier_|guide)/.test(code) ? first : null)
  foreign = await staffPerson(context, 'supplier_office', second)
  foreignMembership = (await findPersonByEmail(context, foreign)).memberships[0]?.id ?? 0
  const visitor = { ...(await createVisitor(context.db)), address: '203.0.113.1' }
  ownDeparture = await departureOf(context, first)
  foreignDeparture = await departureOf(context, second)
  await assignGuides(context, {
    person: await personOf(context, people['owner'] ?? foreign),
    departureId: ownDeparture,
    staffIds: [people['guide']?.staffId ?? 0],
  })
  const ticket = await ticketToday(context, foreignDeparture)
  await makePass(context, { person: await personOf(context, foreign), name: 'Phone', departureIds: [foreignDeparture] })
  const ofForeign = { person: await personOf(context, foreign), departureId: foreignDeparture }
  foreignPass = (await listPasses(context, ofForeign)).passes[0]?.id ?? 0
  foreignScan = (await checkInAs(context, people['owner'] ?? foreign, ticket)).ticket?.scanId ?? 0
  const view = { list: 'orders', name: 'Shared', params: {}, isShared: true } as const
  await saveView(context, { person: ofForeign.person, ...view })
  foreignView = (await listViews(context, { person: ofForeign.person, list: 'orders' }))[0]?.id ?? 0
  account = (await newAccount(context, { visitor, email: 'traveller@example.com', password: PASSWORD })).token
})

const filled = (route: string, departureId: number) =>
  (route + (doors[route]?.query ?? ''))
    .replace('{departureId}', String(departureId))
    .replace('{ownDeparture}', String(ownDeparture))
    .replace('{supplierId}', String(departureId === foreignDeparture ? suppliers.foreign : suppliers.own))
    .replace('{scanId}', String(foreignScan))
    .replace('{passId}', String(foreignPass))
    .replace(
      '{staffId}',
      String(departureId === foreignDeparture ? foreign.staffId : people['supplier_office']?.staffId),
    )
    .replace('{membershipId}', String(foreignMembership))
    .replace('{sessionId}', '1')
    .replace('{passkeyId}', '1')
    .replace('{code}', 'guide')
    .replace('{reference}', 'RH-22222222')
    .replace('{itemId}', '1')
    .replace('{changeId}', '1')
    .replace('{messageId}', '987654321')
    .replace('{mailId}', '987654321')
    .replace('{templateId}', '987654321')
    .replace('{reviewId}', '987654321')
    .replace('{outboxId}', '987654321')
    .replace('{eventId}', '987654321')
    .replace('{disruptionId}', '987654321')
    .replace('{viewId}', String(foreignView))
    .replace('{bulkActId}', '987654321')
    .replace('{key}', 'p987654321')
    .replace(/\{(?:payment|refund|finding)Id\}/, '987654321')
const ask = (
  route: string,
  { departureId = ownDeparture, ...wish }: Parameters<typeof askConsole>[2] & { departureId?: number } = {},
) => {
  const { body, isFile } = doors[route] ?? {}
  const json = JSON.stringify(body)?.replace('"{departureId}"', String(departureId))
  const sent = json === undefined ? {} : { body: JSON.parse(json) as unknown }
  return askConsole(fixtures.context, filled(route, departureId), { ...sent, isFile: isFile ?? false, ...wish })
}

test('every route of the console is listed here', () => {
  expect(consoleRoutes.toSorted()).toEqual([...open, ...Object.keys(doors)].toSorted())
})

test.each(Object.keys(doors))(
  '%s requires a session of the console: no stranger and no traveller has access',
  async (route) => {
    for (const token of [null, 'x'.repeat(43), 'forged', account])
      expect(await ask(route, { token })).toMatchObject({ status: 401, body: { code: 'console.sign_in_required' } })
    const traveller = await ask(route, { headers: { cookie: `rihla_session=${account}` } })
    expect(traveller.status).toBe(401)
  },
)

test.each([...open, ...Object.keys(doors)])('%s does not exist at other hosts, with any session', async (route) => {
  for (const host of ['pearl.localhost:3000', 'unknown.example', '127.0.0.1', 'localhost.evil.example'])
    expect(await ask(route, { host, token: people['owner']?.token ?? '' })).toMatchObject({
      status: 404,
      body: { code: 'request.path_unknown' },
    })
})

test.each(Object.entries(doors).filter(([, { roles }]) => roles))(
  '%s is for its roles only',
  async (route, { roles = [], isMissing = false, missingCode = 'console.not_found', missingStatus = 404 }) => {
    for (const code of roleCodes) {
      if (roles.includes(code) && !route.startsWith('GET')) continue
      const allowed = isMissing ? [code, missingStatus, missingCode] : [code, 200, undefined]
      const { status, body } = await ask(route, { token: people[code]?.token ?? '' })
      expect([code, status, body['code']]).toEqual(roles.includes(code) ? allowed : [code, 403, 'console.forbidden'])
    }
  },
)

test.each(Object.entries(doors).filter(([, { isForeign }]) => isForeign))(
  '%s: another supplier’s people do not exist for a manager',
  async (route) => {
    const token = people['supplier_manager']?.token ?? ''
    expect(await ask(route, { token, departureId: foreignDeparture })).toMatchObject({ status: 404, body: { code: 'console.not_found' } }) // prettier-ignore
  },
)

test.each(['POST /me/totp', 'POST /me/recovery-codes', 'PUT /me/password', 'POST /me/passkeys/options', 'POST /staff', 'DELETE /memberships/{membershipId}', 'PUT /roles/{code}', 'POST /departures/{departureId}/manifest.csv', 'POST /departures/{departureId}/manifest.pdf'])('%s demands a proof of identity of the last ten minutes', async (route) => {
  const { context } = fixtures
  const { token } = await staffPerson(context, 'owner')
  await oldProof(context, { token })
  expect(await ask(route, { token })).toMatchObject({ status: 403, body: { code: 'console.proof_required' } })
}) // prettier-ignore
