import { describe, expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { composeMail } from '#server/notifications/compose-mail.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { mailedToken, newAccount } from '#test/support/account.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { changePassword } from './change-password.ts'
import { findSessionUser } from './find-session-user.ts'
import { readProfile } from '#server/app/accounts/read-profile.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { saveProfile } from './save-profile.ts'
import { signIn } from '#server/app/accounts/sign-in.ts'

const fixtures = useFixtures()
const PASSWORD = 'a long enough password'
const profile = {
  firstName: 'Noor',
  lastName: 'Aziz',
  countryCode: 'SA',
  phoneNumber: '٠٥٠١٢٣٤٥٦٧',
  language: 'en',
  currency: 'USD',
  marketingConsent: true,
}
let next = 0

async function somebody() {
  const email = `profile${(next += 1)}@example.com`
  const visitor = { ...(await createVisitor(fixtures.context.db)), address: `203.0.113.${next}` }
  const { token } = await newAccount(fixtures.context, { visitor, email, password: PASSWORD })
  return { email, token, visitor: { ...visitor, userId: await findSessionUser(fixtures.context, token) } }
}
type Somebody = Awaited<ReturnType<typeof somebody>>
const save = ({ visitor }: Somebody, change: object = {}) =>
  saveProfile(fixtures.context, { ...profile, ...change, visitor })
const read = ({ visitor }: Somebody) => readProfile(fixtures.context, { visitor, locale: 'en' })

describe('a profile', () => {
  test('is normalised: the number in E.164, names without stray spaces', async () => {
    const who = await somebody()
    await save(who, { firstName: '  Noor \u202e\n Jr ' })
    expect(await read(who)).toMatchObject({
      ...profile,
      email: who.email,
      firstName: 'Noor Jr',
      phoneNumber: '+966501234567',
    })
  })

  test('does not require a number, and drops the country with it', async () => {
    const who = await somebody()
    await save(who)
    await save(who, { phoneNumber: ' ' })
    expect(await read(who)).toMatchObject({ countryCode: '', phoneNumber: '' })
  })

  test.each([
    [{ firstName: ' ' }, [{ field: 'firstName', code: 'required' }]],
    [{ lastName: 'ن'.repeat(10_000) }, [{ field: 'lastName', code: 'too_long' }]],
    [{ phoneNumber: '12' }, [{ field: 'phoneNumber', code: 'format' }]],
    [{ phoneNumber: '1'.repeat(10_000) }, [{ field: 'phoneNumber', code: 'too_long' }]],
    [{ countryCode: '' }, [{ field: 'countryCode', code: 'required' }]],
    [{ countryCode: 'Saudi' }, [{ field: 'countryCode', code: 'format' }]],
    [{ language: 'fr' }, [{ field: 'language', code: 'not_offered' }]],
    [{ currency: 'XXX' }, [{ field: 'currency', code: 'not_offered' }]],
    [
      { currency: '', language: '' },
      [
        { field: 'language', code: 'not_offered' },
        { field: 'currency', code: 'not_offered' },
      ],
    ],
  ])('is refused with %j at the field, and stays unchanged', async (change, fields) => {
    const who = await somebody()
    const before = await read(who)
    await expect(save(who, change)).rejects.toMatchObject({ code: 'account.fields_invalid', details: { fields } })
    expect(await read(who)).toEqual(before)
  })

  test('keeps the time of a consent until it is withdrawn', async () => {
    const who = await somebody()
    const since = async () => {
      const [row] = await fixtures.context.db.rows<{ at: Date | null }>({
        name: 'test.consent',
        text: 'select marketing_consent_at as at from app_user where id = $1',
        values: [who.visitor.userId],
      })
      return row?.at?.getTime() ?? null
    }
    expect(await since()).toBeNull()
    await save(who)
    const first = await since()
    await save(who)
    expect(await since()).toBe(first)
    await save(who, { marketingConsent: false })
    expect(await since()).toBeNull()
  })

  test('sets the language of mails, whatever the language of the order, and is offered on sign-in', async () => {
    const { context } = fixtures
    const who = await somebody()
    await save(who, { language: 'en' })
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const buyer = await visitorWith(context, departure, 2, who.visitor.userId)
    await placeOrder(context, {
      ...(await checkoutOf(context, buyer)),
      method: 'pay_later',
      email: who.email,
      locale: 'ar',
    })
    const subjects: string[] = []
    await sendOutbox(context, { send: async ({ to, subject }) => void (to === who.email && subjects.push(subject)) })
    expect(subjects).toContainEqual(expect.stringMatching(/^Reserved – /))
    const { user } = await signIn(context, { visitor: who.visitor, email: who.email, password: PASSWORD })
    expect(user.language).toBe('en')
  })

  test('sets the currency cookie when it is saved and on sign-in', async () => {
    const who = await somebody()
    const call = (method: string, path: string, body: object, session = '') =>
      apiOf(fixtures.context).request(`/api/account/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: `rihla_session=${session}`,
        },
        body: JSON.stringify(body),
      })
    const saved = await call('PUT', 'profile', profile, who.token)
    const entered = await call('POST', 'sign-in', { email: who.email, password: PASSWORD })
    for (const answer of [saved, entered])
      expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^rihla_currency=USD;/))
    const longer = await call('PUT', 'profile', { ...profile, firstName: 'x'.repeat(10_001) }, who.token)
    expect([longer.status, await longer.json()]).toMatchObject([422, { code: 'request.invalid' }])
  })
})

describe('a password change', () => {
  const change = { password: 'another long password', confirmPassword: 'another long password' }

  test('ends every other session and every reset link, and is confirmed by mail', async () => {
    const { context } = fixtures
    const who = await somebody()
    const other = await signIn(context, { visitor: who.visitor, email: who.email, password: PASSWORD })
    await requestReset(context, { visitor: who.visitor, locale: 'en', email: who.email })
    const token = await mailedToken(context.db, 'password_reset', who.email)
    await changePassword(context, { ...who, ...change, sessionToken: who.token, currentPassword: PASSWORD })

    expect(await findSessionUser(context, who.token)).toBe(who.visitor.userId)
    expect(await findSessionUser(context, other.token)).toBeNull()
    await expect(resetPassword(context, { visitor: who.visitor, token, ...change })).rejects.toMatchObject({
      code: 'account.reset_invalid',
    })
    await expect(signIn(context, { ...who, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.wrong_credentials',
    })
    await expect(signIn(context, { ...who, password: change.password })).resolves.toBeDefined()
    const mail = await composeMail(context, {
      id: 1,
      channel: 'email',
      kind: 'password_changed',
      recipient: who.email,
      language: 'ar',
      payload: {},
      attempts: 1,
      createdAt: new Date(),
      ageSeconds: 0,
    })
    expect(mail).toMatchObject({ to: who.email, subject: 'تم تغيير كلمة مرورك في رحلة' })
    const rows = await context.db.rows({
      name: 'test.told',
      text: `select 1 from outbox where kind = 'password_changed' and recipient = $1`,
      values: [who.email],
    })
    expect(rows).toHaveLength(1)
  })

  test.each([
    [{ currentPassword: 'not mine' }, [{ field: 'currentPassword', code: 'password_wrong' }]],
    [{ currentPassword: '' }, [{ field: 'currentPassword', code: 'required' }]],
    [{ password: 'short', confirmPassword: 'short' }, [{ field: 'password', code: 'password_too_short' }]],
    [{ confirmPassword: 'another' }, [{ field: 'confirmPassword', code: 'passwords_differ' }]],
  ])('is refused with %j, and the old password stays valid', async (wrong, fields) => {
    const who = await somebody()
    const input = { ...who, sessionToken: who.token, currentPassword: PASSWORD, ...change, ...wrong }
    await expect(changePassword(fixtures.context, input)).rejects.toMatchObject({ details: { fields } })
    await expect(signIn(fixtures.context, { ...who, password: PASSWORD })).resolves.toBeDefined()
  })

  test('allows five attempts in fifteen minutes', async () => {
    const who = await somebody()
    const wrong = () =>
      changePassword(fixtures.context, { ...who, ...change, sessionToken: who.token, currentPassword: 'no' })
    for (let tries = 0; tries < 5; tries++) await expect(wrong()).rejects.toMatchObject({ kind: 'invalid' })
    await expect(wrong()).rejects.toMatchObject({ kind: 'limited' })
  })
})
