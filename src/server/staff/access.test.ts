import { describe, expect, test } from 'vitest'
import { initialRoles, type RoleCode } from '#domain/roles.ts'
import { releaseWork } from '#server/app/console/inbox/release-work.ts'
import { hashToken } from '#server/kernel/token.ts'
import { later } from '#test/support/clock.ts'
import {
  PASSWORD,
  accept,
  nextCodeOf,
  device,
  personOf,
  staffEmail,
  staffPerson,
  supplierId,
} from '#test/support/console.ts'
import { errorOf } from '#test/support/console-errors.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { beginEnrolment } from './begin-enrolment.ts'
import { changeMembership } from './change-membership.ts'
import { endMembership } from './end-membership.ts'
import { inviteStaff } from './invite-staff.ts'
import { listStaff } from './list-staff.ts'
import { listMemberships, listRoles } from './queries.ts'
import { readRoles } from './read-roles.ts'
import { readInvitation } from './read-invitation.ts'
import { resendInvitation } from './resend-invitation.ts'
import { resetFactors } from './reset-factors.ts'
import { saveRole } from './save-role.ts'
import { signInStaff } from './sign-in-staff.ts'
import { switchMembership } from './switch-membership.ts'

const fixtures = useFixtures()
const invitationTo = (role: string, supplier: number | null = null, email = staffEmail()) => ({
  email,
  name: 'Omar Haddad',
  language: 'ar' as const,
  role,
  supplierId: supplier,
})
const signedIn = async (role: string, supplier: number | null = null) => {
  const one = await staffPerson(fixtures.context, role, supplier)
  return { ...one, person: await personOf(fixtures.context, one) }
}
const membershipOf = async (staffId: number) => (await listMemberships(fixtures.context.db, [staffId]))[0]?.id ?? 0

test('a new installation has the roles of the domain', async () => {
  const roles = await listRoles(fixtures.context.db)
  const stored = roles.map(({ code, kind, permissions, onlyOwnTrips }) => [code, { kind, permissions, onlyOwnTrips }])
  expect(Object.fromEntries(stored)).toEqual(
    Object.fromEntries((Object.keys(initialRoles) as RoleCode[]).map((code) => [code, initialRoles[code]])),
  )
  expect(roles.filter(({ isFixed }) => isFixed).map(({ code }) => code)).toEqual(['owner'])
})

