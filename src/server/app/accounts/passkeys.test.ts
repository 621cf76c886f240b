import { expect, test } from 'vitest'
import { addPasskey } from '#server/accounts/passkeys/add-passkey.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { readPasskeys } from '#server/accounts/passkeys/read-passkeys.ts'
import { requestPasskey } from '#server/accounts/passkeys/request-passkey.ts'
import { requestCode } from '#server/accounts/request-code.ts'
import { requestReset } from '#server/accounts/request-reset.ts'
import { resetPassword } from '#server/accounts/reset-password.ts'
import { apiOf } from '#test/support/api-of.ts'
import { mailedCode, mailedToken, newAccount } from '#test/support/account.ts'
import { Authenticator } from '#test/support/authenticator.ts'
import { errorOf } from '#test/support/console-errors.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { enterByCode } from './enter-by-code.ts'

const fixtures = useFixtures()
const ORIGIN = 'http://localhost:3000'

async function traveller(email: string) {
  const { context } = fixtures
  const visitor = { ...(await createVisitor(context.db)), address: '203.0.113.7' }
  const { token } = await newAccount(context, { visitor, email, password: 'a long enough password' })
  const signedIn = { ...visitor, userId: await findSessionUser(context, token) }
  const wish = { visitor: signedIn, locale: 'en' as const, sessionToken: token }
  const challenge = async () => {
    const { options } = await requestPasskey(context, wish)
    return Buffer.from(String(options['challenge']), 'base64url').toString('base64url')
  }
  return { visitor: signedIn, token, challenge }
}

test('a passkey is added, and one whose id does not fit the index is refused', async () => {
  const { context } = fixtures
  const { visitor, challenge } = await traveller('keys@example.com')
  const add = async (idBytes: number) => {
    const response = new Authenticator(ORIGIN, { idBytes }).register(await challenge())
    return errorOf(addPasskey(context, { visitor, response, name: 'Phone' }))
  }
  expect(await add(16)).toBe('no error')
  expect(await add(5000)).toBe('account.passkey_invalid')
  expect((await readPasskeys(context, { visitor })).passkeys).toHaveLength(1)
})

test.each([{ transports: 'x' }, { transports: [null] }, { transports: ['\u0000'] }, { attestationObject: null }])(
  'a response with %j is refused as invalid',
  async (change) => {
    const { context } = fixtures
    const { token, challenge } = await traveller(`keys${JSON.stringify(change).length}@example.com`)
    const passkey = new Authenticator(ORIGIN).register(await challenge())
    const answer = await apiOf(context).request(
      '/api/account/passkeys',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `rihla_session=${token}` },
        body: JSON.stringify({ name: 'Phone', response: { ...passkey, response: { ...passkey.response, ...change } } }),
      },
      { incoming: { socket: { remoteAddress: '203.0.113.8' } } },
    )
    expect([400, 422]).toContain(answer.status)
  },
)

test.each(['a mailed code', 'a reset link'])(
  'the passkeys of an unverified account end when %s proves who owns the mailbox, and not later',
  async (way) => {
    const { context } = fixtures
    const email = `unverified${way.length}@example.com`
    const { visitor, challenge } = await traveller(email)
    const add = async () =>
      addPasskey(context, { visitor, response: new Authenticator(ORIGIN).register(await challenge()), name: 'Phone' })
    const take = async () => {
      if (way === 'a mailed code') {
        const { challenge: codeChallenge } = await requestCode(context, { visitor, locale: 'en', email })
        await enterByCode(context, { visitor, challenge: codeChallenge, code: await mailedCode(context.db, email) })
        return
      }
      await requestReset(context, { visitor, locale: 'en', email })
      const token = await mailedToken(context.db, 'password_reset', email)
      const password = 'another long password'
      await resetPassword(context, { visitor, token, password, confirmPassword: password })
    }
    const left = async () => (await readPasskeys(context, { visitor })).passkeys.length
    await add()
    const later = await challenge()
    await context.db.rows({
      name: 'test.unverified',
      text: 'update app_user set email_confirmed_at = null where email = $1',
      values: [email],
    })
    await take()
    expect(await left()).toBe(0)
    await addPasskey(context, { visitor, response: new Authenticator(ORIGIN).register(later), name: 'Phone' })
    await take()
    expect(await left()).toBe(1)
  },
)
