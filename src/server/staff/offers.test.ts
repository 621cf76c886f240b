import { describe, expect, test } from 'vitest'
import {
  PASSWORD,
  accept,
  device,
  nextCodeOf,
  personOf,
  staffEmail,
  staffPerson,
  supplierId,
} from '#test/support/console.ts'
import { releaseWork } from '#server/app/console/inbox/release-work.ts'
import { errorOf } from '#test/support/console-errors.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { answerOffer } from './answer-offer.ts'
import { changeMembership } from './change-membership.ts'
import { endMembership } from './end-membership.ts'
import { inviteStaff } from './invite-staff.ts'
import { listAudit } from './list-audit.ts'
import { listStaff } from './list-staff.ts'
import { listMemberships } from './queries.ts'
import { readInvitation } from './read-invitation.ts'
import { readMe } from './read-me.ts'
import { resendInvitation } from './resend-invitation.ts'
import { resetFactors } from './reset-factors.ts'
import { signInStaff } from './sign-in-staff.ts'
import { switchMembership } from './switch-membership.ts'

const fixtures = useFixtures()
const noFilter = {
  action: null,
  staffId: null,
  subject: null,
  supplierId: null,
  reason: null,
  from: null,
  to: null,
  before: null,
}

/** The managers of two suppliers, and a person of the second. */
async function suppliers(role = 'guide') {
  const { context } = fixtures
  const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
  const managerOf = async (supplier: number) =>
    personOf(context, await staffPerson(context, 'supplier_manager', supplier))
  const [manager, own] = [await managerOf(first), await managerOf(second)]
  const one = await staffPerson(context, role, second)
  const invite = (wanted = 'guide', email = one.email) =>
    inviteStaff(context, { manager, email, name: 'Typed Name', language: 'en', role: wanted, supplierId: first })
  const listed = async () => (await listStaff(context, { manager })).find(({ id }) => id === one.staffId)
  return { first, second, manager, own, one, invite, listed }
}

describe('an invitation of a person who works for another supplier', () => {
  test('gives them nothing, ends nothing and shows what was typed', async () => {
    const { context } = fixtures
    const { one, invite, listed, own } = await suppliers()
    expect((await invite('supplier_office', one.email.toUpperCase())).token).toBeNull()
    const person = await personOf(context, one)
    expect(await listMemberships(context.db, [one.staffId])).toHaveLength(1)
    expect(await listed()).toMatchObject({
      name: 'Typed Name',
      email: one.email.toUpperCase(),
      acceptedAt: null,
      lastSeenAt: null,
      hasTotp: false,
      passkeys: 0,
      memberships: [{ roleCode: 'supplier_office' }],
    })
    // Their own manager still manages them, and sees nothing of it.
    const seen = (await listStaff(context, { manager: own })).find(({ id }) => id === one.staffId)
    expect(seen).toMatchObject({ name: 'Layla Hassan', memberships: [{ roleCode: 'guide' }] })
    const [offer] = (await readMe(context, { person })).offers
    const change = switchMembership(context, { person, membershipId: offer?.id ?? 0 })
    expect(await errorOf(change)).toBe('console.not_found')
    expect(await errorOf(resetFactors(context, { manager: own, staffId: one.staffId }))).toBe('no error')
  })

  test('is the same in the log and in the list as that of a new person', async () => {
    const { context } = fixtures
    const { manager, invite } = await suppliers()
    await invite()
    await invite('guide', staffEmail())
    const { entries } = await listAudit(context, { person: manager, filter: { ...noFilter, staffId: manager.staffId } })
    const shown = entries
      .filter(({ action }) => action !== 'invitation.accepted')
      .map(({ action, subject, after }) => ({ action, subject, after }))
    const entry = { action: 'invitation.sent', subject: 'Typed Name', after: { email: 's•••@', role: 'guide' } }
    expect(shown).toEqual([entry, entry])
    const people = (await listStaff(context, { manager })).filter(({ name }) => name === 'Typed Name').slice(-2)
    const [known, fresh] = people.map(({ acceptedAt, lastSeenAt, hasTotp, passkeys, inviteExpiresAt }) => ({
      acceptedAt,
      lastSeenAt,
      hasTotp,
      passkeys,
      hasExpiry: inviteExpiresAt !== null,
    }))
    expect(known).toEqual(fresh)
  })

  test('does not let the manager end their sessions, reset them or change what they have', async () => {
    const { context } = fixtures
    const { one, manager, invite, listed } = await suppliers('supplier_office')
    await invite()
    const [offer] = (await listed())?.memberships ?? []
    const membershipId = offer?.id ?? 0
    expect(await errorOf(resetFactors(context, { manager, staffId: one.staffId }))).toBe('console.not_found')
    await changeMembership(context, { releaseWork, manager, membershipId, role: 'supplier_finance' })
    await endMembership(context, { releaseWork, manager, membershipId })
    expect((await personOf(context, one)).roleCode).toBe('supplier_office')
  })

  test('is accepted or declined by the person, once and within 72 hours', async () => {
    const { context } = fixtures
    const { one, invite, listed } = await suppliers('supplier_office')
    await invite('supplier_finance')
    const person = await personOf(context, one)
    const offerOf = async () => (await readMe(context, { person })).offers[0]?.id ?? 0
    const answer = async (isAccepted: boolean, by = person) =>
      errorOf(answerOffer(context, { person: by, membershipId: await offerOf(), isAccepted }))
    const stranger = await personOf(context, await staffPerson(context, 'owner'))
    expect(await answer(true, stranger)).toBe('console.not_found')
    expect(await answer(true, { ...person, isProven: false })).toBe('console.proof_required')
    expect(await answer(false)).toBe('no error')
    expect(await listed()).toBeUndefined()
    await invite('supplier_finance')
    const expired = await offerOf()
    await context.db.rows({
      name: 'test.expire_offer',
      text: 'update membership set offered_until = rihla_now() where id = $1',
      values: [expired],
    })
    const late = answerOffer(context, { person, membershipId: expired, isAccepted: true })
    expect(await errorOf(late)).toBe('console.not_found')
    const { manager } = await suppliers()
    await resendInvitation(context, { manager, staffId: one.staffId })
    expect(await answer(true)).toBe('no error')
    expect(await listMemberships(context.db, [one.staffId])).toHaveLength(2)
    expect(await listed()).toMatchObject({ name: 'Layla Hassan', hasTotp: true })
  })

  test('mails a link when they accept a role that requires a second factor for the first time', async () => {
    const { context } = fixtures
    const { one, invite } = await suppliers()
    await invite('supplier_office')
    const person = await personOf(context, one)
    const [offer] = (await readMe(context, { person })).offers
    const wish = { person, membershipId: offer?.id ?? 0, isAccepted: true }
    expect(await answerOffer(context, wish)).toEqual({ isLinkMailed: true })
    expect(await errorOf(personOf(context, one))).toBe('console.sign_in_required')
    const signIn = signInStaff(context, { email: one.email, password: PASSWORD, code: '', device: device() })
    expect(await errorOf(signIn)).toBe('console.wrong_credentials')
  })

  test('leaves the first link of a person who has not accepted yet, which accepts both', async () => {
    const { context } = fixtures
    const { second, invite } = await suppliers()
    const email = staffEmail()
    const invitation = {
      manager: null,
      email,
      name: 'Omar',
      language: 'en' as const,
      role: 'guide',
      supplierId: second,
    }
    const { token, staffId } = await inviteStaff(context, invitation)
    await invite('supplier_office', email)
    const shown = await readInvitation(context, { token: token ?? '' })
    expect([shown.access.length, shown.needsSecondFactor]).toEqual([2, true])
    await accept(context, token ?? '')
    expect(await listMemberships(context.db, [staffId])).toHaveLength(2)
    const links = await context.db.rows({
      name: 'test.open_links',
      text: 'select 1 from staff_invite where staff_id = $1 and used_at is null and expires_at > rihla_now()',
      values: [staffId],
    })
    expect(links).toEqual([])
  })
})