describe('an invitation', () => {
  test('is mailed, valid for 72 hours, and stored as a hash only', async () => {
    const { context } = fixtures
    const { token, staffId } = await inviteStaff(context, { manager: null, ...invitationTo('support') })
    const rows = await context.db.rows({
      name: 'test.invites',
      text: `select token_hash = $2 as "isHash", round(extract(epoch from expires_at - rihla_now()) / 3600)::int as hours
        from staff_invite where staff_id = $1`,
      values: [staffId, hashToken(token ?? '')],
    })
    expect(rows).toEqual([{ isHash: true, hours: 72 }])
    expect((await readInvitation(context, { token: token ?? '' })).needsSecondFactor).toBe(true)
    const at = later(context, '72 hours')
    expect(await errorOf(readInvitation(at, { token: token ?? '' }))).toBe('console.invitation_invalid')
    expect(await errorOf(accept(at, token ?? ''))).toBe('console.invitation_invalid')
  })

  test('works once, also of two simultaneous acceptances', async () => {
    const { context } = fixtures
    const { token } = await inviteStaff(context, { manager: null, ...invitationTo('support') })
    const { secret } = await beginEnrolment(context, { token: token ?? '' })
    const input = {
      token: token ?? '',
      name: 'Omar',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      language: 'ar' as const,
      code: nextCodeOf(secret),
      device: device(),
    }
    const results = await Promise.allSettled([acceptInvitation(context, input), acceptInvitation(context, input)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await errorOf(acceptInvitation(context, input))).toBe('console.invitation_invalid')
  })

  test('is not accepted with a wrong code, without a code, or with a common password', async () => {
    const { context } = fixtures
    const { token } = await inviteStaff(context, { manager: null, ...invitationTo('finance') })
    await beginEnrolment(context, { token: token ?? '' })
    const attempt = (change: { code?: string; password?: string }) =>
      errorOf(
        acceptInvitation(context, {
          token: token ?? '',
          name: 'Omar',
          password: change.password ?? PASSWORD,
          confirmPassword: change.password ?? PASSWORD,
          language: 'ar',
          code: change.code ?? '',
          device: device(),
        }),
      )
    expect(await attempt({ code: '000000' })).toBe('console.code_wrong')
    expect(await attempt({})).toBe('console.code_wrong')
    expect(await attempt({ password: 'password123' })).toBe('console.fields_invalid')
  })

  test('ends when a new one is sent', async () => {
    const { context } = fixtures
    const { person } = await signedIn('owner')
    const { token, staffId } = await inviteStaff(context, { manager: person, ...invitationTo('support') })
    await resendInvitation(context, { manager: person, staffId })
    expect(await errorOf(readInvitation(context, { token: token ?? '' }))).toBe('console.invitation_invalid')
  })

  test('discards the authenticator secret of an earlier link, even one encrypted with another SECRET', async () => {
    const { context } = fixtures
    const { person } = await signedIn('owner')
    const { token, staffId } = await inviteStaff(context, { manager: person, ...invitationTo('support') })
    const configuration = { ...context.configuration, secret: 'another secret that is good for tests only' }
    const { secret } = await beginEnrolment({ ...context, configuration }, { token: token ?? '' })
    await resendInvitation(context, { manager: person, staffId })
    const [mail] = await context.db.rows<{ token: string }>({
      name: 'test.last_link',
      text: `select o.payload ->> 'token' as token from outbox o join staff s on s.email = o.recipient
        where s.id = $1 and o.kind = 'console_invite' order by o.id desc limit 1`,
      values: [staffId],
    })
    expect((await beginEnrolment(context, { token: mail?.token ?? '' })).secret).not.toBe(secret)
  })

  test('adds a role to a person who has access, and the same role only once', async () => {
    const { context } = fixtures
    const { person: owner } = await signedIn('owner')
    const one = await signedIn('support')
    const again = invitationTo('editor', null, one.email.toUpperCase())
    expect(await inviteStaff(context, { manager: owner, ...again })).toEqual({ staffId: one.staffId, token: null })
    expect(await errorOf(inviteStaff(context, { manager: owner, ...again }))).toBe('console.already_member')
    expect(await listMemberships(context.db, [one.staffId])).toHaveLength(2)
  })

  test('to a role that requires a second factor mails a guide a link to set one up', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const guide = await signedIn('guide', supplier)
    const { token } = await inviteStaff(context, {
      manager: null,
      ...invitationTo('supplier_office', supplier, guide.email),
    })
    expect(await errorOf(personOf(context, guide))).toBe('console.sign_in_required')
    expect((await readInvitation(context, { token: token ?? '' })).kind).toBe('reset')
    await accept(context, token ?? '')
    const input = { email: guide.email, password: PASSWORD, code: '', device: device() }
    expect(await signInStaff(context, input)).toEqual({ step: 'code' })
  })

  test('cannot be sent by a person without the permission, with an old proof, or for another supplier', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const invite = (manager: Awaited<ReturnType<typeof signedIn>>['person'], role: string, of: number | null) =>
      errorOf(inviteStaff(context, { manager, ...invitationTo(role, of) }))
    const { person: support } = await signedIn('support')
    const { person: manager } = await signedIn('supplier_manager', supplier)
    expect(await invite(support, 'analyst', null)).toBe('console.forbidden')
    expect(await invite({ ...manager, isProven: false }, 'guide', supplier)).toBe('console.proof_required')
    expect(await invite(manager, 'guide', await supplierId(context, 'second'))).toBe('console.not_found')
    expect(await invite(manager, 'analyst', null)).toBe('console.not_found')
    expect(await invite(manager, 'owner', supplier)).toBe('console.fields_invalid')
    expect(await invite(manager, 'guide', supplier)).toBe('no error')
  })
})

