import { describe, expect, test } from 'vitest'
import { releaseWork } from '#server/app/console/inbox/release-work.ts'
import { Authenticator } from '#test/support/authenticator.ts'
import {
  PASSWORD,
  device,
  nextCodeOf,
  personOf,
  staffPerson,
  supplierId,
  type TestPerson,
} from '#test/support/console.ts'
import { errorOf } from '#test/support/console-errors.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { addPasskey, beginAddingPasskey } from './add-passkey.ts'
import { changeMembership } from './change-membership.ts'
import { changeStaffPassword } from './change-staff-password.ts'
import { inviteStaff } from './invite-staff.ts'
import { proveIdentity } from './prove-identity.ts'
import { listMemberships } from './queries.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { beginTotp, confirmTotp } from './replace-totp.ts'
import { signInStaff } from './sign-in-staff.ts'
import { beginPasskey, signInWithPasskey } from './sign-in-with-passkey.ts'
import { switchMembership } from './switch-membership.ts'

const fixtures = useFixtures()

async function guideWithThief() {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const guide = await staffPerson(context, 'guide', supplier)
  const signedIn = await signInStaff(context, { email: guide.email, password: PASSWORD, code: '', device: device() })
  if (signedIn.step !== 'done') throw new Error('not signed in')
  const key = await keyOf(signedIn)
  return { guide, supplier, key, thief: signedIn }
}

async function keyOf(session: { token: string }) {
  const { context } = fixtures
  const person = await personOf(context, session)
  const key = new Authenticator(context.configuration.origin)
  const { challenge } = await beginAddingPasskey(context, { person })
  await addPasskey(context, { person, name: 'Phone', response: key.register(challenge) })
  return key
}

const enter = async (key: Authenticator) => {
  const { challenge } = await beginPasskey(fixtures.context, { address: device().address })
  return signInWithPasskey(fixtures.context, { response: key.sign(challenge), device: device() })
}

const inviteTo = (one: TestPerson, role: string, supplier: number) =>
  inviteStaff(fixtures.context, {
    manager: null,
    email: one.email,
    name: 'Omar',
    language: 'en',
    role,
    supplierId: supplier,
  })

describe('a passkey that was added with a guide’s stolen password', () => {
  test('does not open the stronger role that the guide gets later', async () => {
    const { context } = fixtures
    const { guide, key, thief } = await guideWithThief()
    const owner = await personOf(context, await staffPerson(context, 'owner'))
    const [membership] = await listMemberships(context.db, [guide.staffId])
    await changeMembership(context, {
      releaseWork,
      manager: owner,
      membershipId: membership?.id ?? 0,
      role: 'supplier_office',
    })
    expect(await errorOf(enter(key))).toBe('console.passkey_refused')
    expect(await errorOf(personOf(context, thief))).toBe('console.sign_in_required')
    const mails = await context.db.rows({
      name: 'test.reset_links',
      text: `select kind from outbox where recipient = $1 and payload ->> 'purpose' = 'reset'`,
      values: [guide.email],
    })
    expect(mails).toEqual([{ kind: 'console_invite' }])
  })

  test('does not open a second role that requires a second factor', async () => {
    const { context } = fixtures
    const { guide, supplier, key, thief } = await guideWithThief()
    expect((await inviteTo(guide, 'supplier_finance', supplier)).token).not.toBeNull()
    expect(await errorOf(enter(key))).toBe('console.passkey_refused')
    expect(await errorOf(personOf(context, thief))).toBe('console.sign_in_required')
  })
})

test('a new role ends the sessions of the person who gets it, and keeps their factors', async () => {
  const { context } = fixtures
  const one = await staffPerson(context, 'support')
  const supplier = await supplierId(context)
  expect((await inviteTo(one, 'guide', supplier)).token).toBeNull()
  expect(await errorOf(personOf(context, one))).toBe('console.sign_in_required')
  const input = { email: one.email, password: PASSWORD, code: nextCodeOf(one.secret), device: device() }
  expect(await signInStaff(context, input)).toMatchObject({ step: 'done' })
})

test('a session that was started with the password alone does not work with a role that requires more', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const guide = await staffPerson(context, 'guide', supplier)
  const person = await personOf(context, guide)
  const [office] = await context.db.rows<{ id: number }>({
    name: 'test.second_membership',
    text: `insert into membership (staff_id, role_id, supplier_id)
      select $1, id, $2 from role where code = 'supplier_office' returning id`,
    values: [guide.staffId, supplier],
  })
  const change = () => switchMembership(context, { person, membershipId: office?.id ?? 0 })
  expect(await errorOf(change())).toBe('console.sign_in_required')
  await context.db.rows({
    name: 'test.force_membership',
    text: 'update staff_session set membership_id = $2 where id = $1',
    values: [person.sessionId, office?.id ?? 0],
  })
  expect(await errorOf(personOf(context, guide))).toBe('console.sign_in_required')
})

test('the password proves the identity of a guide until they have a passkey', async () => {
  const { context } = fixtures
  const guide = await staffPerson(context, 'guide', await supplierId(context))
  const prove = async () =>
    errorOf(proveIdentity(context, { person: await personOf(context, guide), proof: { password: PASSWORD } }))
  expect(await prove()).toBe('no error')
  await keyOf(guide)
  expect(await prove()).toBe('console.wrong_credentials')
  const input = { email: guide.email, password: PASSWORD, code: '', device: device() }
  const again = await signInStaff(context, input)
  if (again.step !== 'done') throw new Error('not signed in')
  expect((await personOf(context, again)).isProven).toBe(false)
})

test('a person gets a mail about each change of their passkeys, app, codes and password', async () => {
  const { context } = fixtures
  const one = await staffPerson(context, 'support')
  await keyOf(one)
  const person = await personOf(context, one)
  const { secret } = await beginTotp(context, { person })
  await confirmTotp(context, { person, code: nextCodeOf(secret) })
  await renewRecoveryCodes(context, { person })
  await changeStaffPassword(context, { person, password: PASSWORD, confirmPassword: PASSWORD })
  const [passkey] = await context.db.rows<{ id: number }>({
    name: 'test.passkey_of',
    text: 'select id from staff_passkey where staff_id = $1',
    values: [one.staffId],
  })
  await removePasskey(context, { person, passkeyId: passkey?.id ?? 0 })
  const mails = await context.db.rows<{ change: string }>({
    name: 'test.factor_mails',
    text: `select payload ->> 'change' as change from outbox where kind = 'console_factor' and recipient = $1 order by id`,
    values: [one.email],
  })
  expect(mails.map(({ change }) => change)).toEqual([
    'passkey_added',
    'totp_replaced',
    'recovery_codes_replaced',
    'password_changed',
    'passkey_removed',
  ])
})
