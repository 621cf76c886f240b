import { describe, expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { mailedToken, newAccount } from '#test/support/account.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { findSessionUser } from './find-session-user.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from '#server/app/accounts/sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

const fixtures = useFixtures()
let next = 0

async function someAccount(password = 'كلمة سرّ طويلة') {
  const email = `Guest${(next += 1)}@Example.com`
  const visitor = { ...(await createVisitor(fixtures.context.db)), address: `203.0.113.${next}` }
  const { token } = await newAccount(fixtures.context, { visitor, email, password })
  return { token, email, password, visitor: { ...visitor, userId: await findSessionUser(fixtures.context, token) } }
}
const sentToken = (email: string) => mailedToken(fixtures.context.db, 'password_reset', email)

describe('an account', () => {
  test('signs in with its password and its address in any case', async () => {
    const { email, password, visitor } = await someAccount()
    const { token } = await signIn(fixtures.context, { visitor, email: email.toLowerCase(), password })
    expect(await findSessionUser(fixtures.context, token)).toBeGreaterThan(0)
  })

  test('is stored with argon2id, with any characters and with a thousand of them', async () => {
    const { email, password, visitor } = await someAccount('طويلة جدًا 🙂 '.repeat(80))
    const [row] = await fixtures.context.db.rows<{ hash: string }>({
      name: 'test.hash',
      text: 'select password_hash as hash from app_user where email = $1',
      values: [email],
    })
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$/)
    await expect(signIn(fixtures.context, { visitor, email, password })).resolves.toBeDefined()
    await expect(signIn(fixtures.context, { visitor, email, password: `${password}x` })).rejects.toMatchObject({
      code: 'account.wrong_credentials',
    })
  })

  test.each([
    { case: 'no name', change: { firstName: ' ' }, field: 'firstName', code: 'required' },
    { case: 'an invalid address', change: { email: 'a@' }, field: 'email', code: 'format' },
    {
      case: 'a password of seven characters',
      change: { password: '1234567', confirmPassword: '1234567' },
      field: 'password',
      code: 'password_too_short',
    },
    {
      case: 'two different passwords',
      change: { confirmPassword: 'another one' },
      field: 'confirmPassword',
      code: 'passwords_differ',
    },
  ])('is not created with $case', async ({ change, field, code }) => {
    const visitor = await createVisitor(fixtures.context.db)
    const input = {
      visitor,
      locale: 'en' as const,
      firstName: 'A',
      lastName: 'B',
      email: 'x@example.com',
      password: 'a parrot on the veranda',
      confirmPassword: 'a parrot on the veranda',
    }
    await expect(signUp(fixtures.context, { ...input, ...change })).rejects.toMatchObject({
      code: 'account.fields_invalid',
      details: { fields: [{ field, code }] },
    })
  })

  test('refuses the sixth attempt from one address, but accepts one from another', async () => {
    const { email, password, visitor } = await someAccount()
    const wrong = () => signIn(fixtures.context, { visitor, email, password: 'wrong wrong' })
    for (let tries = 0; tries < 5; tries++)
      await expect(wrong()).rejects.toMatchObject({ code: 'account.wrong_credentials' })
    await expect(wrong()).rejects.toMatchObject({ code: 'account.too_many_attempts', kind: 'limited' })
    await expect(
      signIn(fixtures.context, { visitor: { ...visitor, address: '198.51.100.1' }, email, password }),
    ).resolves.toBeDefined()
  })

  test('ends its session on sign-out', async () => {
    const { token } = await someAccount()
    await signOut(fixtures.context, { token })
    expect(await findSessionUser(fixtures.context, token)).toBeNull()
  })
})

test('leaves no access to its latest order in the browser after sign-out', async () => {
  const answer = await apiOf(fixtures.context).request('/api/account/sign-out', {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: `rihla_session=${'x'.repeat(43)}; rihla_order=RH-22222222:key`,
    },
  })
  expect(answer.status).toBe(200)
  const gone = answer.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))
  expect(gone.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['rihla_order', 'rihla_session'])
})

describe('a password reset by mail', () => {
  test('works once and ends every session', async () => {
    const { email, token: session, visitor } = await someAccount()
    await requestReset(fixtures.context, { visitor, locale: 'ar', email })
    const token = await sentToken(email)
    const change = { visitor, token, password: 'a new password', confirmPassword: 'a new password' }
    await resetPassword(fixtures.context, change)

    expect(await findSessionUser(fixtures.context, session)).toBeNull()
    await expect(signIn(fixtures.context, { visitor, email, password: 'a new password' })).resolves.toBeDefined()
    await expect(resetPassword(fixtures.context, change)).rejects.toMatchObject({ code: 'account.reset_invalid' })
  })

  test('is refused after an hour', async () => {
    const { email, visitor } = await someAccount()
    await requestReset(fixtures.context, { visitor, locale: 'ar', email })
    await fixtures.context.db.rows({
      name: 'test.age_resets',
      text: `update password_reset set expires_at = expires_at - interval '61 minutes'`,
    })
    const late = {
      visitor,
      token: await sentToken(email),
      password: 'a new password',
      confirmPassword: 'a new password',
    }
    await expect(resetPassword(fixtures.context, late)).rejects.toMatchObject({ code: 'account.reset_invalid' })
  })
})