describe('ending and changing access', () => {
  test('ends the person’s sessions at once', async () => {
    const { context } = fixtures
    const { person: owner } = await signedIn('owner')
    const [changed, ended] = [await signedIn('support'), await signedIn('support')]
    await changeMembership(context, {
      releaseWork,
      manager: owner,
      membershipId: await membershipOf(changed.staffId),
      role: 'analyst',
    })
    await endMembership(context, { releaseWork, manager: owner, membershipId: await membershipOf(ended.staffId) })
    for (const one of [changed, ended]) expect(await errorOf(personOf(context, one))).toBe('console.sign_in_required')
    const signIn = ({ email, secret }: typeof ended) =>
      signInStaff(context, { email, password: PASSWORD, code: nextCodeOf(secret), device: device() })
    expect(await signIn(changed)).toMatchObject({ step: 'done' })
    expect(await errorOf(signIn(ended))).toBe('console.no_access')
  })

  test('is refused for one’s own access, for another supplier’s people and for the owner', async () => {
    const { context } = fixtures
    const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
    const { person: manager } = await signedIn('supplier_manager', first)
    const [other, owner] = [await signedIn('guide', second), await signedIn('owner')]
    const end = async (staffId: number) =>
      errorOf(endMembership(context, { releaseWork, manager, membershipId: await membershipOf(staffId) }))
    expect(await end(manager.staffId)).toBe('console.own_membership')
    expect(await end(other.staffId)).toBe('console.not_found')
    expect(await end(owner.staffId)).toBe('console.not_found')
  })

  test('leaves the marketplace an owner, also when two owners end each other', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.end_all',
      text: `update membership set ended_at = rihla_now() where supplier_id is null and ended_at is null`,
    })
    const [one, other] = [await signedIn('owner'), await signedIn('owner')]
    const [ofOne, ofOther] = [await membershipOf(one.staffId), await membershipOf(other.staffId)]
    const results = await Promise.all([
      errorOf(endMembership(context, { releaseWork, manager: one.person, membershipId: ofOther })),
      errorOf(endMembership(context, { releaseWork, manager: other.person, membershipId: ofOne })),
    ])
    expect(results.toSorted()).toEqual(['console.sign_in_required', 'no error'])
    const left = (await membershipOf(one.staffId)) || (await membershipOf(other.staffId))
    expect(await errorOf(endMembership(context, { releaseWork, manager: null, membershipId: left }))).toBe(
      'console.last_owner',
    )
  })

  test('an only owner whose link has expired gets a new one by the commands', async () => {
    const { context } = fixtures
    const invitation = { manager: null, ...invitationTo('owner') }
    const { token, staffId } = await inviteStaff(context, invitation)
    const again = await inviteStaff(context, invitation)
    expect(again).toMatchObject({ staffId, token: expect.stringMatching(/^[\w-]{43}$/) })
    const { token: third } = await resendInvitation(context, { manager: null, staffId })
    for (const ended of [token, again.token])
      expect(await errorOf(readInvitation(context, { token: ended ?? '' }))).toBe('console.invitation_invalid')
    await accept(context, third ?? '')
    expect(await errorOf(inviteStaff(context, invitation))).toBe('console.already_member')
  })

  test('a reset of the only owner is left to the command', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.end_marketplace',
      text: `update membership set ended_at = rihla_now() where supplier_id is null and ended_at is null`,
    })
    const owner = await signedIn('owner')
    // As powerful, but no owner.
    await context.db.rows({
      name: 'test.powerful_role',
      text: `update role set permissions = (select permissions from role where is_fixed) where code = 'editor'`,
    })
    const { person: editor } = await signedIn('editor')
    const reset = (manager: typeof editor | null) => errorOf(resetFactors(context, { manager, staffId: owner.staffId }))
    expect(await reset(editor)).toBe('console.last_owner')
    expect(await reset(null)).toBe('no error')
    await context.db.rows({
      name: 'test.weak_role',
      text: `update role set permissions = $1 where code = 'editor'`,
      values: [[...initialRoles.editor.permissions]],
    })
  })

  test('a person with two memberships works with one at a time, and only with their own', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const one = await signedIn('support')
    await inviteStaff(context, { manager: null, ...invitationTo('supplier_office', supplier, one.email) })
    const [, office] = await listMemberships(context.db, [one.staffId])
    const input = { email: one.email, password: PASSWORD, code: nextCodeOf(one.secret), device: device() }
    const session = await signInStaff(context, input)
    if (session.step !== 'done') throw new Error('not signed in')
    const person = await personOf(context, session)
    await switchMembership(context, { person, membershipId: office?.id ?? 0 })
    expect(await personOf(context, session)).toMatchObject({ scope: supplier, roleCode: 'supplier_office' })
    const stranger = await signedIn('support')
    const steal = switchMembership(context, { person: stranger.person, membershipId: office?.id ?? 0 })
    expect(await errorOf(steal)).toBe('console.not_found')
  })
})

