import { expect, test } from 'vitest'
import { releaseWork } from '#server/app/console/inbox/release-work.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { apiOf } from '#test/support/api-of.ts'
import { Authenticator } from '#test/support/authenticator.ts'
import { PASSWORD, nextCodeOf, personOf, staffEmail, staffPerson } from '#test/support/console.ts'
import { errorOf } from '#test/support/console-errors.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { addPasskey, beginAddingPasskey } from './add-passkey.ts'
import { answerOffer } from './answer-offer.ts'
import { changeMembership } from './change-membership.ts'
import { changeStaffPassword } from './change-staff-password.ts'
import { endMembership } from './end-membership.ts'
import { endSession } from './end-session.ts'
import { inviteStaff } from './invite-staff.ts'
import { proveIdentity } from './prove-identity.ts'
import { listMemberships } from './queries.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { beginTotp, confirmTotp } from './replace-totp.ts'
import { resendInvitation } from './resend-invitation.ts'
import { resetFactors } from './reset-factors.ts'
import { saveOwnProfile } from './save-own-profile.ts'
import { saveRole } from './save-role.ts'
import { switchMembership } from './switch-membership.ts'

const fixtures = useFixtures()

/** Everything that a signed-in person can change, done by an owner to themselves or to `other`. */
const acts: Record<
  string,
  (person: SignedInStaff, other: { staffId: number; membershipId: number }) => Promise<unknown>
> = {
  changeStaffPassword: (person) =>
    changeStaffPassword(fixtures.context, { person, password: PASSWORD, confirmPassword: PASSWORD }),
  beginAddingPasskey: (person) => beginAddingPasskey(fixtures.context, { person }),
  beginTotp: (person) => beginTotp(fixtures.context, { person }),
  confirmTotp: (person) => confirmTotp(fixtures.context, { person, code: '000000' }),
  renewRecoveryCodes: (person) => renewRecoveryCodes(fixtures.context, { person }),
  removePasskey: (person) => removePasskey(fixtures.context, { person, passkeyId: 1 }),
  saveOwnProfile: (person) => saveOwnProfile(fixtures.context, { person, name: 'Omar', language: 'en' }),
  endSession: (person) => endSession(fixtures.context, { person, sessionId: person.sessionId }),
  switchMembership: (person) => switchMembership(fixtures.context, { person, membershipId: person.membershipId }),
  answerOffer: (person) => answerOffer(fixtures.context, { person, membershipId: 1, isAccepted: true }),
  inviteStaff: (manager) =>
    inviteStaff(fixtures.context, {
      manager,
      email: staffEmail(),
      name: 'Omar',
      language: 'en',
      role: 'support',
      supplierId: null,
    }),
  resendInvitation: (manager, { staffId }) => resendInvitation(fixtures.context, { manager, staffId }),
  resetFactors: (manager, { staffId }) => resetFactors(fixtures.context, { manager, staffId }),
  changeMembership: (manager, { membershipId }) =>
    changeMembership(fixtures.context, { releaseWork, manager, membershipId, role: 'analyst' }),
  endMembership: (manager, { membershipId }) => endMembership(fixtures.context, { releaseWork, manager, membershipId }),
  saveRole: (person) => saveRole(fixtures.context, { person, code: 'analyst', permissions: ['reports.read'] }),
}

const anOwner = async () => {
  const one = await staffPerson(fixtures.context, 'owner')
  return { ...one, person: await personOf(fixtures.context, one) }
}

async function endSessionsOf(staffId: number) {
  await fixtures.context.db.rows({
    name: 'test.end_sessions_of',
    text: 'delete from staff_session where staff_id = $1',
    values: [staffId],
  })
}

test.each(Object.keys(acts))('%s is refused after the session has ended', async (act) => {
  const { context } = fixtures
  const { staffId, person } = await anOwner()
  const support = await staffPerson(context, 'support')
  const [membership] = await listMemberships(context.db, [support.staffId])
  await endSessionsOf(staffId)
  const result = acts[act]?.(person, { staffId: support.staffId, membershipId: membership?.id ?? 0 })
  expect(await errorOf(result ?? Promise.resolve())).toBe('console.sign_in_required')
})

test('a proof of identity is refused after the session or its membership has ended', async () => {
  const { context } = fixtures
  const one = await anOwner()
  await endSessionsOf(one.staffId)
  const prove = proveIdentity(context, { person: one.person, proof: { code: nextCodeOf(one.secret) } })
  expect(await errorOf(prove)).toBe('console.sign_in_required')
  const other = await anOwner()
  await context.db.rows({
    name: 'test.end_membership',
    text: 'update membership set ended_at = rihla_now() where id = $1',
    values: [other.person.membershipId],
  })
  expect(await errorOf(beginTotp(context, { person: other.person }))).toBe('console.sign_in_required')
})

test('a proof that grew old while the request arrived is refused', async () => {
  const { context } = fixtures
  const { person } = await anOwner()
  await context.db.rows({
    name: 'test.old_proof',
    text: `update staff_session set proven_at = rihla_now() - interval '11 minutes' where id = $1`,
    values: [person.sessionId],
  })
  expect(await errorOf(beginTotp(context, { person }))).toBe('console.proof_required')
})

test('a passkey whose request arrives slowly is refused after a reset', async () => {
  const { context } = fixtures
  const one = await anOwner()
  const key = new Authenticator(context.configuration.origin)
  const { challenge } = await beginAddingPasskey(context, { person: one.person })
  const body = JSON.stringify({ name: 'Phone', response: key.register(challenge) })
  // Read first when the body is parsed, after the headers.
  const slow = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        await resetFactors(context, { manager: null, staffId: one.staffId })
        stream.enqueue(new TextEncoder().encode(body))
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    host: 'localhost',
    'sec-fetch-site': 'same-origin',
    cookie: `rihla_staff=${one.token}`,
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/json',
  }
  const request: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: slow, duplex: 'half' }
  const answer = await apiOf(context).request('/api/console/me/passkeys', request, {
    incoming: { socket: { remoteAddress: '203.0.113.9' } },
  })
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'console.passkey_refused' }])
  const passkeys = await context.db.rows({
    name: 'test.passkeys_of_staff',
    text: 'select 1 from staff_passkey where staff_id = $1',
    values: [one.staffId],
  })
  expect(passkeys).toEqual([])
})

test('a passkey is not stored after the session has ended, with a challenge from before', async () => {
  const { context } = fixtures
  const one = await anOwner()
  const key = new Authenticator(context.configuration.origin)
  const { challenge } = await beginAddingPasskey(context, { person: one.person })
  await endSessionsOf(one.staffId)
  const adding = addPasskey(context, { person: one.person, name: 'Phone', response: key.register(challenge) })
  expect(await errorOf(adding)).toBe('console.sign_in_required')
})
