import { beforeAll, expect, test } from 'vitest'
import { askConsole, oldProof, personOf, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { inviteStaff } from './invite-staff.ts'
import { listMemberships } from './queries.ts'
import { startStaffSession } from './start-staff-session.ts'

const fixtures = useFixtures()
let owner: TestPerson

beforeAll(async () => {
  owner = await staffPerson(fixtures.context, 'owner')
})

const ask = (person: TestPerson, route: string) => askConsole(fixtures.context, route, { token: person.token })
const sessionsOf = async (manager: TestPerson, { staffId }: TestPerson) => {
  const { status, body } = await ask(manager, `GET /staff/${staffId}/sessions`)
  return { status, sessions: (body['sessions'] ?? []) as { id: number; device: string; lastSeenAt: string }[] }
}
const isSignedIn = async (person: TestPerson) => (await ask(person, 'GET /me')).status === 200

test('an owner sees a colleague’s sessions and ends one of them: the others stay, and the colleague gets a mail', async () => {
  const { context } = fixtures
  const support = await staffPerson(context, 'support')
  const [membership] = await listMemberships(context.db, [support.staffId])
  if (!membership) throw new Error('The person has no membership.')
  const phoneOf = { address: '203.0.113.7', userAgent: 'Second phone' }
  const second = await context.db.transaction((tx) =>
    startStaffSession(tx, { membership, device: phoneOf, action: 'session.started', factor: 'totp' }),
  )
  const { sessions } = await sessionsOf(owner, support)
  expect(sessions).toHaveLength(2)
  const phone = sessions.find(({ device }) => device === 'Second phone')
  expect(await ask(owner, `DELETE /staff/${support.staffId}/sessions/${phone?.id}`)).toMatchObject({ status: 200 })
  expect(await isSignedIn(support)).toBe(true)
  expect(await isSignedIn({ ...support, token: second })).toBe(false)
  expect((await sessionsOf(owner, support)).sessions).toHaveLength(1)
  expect(await ask(owner, `DELETE /staff/${support.staffId}/sessions/${phone?.id}`)).toMatchObject({ status: 404 })
  const mails = await context.db.rows({
    name: 'test.session_mails',
    text: `select recipient, payload ->> 'name' as by from outbox where kind = 'console_session' and recipient = $1`,
    values: [support.email],
  })
  expect(mails).toEqual([{ recipient: support.email, by: (await personOf(context, owner)).name }])
})

test('a supplier’s manager neither sees nor ends sessions of people or memberships elsewhere', async () => {
  const { context } = fixtures
  const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
  const manager = await staffPerson(context, 'supplier_manager', first)
  const colleague = await staffPerson(context, 'supplier_office', first)
  const foreign = await staffPerson(context, 'supplier_office', second)
  expect((await sessionsOf(manager, colleague)).sessions).toHaveLength(1)
  expect(await sessionsOf(manager, foreign)).toMatchObject({ status: 404 })
  expect(await sessionsOf(manager, owner)).toMatchObject({ status: 404 })

  // Works with the other supplier, and has accepted a role here too.
  const { email } = foreign
  const person = await personOf(context, manager)
  await inviteStaff(context, { manager: person, email, name: 'Omar', language: 'ar', role: 'guide', supplierId: first })
  await context.db.rows({
    name: 'test.accept_offer',
    text: 'update membership set offered_until = null, offered_name = null, offered_email = null where staff_id = $1 and supplier_id = $2',
    values: [foreign.staffId, first],
  })
  expect(await sessionsOf(manager, foreign)).toEqual({ status: 200, sessions: [] })
  const [session] = (await sessionsOf(owner, foreign)).sessions
  expect(await ask(manager, `DELETE /staff/${foreign.staffId}/sessions/${session?.id}`)).toMatchObject({ status: 404 })
  expect(await isSignedIn(foreign)).toBe(true)
})

test('ending a session takes a fresh proof, and is not for one’s own', async () => {
  const { context } = fixtures
  const other = await staffPerson(context, 'owner')
  const [session] = (await sessionsOf(owner, other)).sessions
  const stale = await staffPerson(context, 'owner')
  await oldProof(context, stale)
  expect((await ask(stale, `DELETE /staff/${other.staffId}/sessions/${session?.id}`)).body).toMatchObject({ code: 'console.proof_required' }) // prettier-ignore
  const [own] = (await sessionsOf(other, owner)).sessions
  expect((await ask(owner, `DELETE /staff/${owner.staffId}/sessions/${own?.id}`)).body).toMatchObject({ code: 'console.own_membership' }) // prettier-ignore
  const support = await staffPerson(context, 'support')
  expect(await sessionsOf(support, other)).toMatchObject({ status: 403 })
})
