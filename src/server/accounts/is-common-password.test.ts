import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { mailedToken, newAccount } from '#test/support/account.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { hashPassword } from './hash-password.ts'
import { isCommonPassword } from './is-common-password.ts'

const fixtures = useFixtures()
const PASSWORD = 'a parrot on the veranda'

describe('the list of common passwords', () => {
  const lines = readFileSync('src/server/accounts/common-passwords.txt', 'utf8').trimEnd().split('\n')

  test('has more than three thousand entries, each once and normalised', () => {
    expect(lines.length).toBeGreaterThan(3000)
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.filter((line) => Array.from(line).length < 8 || !isCommonPassword(line))).toEqual([])
  })

  test.each([
    ['digits', '12345678', '123456789', '1234567890', '11111111', '87654321', '123123123', '01011990'],
    ['walks over keys', 'qwertyuiop', 'asdfghjkl', '1qaz2wsx', 'zaq12wsx', 'qazwsxedc', 'ضصثقفغعه', 'شسيبلاتن'],
    ['words', 'password', 'password1', 'Passw0rd', 'P@ssw0rd', 'iloveyou', 'sunshine', 'princess', 'trustno1', 'letmein1'],
    ['clubs', 'liverpool', 'barcelona', 'realmadrid', 'chelsea1', 'alhilal123', 'zamalek123', 'الهلال123'],
    ['names', 'ahmed123', 'Mohamed1', 'mohammed', 'fatima123', 'abdullah1', 'jennifer', 'michael1', 'محمد1234'],
    ['Arabic words', 'habibi123', 'habibi12', 'alhamdulillah', 'bismillah', 'كلمة السر', 'السلام عليكم', 'الحمد لله'],
    ['places', 'pakistan', 'saudi123', 'riyadh123', 'السعودية', 'rihla2026'],
    ['another case, digits of Arabic and of Persian', 'PASSWORD', 'QwErTyUiOp', '١٢٣٤٥٦٧٨', '۱۲۳۴۵۶۷۸', 'محمد١٢٣٤', ' password '],
  ])('contains %s', (_, ...passwords) => {
    expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([])
  }) // prettier-ignore

  test.each([
    PASSWORD,
    'كلمة سرّ طويلة',
    'password of mine',
    'xkq7-vnw2',
    '',
    '١٢٣٤٥٦٧٨ رحلة',
    '__proto__',
    'constructor',
  ])('does not contain %j', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

describe('refuses a common password', () => {
  const error = { status: 422, body: { code: 'account.fields_invalid', fields: [{ field: 'password', code: 'password_common' }] } } // prettier-ignore
  const chosen = (password: string) => ({ password, confirmPassword: password })
  let address = 0

  async function post(path: string, body: object, session?: string) {
    const answer = await apiOf(fixtures.context).request(`/api/account/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(session === undefined ? {} : { cookie: `rihla_session=${session}` }),
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as object }
  }
  async function somebody(email: string) {
    const visitor = { ...(await createVisitor(fixtures.context.db)), address: `203.0.113.${(address += 1)}` }
    return newAccount(fixtures.context, { visitor, email, password: PASSWORD })
  }

  test('on sign-up', async () => {
    const who = { firstName: 'A', lastName: 'B', email: 'new@example.com' }
    expect(await post('sign-up', { ...who, ...chosen('Ahmed123') })).toMatchObject(error)
    expect((await post('sign-up', { ...who, ...chosen(PASSWORD) })).status).toBe(200)
  })

  test('on a password reset, whose link stays valid', async () => {
    const email = 'forgetful@example.com'
    await somebody(email)
    await post('request-reset', { email })
    const token = await mailedToken(fixtures.context.db, 'password_reset', email)
    expect(await post('reset-password', { token, ...chosen('١٢٣٤٥٦٧٨٩') })).toMatchObject(error)
    expect((await post('reset-password', { token, ...chosen('another parrot') })).status).toBe(200)
  })

  test('on a password change', async () => {
    const { token } = await somebody('changing@example.com')
    const change = (password: string) => post('password', { currentPassword: PASSWORD, ...chosen(password) }, token)
    expect(await change('Qwerty123')).toMatchObject(error)
    expect((await change('another parrot')).status).toBe(200)
  })

  test('for an account created from an order', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 4 })
    const order = await checkoutOf(context, await visitorWith(context, departure, 1))
    const email = 'guest@example.com'
    const { reference } = await placeOrder(context, { ...order, email })
    await post('from-order', { reference, key: orderAccessToken(context.configuration, reference) })
    const token = await mailedToken(context.db, 'account_link', email)
    expect(await post('link', { token, ...chosen('iloveyou') })).toMatchObject(error)
    expect((await post('link', { token, ...chosen('another parrot') })).status).toBe(200)
  })

  test('but not on sign-in with an existing one', async () => {
    const { db } = fixtures.context
    const email = 'old@example.com'
    await somebody(email)
    await db.rows({
      name: 'test.old_hash',
      text: 'update app_user set password_hash = $2 where email = $1',
      values: [email, await hashPassword('password1')],
    })
    expect((await post('sign-in', { email, password: 'password1' })).status).toBe(200)
  })
})