describe('a role', () => {
  test('can be edited by an owner, which ends the sessions of its people', async () => {
    const { context } = fixtures
    const { person: owner } = await signedIn('owner')
    const analyst = await signedIn('analyst')
    await saveRole(context, { person: owner, code: 'analyst', permissions: ['reports.read', 'guests.read'] })
    expect(await errorOf(personOf(context, analyst))).toBe('console.sign_in_required')
    const role = (await listRoles(context.db)).find(({ code }) => code === 'analyst')
    expect(role?.permissions).toEqual(['guests.read', 'reports.read'])
  })

  test('that requires a second factor for the first time mails a link to its people', async () => {
    const { context } = fixtures
    const { person: owner } = await signedIn('owner')
    const supplier = await supplierId(context)
    const [guide, both] = [await signedIn('guide', supplier), await signedIn('support')]
    await inviteStaff(context, { manager: null, ...invitationTo('guide', supplier, both.email) })
    const passwordOnly = async () =>
      (await readRoles(context, { person: owner })).find(({ code }) => code === 'guide')?.passwordOnly
    const before = (await passwordOnly()) ?? 0
    expect(before).toBeGreaterThan(0)
    const signIn = (one: { email: string }, code = '', at: typeof context = context) =>
      signInStaff(at, { email: one.email, password: PASSWORD, code, device: device() })
    const save = (permissions: Parameters<typeof saveRole>[1]['permissions']) =>
      saveRole(context, { person: owner, code: 'guide', permissions })
    try {
      expect(await save(['guests.read', 'tickets.check_in', 'orders.read'])).toEqual({ linksMailed: before })
      expect(await passwordOnly()).toBe(0)
      expect(await errorOf(signIn(guide))).toBe('console.wrong_credentials')
      expect(await signIn(both, nextCodeOf(both.secret))).toMatchObject({ step: 'done' })
      const links = await context.db.rows({
        name: 'test.links_of_role',
        text: `select recipient from outbox where kind = 'console_invite' and payload ->> 'purpose' = 'reset' and recipient = any ($1)`,
        values: [[guide.email, both.email]],
      })
      expect(links).toEqual([{ recipient: guide.email }])
    } finally {
      await save(['guests.read', 'tickets.check_in'])
    }
  })

  test('saved by two people: the second gets the current permissions and who changed them', async () => {
    const { context } = fixtures
    const { person: owner } = await signedIn('owner')
    const { person: other } = await signedIn('owner')
    type Held = Parameters<typeof saveRole>[1]['permissions']
    const save = (person: typeof owner, permissions: Held, seenPermissions: Held) =>
      saveRole(context, { person, code: 'analyst', permissions, seenPermissions })
    const found = (await readRoles(context, { person: owner })).find(({ code }) => code === 'analyst')
    const was = [...(found?.permissions ?? [])]
    const [more, less]: [Held, Held] = [[...was, 'health.read'], was.slice(0, 1)]
    try {
      const results = await Promise.allSettled([save(owner, more, was), save(other, less, was)])
      const saved = results[0].status === 'fulfilled' ? more : less
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: {
          code: 'console.role_changed',
          details: { by: 'Layla Hassan', current: expect.arrayContaining(saved) },
        },
      })
      await expect(save(other, was, was)).rejects.toMatchObject({ code: 'console.role_changed' })
      // The same permissions are no conflict.
      await save(other, saved, was)
      await save(other, was, saved)
      expect((await listRoles(context.db)).find(({ code }) => code === 'analyst')?.permissions).toEqual(was)
    } finally {
      await saveRole(context, { person: owner, code: 'analyst', permissions: was })
    }
  })

  test('that changes while a person signs in without a second factor refuses the sign-in', async () => {
    const { context } = fixtures
    const { db } = context
    const guide = await signedIn('guide', await supplierId(context))
    const write = (permissions: string[]) =>
      db.rows({
        name: 'test.write_role',
        text: `update role set permissions = $1 where code = 'guide'`,
        values: [permissions],
      })
    // The role is widened between the check of the password and the session's transaction.
    const transaction: typeof db.transaction = async (work) => {
      await write(['guests.read', 'tickets.check_in', 'orders.read'])
      return db.transaction(work)
    }
    const between = { ...context, db: Object.assign(Object.create(db) as typeof db, { transaction }) }
    const signIn = signInStaff(between, { email: guide.email, password: PASSWORD, code: '', device: device() })
    expect(await errorOf(signIn)).toBe('console.enrolment_required')
    await write(['guests.read', 'tickets.check_in'])
  })

  test('of the owner is fixed, and a supplier’s cannot get a permission of the marketplace', async () => {
    const { context } = fixtures
    const { person: owner } = await signedIn('owner')
    const save = (code: string, permissions: Parameters<typeof saveRole>[1]['permissions'], person = owner) =>
      errorOf(saveRole(context, { person, code, permissions }))
    expect(await save('owner', [])).toBe('console.role_fixed')
    expect(await save('guide', ['refunds.free'])).toBe('console.fields_invalid')
    expect(await save('nothing', [])).toBe('console.not_found')
    const { person: manager } = await signedIn('supplier_manager', await supplierId(context))
    expect(await save('guide', [], manager)).toBe('console.forbidden')
    expect(await save('guide', [], { ...owner, isProven: false })).toBe('console.proof_required')
  })
})

test('a supplier’s manager sees only the people and memberships of the supplier', async () => {
  const { context } = fixtures
  const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
  const { person: manager, staffId } = await signedIn('supplier_manager', first)
  const [both, other] = [await signedIn('guide', first), await signedIn('guide', second)]
  await inviteStaff(context, { manager: null, ...invitationTo('guide', second, both.email) })
  const people = await listStaff(context, { manager })
  const ids = people.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([staffId, both.staffId]))
  expect(ids).not.toContain(other.staffId)
  expect(new Set(people.flatMap(({ memberships }) => memberships.map((one) => one.supplierId)))).toEqual(
    new Set([first]),
  )
})