describe('a manager of one of two suppliers of a person', () => {
  async function shared(role = 'supplier_office') {
    const { context } = fixtures
    const all = await suppliers(role)
    await all.invite(role)
    const person = await personOf(context, all.one)
    const [offer] = (await readMe(context, { person })).offers
    await answerOffer(context, { person, membershipId: offer?.id ?? 0, isAccepted: true })
    return { ...all, membershipId: offer?.id ?? 0 }
  }

  test('ends only the sessions that work with their supplier', async () => {
    const { context } = fixtures
    const { one, manager, membershipId } = await shared()
    const input = { email: one.email, password: PASSWORD, code: nextCodeOf(one.secret), device: device() }
    const here = await signInStaff(context, input)
    if (here.step !== 'done') throw new Error('not signed in')
    await switchMembership(context, { person: await personOf(context, here), membershipId })
    await switchMembership(context, {
      person: await personOf(context, one),
      membershipId: (await listMemberships(context.db, [one.staffId])).find(({ id }) => id !== membershipId)?.id ?? 0,
    })
    await changeMembership(context, { releaseWork, manager, membershipId, role: 'supplier_finance' })
    expect(await errorOf(personOf(context, here))).toBe('console.sign_in_required')
    expect((await personOf(context, one)).roleCode).toBe('supplier_office')
  })

  test('cannot remove the password of a guide by giving them a stronger role', async () => {
    const { context } = fixtures
    const { one, manager, membershipId } = await shared('guide')
    const change = changeMembership(context, { releaseWork, manager, membershipId, role: 'supplier_office' })
    expect(await errorOf(change)).toBe('console.not_grantable')
    const signIn = { email: one.email, password: PASSWORD, code: '', device: device() }
    expect(await signInStaff(context, signIn)).toMatchObject({ step: 'done' })
  })

  test('can change a person’s role ten times in an hour', async () => {
    const { context } = fixtures
    const { manager, membershipId } = await shared()
    const change = (role: string) => errorOf(changeMembership(context, { releaseWork, manager, membershipId, role }))
    for (let count = 0; count < 5; count++)
      for (const role of ['supplier_finance', 'supplier_office']) expect(await change(role)).toBe('no error')
    expect(await change('supplier_finance')).toBe('console.too_many_attempts')
  })

  test('reads neither the names nor the networks of people of the marketplace in the log', async () => {
    const { context } = fixtures
    const { first, manager } = await suppliers()
    const owner = await personOf(context, await staffPerson(context, 'owner'))
    const invitation = { email: staffEmail(), name: 'Omar', language: 'en' as const, role: 'guide', supplierId: first }
    await inviteStaff(context, { manager: owner, ...invitation })
    const { entries } = await listAudit(context, { person: manager, filter: { ...noFilter, staffId: owner.staffId } })
    expect(entries).toMatchObject([{ who: 'L•••', network: null, subject: 'Omar' }])
    const own = await listAudit(context, { person: manager, filter: { ...noFilter, staffId: manager.staffId } })
    expect(own.entries[0]).toMatchObject({ who: 'Layla Hassan', network: expect.any(String) })
  })
})
