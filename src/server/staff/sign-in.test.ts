import { describe, expect, test } from 'vitest'
import { later } from '#test/support/clock.ts'
import { Authenticator } from '#test/support/authenticator.ts'
import { PASSWORD, nextCodeOf, device, personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { errorOf } from '#test/support/console-errors.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { addPasskey, beginAddingPasskey } from './add-passkey.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { proveIdentity } from './prove-identity.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { beginTotp, confirmTotp } from './replace-totp.ts'
import { resetFactors } from './reset-factors.ts'
import { signInStaff } from './sign-in-staff.ts'
import { beginPasskey, signInWithPasskey } from './sign-in-with-passkey.ts'

const fixtures = useFixtures()
const signIn = (email: string, code = '', password = PASSWORD, from = device()) =>
  signInStaff(fixtures.context, { email, password, code, device: from })
const ORIGIN = 'http://localhost:3000'

async function withPasskey(role = 'support') {
  const { context } = fixtures
  const one = await staffPerson(context, role)
  const person = await personOf(context, one)
  const key = new Authenticator(ORIGIN)
  const { challenge } = await beginAddingPasskey(context, { person })
  await addPasskey(context, { person, name: 'Phone', response: key.register(challenge) })
  return { ...one, person, key }
}
const challenge = async () => (await beginPasskey(fixtures.context, { address: '192.0.2.9' })).challenge

describe('signing in with the password', () => {
  test('requires the code of the app, which works once', async () => {
    const { email, secret } = await staffPerson(fixtures.context, 'support')
    expect(await signIn(` ${email.toUpperCase()} `)).toEqual({ step: 'code' })
    const code = nextCodeOf(secret)
    const done = await signIn(email, code)
    expect(done).toMatchObject({ step: 'done', token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await errorOf(signIn(email, code))).toBe('console.code_wrong')
  })

  test('accepts the code with Arabic digits and spaces', async () => {
    const { email, secret } = await staffPerson(fixtures.context, 'support')
    const arabic = nextCodeOf(secret).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect(await signIn(email, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).toMatchObject({ step: 'done' })
  })

  test('accepts each recovery code once, in any case', async () => {
    const { email, recoveryCodes } = await staffPerson(fixtures.context, 'support')
    const [code = '', other = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    expect(await signIn(email, code.toLowerCase())).toMatchObject({ step: 'done' })
    expect(await errorOf(signIn(email, code))).toBe('console.code_wrong')
    expect(await signIn(email, other)).toMatchObject({ step: 'done' })
  })

  test('requires no code of a guide without an app', async () => {
    const { context } = fixtures
    const { email } = await staffPerson(context, 'guide', await supplierId(context))
    expect(await signIn(email)).toMatchObject({ step: 'done' })
  })

  test('gives the same answer to a wrong password and an unknown address', async () => {
    const { email } = await staffPerson(fixtures.context, 'support')
    expect(await errorOf(signIn(email, '', 'another password'))).toBe('console.wrong_credentials')
    expect(await errorOf(signIn('stranger@example.com'))).toBe('console.wrong_credentials')
  })

  test('allows five wrong passwords from a network and five wrong codes from all networks', async () => {
    const { email, secret } = await staffPerson(fixtures.context, 'support')
    const from = device()
    for (let tries = 0; tries < 5; tries++)
      expect(await errorOf(signIn(email, '', 'another password', from))).toBe('console.wrong_credentials')
    expect(await errorOf(signIn(email, '', PASSWORD, from))).toBe('console.too_many_attempts')
    for (let tries = 0; tries < 5; tries++) expect(await errorOf(signIn(email, '000000'))).toBe('console.code_wrong')
    expect(await errorOf(signIn(email, nextCodeOf(secret)))).toBe('console.too_many_attempts')
  })

  test('a code is used by one of two simultaneous sign-ins', async () => {
    const { email, secret } = await staffPerson(fixtures.context, 'support')
    const code = nextCodeOf(secret)
    const results = await Promise.allSettled([signIn(email, code), signIn(email, code)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a session', () => {
  test('ends after twelve hours without a request, and after seven days with them', async () => {
    const { context } = fixtures
    const one = await staffPerson(context, 'support')
    expect((await personOf(later(context, '11 hours 59 minutes'), one)).email).toBe(one.email)
    // Used at 11:59, so that it lives for twelve hours from then.
    expect((await personOf(later(context, '23 hours 58 minutes'), one)).email).toBe(one.email)
    expect(await errorOf(personOf(later(context, '36 hours'), one))).toBe('console.sign_in_required')

    const other = await staffPerson(context, 'support')
    for (let hours = 11; hours < 168; hours += 11) await personOf(later(context, `${hours} hours`), other)
    expect(await errorOf(personOf(later(context, '168 hours'), other))).toBe('console.sign_in_required')
  })

  test('is listed with its device, and can be ended from another one, but not by another person', async () => {
    const { context } = fixtures
    const one = await staffPerson(context, 'support')
    const second = await signIn(one.email, nextCodeOf(one.secret))
    if (second.step !== 'done') throw new Error('not signed in')
    const person = await personOf(context, one)
    const sessions = await listSessions(context, { person })
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({ device: 'Mozilla/5.0 (test)' })
    const other = sessions.find(({ id }) => id !== person.sessionId)?.id ?? 0
    const stranger = await personOf(context, await staffPerson(context, 'owner'))
    expect(await errorOf(endSession(context, { person: stranger, sessionId: other }))).toBe('console.not_found')
    await endSession(context, { person, sessionId: other })
    expect(await errorOf(personOf(context, second))).toBe('console.sign_in_required')
    expect((await personOf(context, one)).sessionId).toBe(person.sessionId)
  })

  test('no token but the right one opens it', async () => {
    const { context } = fixtures
    const { token } = await staffPerson(context, 'support')
    for (const wrong of ['', 'x'.repeat(43), token.slice(1), `${token}x`])
      expect(await errorOf(personOf(context, { token: wrong }))).toBe('console.sign_in_required')
  })
})

describe('a passkey', () => {
  test('signs in without password and code, and its challenge works once', async () => {
    const { context } = fixtures
    const { key, staffId } = await withPasskey()
    const response = key.sign(await challenge())
    const token = await signInWithPasskey(context, { response, device: device() })
    expect((await personOf(context, { token })).staffId).toBe(staffId)
    expect(await errorOf(signInWithPasskey(context, { response, device: device() }))).toBe('console.passkey_refused')
  })

  test('is refused with an old challenge, without verification of the person, or with a forged signature', async () => {
    const { context } = fixtures
    const { key } = await withPasskey()
    const refused = (response: ReturnType<Authenticator['sign']>, at = context) =>
      errorOf(signInWithPasskey(at, { response, device: device() }))
    expect(await refused(key.sign(await challenge()), later(context, '5 minutes 1 second'))).toBe(
      'console.passkey_refused',
    )
    expect(await refused(key.sign('bm8gY2hhbGxlbmdl'))).toBe('console.passkey_refused')
    expect(await refused(key.sign(await challenge(), false))).toBe('console.passkey_refused')
    const forger = new Authenticator(ORIGIN)
    expect(await refused({ ...forger.sign(await challenge()), id: key.id.toString('base64url') })).toBe('console.passkey_refused') // prettier-ignore
    expect(await refused(new Authenticator(ORIGIN).sign(await challenge()))).toBe('console.passkey_refused')
  })

  test('of another origin is refused', async () => {
    const { context } = fixtures
    const person = await personOf(context, await staffPerson(context, 'support'))
    const elsewhere = new Authenticator('https://rihla.evil.example')
    const { challenge: own } = await beginAddingPasskey(context, { person })
    const adding = addPasskey(context, { person, name: 'Phone', response: elsewhere.register(own) })
    expect(await errorOf(adding)).toBe('console.passkey_refused')
  })

  test('can be removed, unless it is the only second factor', async () => {
    const { context } = fixtures
    const { person } = await withPasskey()
    const ids = async () =>
      context.db.rows<{ id: number }>({
        name: 'test.passkeys_of',
        text: 'select id from staff_passkey where staff_id = $1',
        values: [person.staffId],
      })
    const [passkey] = await ids()
    await context.db.rows({
      name: 'test.without_totp',
      text: 'update staff set totp_secret = null, totp_last_period = null where id = $1',
      values: [person.staffId],
    })
    const remove = () => removePasskey(context, { person, passkeyId: passkey?.id ?? 0 })
    expect(await errorOf(remove())).toBe('console.last_factor')
    const { secret } = await beginTotp(context, { person })
    await confirmTotp(context, { person, code: nextCodeOf(secret) })
    await remove()
    expect(await ids()).toEqual([])
    expect(await errorOf(remove())).toBe('console.not_found')
  })
})

describe('proof of identity', () => {
  test('is fresh for ten minutes after signing in, and again after a code or a passkey', async () => {
    const { context } = fixtures
    const { key, secret, token } = await withPasskey()
    const at = later(context, '10 minutes 1 second')
    const stale = await personOf(at, { token })
    expect(stale.isProven).toBe(false)
    expect(await errorOf(beginTotp(at, { person: stale }))).toBe('console.proof_required')
    expect(await errorOf(renewRecoveryCodes(at, { person: stale }))).toBe('console.proof_required')
    await proveIdentity(at, { person: stale, proof: { code: nextCodeOf(secret, 20) } })
    expect((await personOf(at, { token })).isProven).toBe(true)
    const again = later(context, '21 minutes')
    expect((await personOf(again, { token })).isProven).toBe(false)
    const { challenge: asked } = await beginPasskey(again, { address: '192.0.2.9' })
    await proveIdentity(again, { person: stale, proof: { passkey: key.sign(asked) } })
    expect((await personOf(again, { token })).isProven).toBe(true)
  })

  test('is not given by another person’s passkey, or by the password of a person with an app', async () => {
    const { context } = fixtures
    const [one, other] = [await withPasskey(), await withPasskey()]
    const prove = (proof: Parameters<typeof proveIdentity>[1]['proof']) =>
      errorOf(proveIdentity(context, { person: one.person, proof }))
    expect(await prove({ passkey: other.key.sign(await challenge()) })).toBe('console.passkey_refused')
    expect(await prove({ password: PASSWORD })).toBe('console.wrong_credentials')
  })
})

test('a reset by an owner removes password, app, passkeys, codes and sessions, and mails both people', async () => {
  const { context } = fixtures
  const { key, ...one } = await withPasskey()
  const owner = await personOf(context, await staffPerson(context, 'owner'))
  await resetFactors(context, { manager: owner, staffId: one.staffId })
  expect(await errorOf(personOf(context, one))).toBe('console.sign_in_required')
  expect(await errorOf(signIn(one.email))).toBe('console.wrong_credentials')
  const passkey = signInWithPasskey(context, { response: key.sign(await challenge()), device: device() })
  expect(await errorOf(passkey)).toBe('console.passkey_refused')
  const mails = await context.db.rows({
    name: 'test.reset_mails',
    text: `select kind, recipient from outbox where kind like 'console%' and recipient in ($1, $2) and
      (kind = 'console_reset' or payload ->> 'purpose' = 'reset') order by kind`,
    values: [one.email, owner.email],
  })
  expect(mails).toEqual([
    { kind: 'console_invite', recipient: one.email },
    { kind: 'console_reset', recipient: owner.email },
  ])
  expect(await errorOf(resetFactors(context, { manager: owner, staffId: owner.staffId }))).toBe(
    'console.own_membership',
  )
})
