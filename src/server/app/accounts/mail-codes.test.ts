import { beforeAll, describe, expect, test } from 'vitest'
import { changePassword } from '#server/accounts/change-password.ts'
import { findGuest } from '#server/accounts/find-guest.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { prove } from '#server/accounts/prove.ts'
import { requestCode } from '#server/accounts/request-code.ts'
import { requestEmailChange } from '#server/accounts/request-email-change.ts'
import { requestProof } from '#server/accounts/request-proof.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readInvoices } from '#server/booking/orders/read-orders.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { Mail } from '#server/notifications/mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { requestQuote } from '#server/quotes/request-quote.ts'
import { readQuotes } from '#server/quotes/read-quotes.ts'
import { mailedCode, newAccount } from '#test/support/account.ts'
import { checkoutOf, guest, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { sampleQuoteRequest } from '#test/support/quotes.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { deleteAccount } from './delete-account.ts'
import { enterByCode } from './enter-by-code.ts'
import { signIn } from './sign-in.ts'

const fixtures = useFixtures()
const PASSWORD = 'a long enough password'
let visitor: Visitor
let next = 0
beforeAll(async () => {
  visitor = await createVisitor(fixtures.context.db)
})

const uniqueEmail = () => `coded${(next += 1)}@example.com`
const somewhere = (userId: number | null = null) => ({ ...visitor, userId, address: `203.0.113.${(next += 1) % 250}` })
const request = (email: string, locale: 'ar' | 'en' = 'en') =>
  requestCode(fixtures.context, { visitor: somewhere(), locale, email })
const codeFor = (email: string) => mailedCode(fixtures.context.db, email)
const enter = (challenge: string, code: string, context = fixtures.context) =>
  enterByCode(context, { visitor: somewhere(), challenge, code })
const userOf = ({ token }: { token: string }) => findSessionUser(fixtures.context, token)
const differing = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** An account without a password, signed in by a code. */
async function coded(email = uniqueEmail()) {
  const { challenge } = await request(email)
  const { token } = await enter(challenge, await codeFor(email))
  const userId = (await findSessionUser(fixtures.context, token)) ?? 0
  return { email, token, userId, visitor: somewhere(userId) }
}

async function guestOrder(email: string): Promise<string> {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const buyer = await visitorWith(context, departure, 2)
  return (await placeOrder(context, { ...(await checkoutOf(context, buyer)), method: 'pay_later', email })).reference
}

const ordersOf = async (userId: number | null) =>
  (await readInvoices(fixtures.context, { visitor: { ...visitor, userId }, locale: 'en' })).map((one) => one.reference)

async function mailsTo(email: string): Promise<Mail[]> {
  const sent: Mail[] = []
  await sendOutbox(fixtures.context, { send: async (mail) => void sent.push(mail) })
  return sent.filter((mail) => mail.to.toLowerCase() === email)
}

/** The session proved long ago. */
const ageProofs = () =>
  fixtures.context.db.rows({
    name: 'test.age_proofs',
    text: `update session set proved_at = proved_at - interval '16 minutes'`,
  })

describe('a mailed code', () => {
  test('creates an account without a password, and signs in to the same account the next time', async () => {
    const { email, userId } = await coded()
    const { challenge } = await request(email.toUpperCase())
    expect(await userOf(await enter(challenge, await codeFor(email)))).toBe(userId)
    await expect(signIn(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.wrong_credentials',
    })
  })

  test('signs in to an account that has a password, and leaves the password as it is', async () => {
    const email = uniqueEmail()
    const account = await newAccount(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })
    const { challenge } = await request(email)
    expect(await userOf(await enter(challenge, await codeFor(email)))).toBe(await userOf(account))
    await expect(signIn(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })).resolves.toBeDefined()
  })

  test('is accepted with spaces and in Arabic digits', async () => {
    const email = uniqueEmail()
    const { challenge } = await request(email)
    const code = await codeFor(email)
    const arabic = Array.from(code, (digit) => String.fromCharCode(0x660 + Number(digit)))
    expect(
      await userOf(await enter(challenge, ` ${arabic.slice(0, 3).join('')} ${arabic.slice(3).join('')}`)),
    ).not.toBeNull()
  })

  test('works once, for ten minutes, and only with the challenge of its own request', async () => {
    const [once, old, other] = [uniqueEmail(), uniqueEmail(), uniqueEmail()]
    const mine = await request(once)
    const code = await codeFor(once)
    await enter(mine.challenge, code)
    const late = await request(old)
    const another = await request(other)
    const gone = { kind: 'gone', code: 'account.code_expired' }
    await expect(enter(mine.challenge, code)).rejects.toMatchObject(gone)
    await expect(enter('x'.repeat(43), code)).rejects.toMatchObject(gone)
    await expect(
      enter(late.challenge, await codeFor(old), later(fixtures.context, '11 minutes')),
    ).rejects.toMatchObject(gone)
    await expect(enter(late.challenge, await codeFor(old), later(fixtures.context, '9 minutes'))).resolves.toBeDefined()
    if ((await codeFor(other)) !== code)
      await expect(enter(another.challenge, code)).rejects.toMatchObject({ code: 'account.fields_invalid' })
  })

  test('is refused after five wrong tries, also when they are sent at the same moment', async () => {
    const email = uniqueEmail()
    const { challenge } = await request(email)
    const code = await codeFor(email)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => enter(challenge, differing(code))))
    const codes = tries.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'entered'))
    expect(codes.filter((one) => one === 'account.fields_invalid')).toHaveLength(5)
    expect(codes.filter((one) => one === 'account.code_expired')).toHaveLength(3)
    await expect(enter(challenge, code)).rejects.toMatchObject({ code: 'account.code_expired' })
  })

  test('with no digits or too few uses up no try', async () => {
    const email = uniqueEmail()
    const { challenge } = await request(email)
    for (const [code, error] of [
      ['', 'required'],
      ['12345', 'code_wrong'],
      ['1234567', 'code_wrong'],
      ['abc', 'required'],
    ] as const)
      // prettier-ignore
      for (let tries = 0; tries < 2; tries++)
        await expect(enter(challenge, code)).rejects.toMatchObject({ details: { fields: [{ field: 'code', code: error }] } })
    await expect(enter(challenge, await codeFor(email))).resolves.toBeDefined()
  })

  test('is stored as a keyed hash, and erased from the outbox once it was sent', async () => {
    const { db } = fixtures.context
    const email = uniqueEmail()
    await request(email)
    const code = await codeFor(email)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(code)
    expect(await codeFor(email)).toBe('')
    const rows = await db.rows<{ row: string }>({
      name: 'test.code_rows',
      text: 'select c::text as row from mail_code c where email = $1',
      values: [email],
    })
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(code)
  })

  test('is mailed in the language of the account, or else of the page', async () => {
    const known = uniqueEmail()
    await newAccount(fixtures.context, { visitor: somewhere(), email: known, password: PASSWORD, locale: 'ar' })
    const fresh = uniqueEmail()
    await request(known, 'en')
    await request(fresh, 'en')
    const codes = { known: await codeFor(known), fresh: await codeFor(fresh) }
    const sent: Mail[] = []
    await sendOutbox(fixtures.context, { send: async (mail) => void sent.push(mail) })
    const subjects = (email: string) => sent.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects(known)).toContain(`${codes.known} هو رمزك في رحلة`)
    expect(subjects(fresh)).toEqual([`${codes.fresh} is your Rihla code`])
  })

  test('gets the same response for an address with an account and one without', async () => {
    const known = (await coded()).email
    for (const email of [known, uniqueEmail()])
      expect(await request(email)).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/) })
    await expect(request('not an address')).rejects.toMatchObject({
      details: { fields: [{ field: 'email', code: 'format' }] },
    })
  })

  test('is mailed to one address five times an hour for one network, and ten times for all', async () => {
    const email = uniqueEmail()
    const from = (address: string) =>
      requestCode(fixtures.context, { visitor: { ...visitor, address }, locale: 'en', email })
    for (let tries = 0; tries < 5; tries++) await from('198.51.100.7')
    await expect(from('198.51.100.7')).rejects.toMatchObject({ code: 'account.too_many_attempts' })
    for (let tries = 0; tries < 5; tries++) await from('198.51.100.8')
    await expect(from('198.51.100.9')).rejects.toMatchObject({ code: 'account.too_many_attempts' })
  })

  test('adds the guest orders and requests of the mailbox, and the name and phone of the latest', async () => {
    const { context } = fixtures
    const email = uniqueEmail()
    const reference = await guestOrder(email)
    const quote = await requestQuote(context, { ...(await sampleQuoteRequest(context.db)), email })
    const { userId } = await coded(email)
    expect(await ordersOf(userId)).toEqual([reference])
    const { quotes } = await readQuotes(context, { visitor: { ...visitor, userId }, locale: 'en' })
    expect(quotes.map((one) => one.reference)).toEqual([quote.reference])
    expect(await findGuest(context.db, userId)).toMatchObject({ firstName: guest.firstName, email })
  })

  test('takes over an account whose mailbox was never verified: its password goes and its sessions end', async () => {
    const email = uniqueEmail()
    const squatter = await newAccount(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })
    await fixtures.context.db.rows({
      name: 'test.unconfirm_coded',
      text: 'update app_user set email_confirmed_at = null where lower(email) = lower($1)',
      values: [email],
    })
    await coded(email)
    expect(await userOf(squatter)).toBeNull()
    await expect(signIn(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.wrong_credentials',
    })
  })
})

describe('an account without a password', () => {
  const choose = (who: { visitor: Visitor; token: string }) =>
    changePassword(fixtures.context, { visitor: who.visitor, sessionToken: who.token, currentPassword: '', password: PASSWORD, confirmPassword: PASSWORD }) // prettier-ignore
  const remove = (who: { visitor: Visitor; token: string }) =>
    deleteAccount(fixtures.context, { visitor: who.visitor, sessionToken: who.token, password: '' })
  const refused = { kind: 'forbidden', code: 'account.proof_required' }

  test('sets its first password soon after signing in, and afterwards changes it only with that password', async () => {
    const who = await coded()
    await choose(who)
    await expect(
      signIn(fixtures.context, { visitor: somewhere(), email: who.email, password: PASSWORD }),
    ).resolves.toBeDefined()
    await expect(choose(who)).rejects.toMatchObject({
      details: { fields: [{ field: 'currentPassword', code: 'required' }] },
    })
  })

  test('needs a code from its mailbox for a password, another email and deletion when its session is older', async () => {
    const { context } = fixtures
    const who = await coded()
    await ageProofs()
    await expect(choose(who)).rejects.toMatchObject(refused)
    await expect(remove(who)).rejects.toMatchObject(refused)
    const change = { visitor: who.visitor, locale: 'en' as const, sessionToken: who.token, email: uniqueEmail(), password: '' } // prettier-ignore
    await expect(requestEmailChange(context, change)).rejects.toMatchObject(refused)

    const { challenge } = await requestProof(context, { visitor: who.visitor, locale: 'en' })
    const other = await coded()
    const proof = { challenge, sessionToken: who.token, code: await codeFor(who.email) }
    await expect(prove(context, { ...proof, visitor: other.visitor })).rejects.toMatchObject({
      code: 'account.code_expired',
    })
    await expect(enter(challenge, proof.code)).rejects.toMatchObject({ code: 'account.code_expired' })
    await prove(context, { ...proof, visitor: who.visitor })
    await requestEmailChange(context, change)
    await remove(who)
    expect(await findSessionUser(context, who.token)).toBeNull()
  })
})

describe('the email of an account', () => {
  const change = (who: { visitor: Visitor; token: string }, email: string, password = '') =>
    requestEmailChange(fixtures.context, {
      visitor: who.visitor,
      locale: 'en',
      sessionToken: who.token,
      email,
      password,
    })
  const confirm = (who: { visitor: Visitor; token: string }, challenge: string, code: string) =>
    confirmEmailChange(fixtures.context, { visitor: who.visitor, sessionToken: who.token, challenge, code })

  test('changes with the code mailed to the new address, ends other sessions and notifies the old address', async () => {
    const who = await coded()
    const { challenge: second } = await request(who.email)
    const other = await enter(second, await codeFor(who.email))
    const email = uniqueEmail()
    const reference = await guestOrder(email)
    const { challenge } = await change(who, email)
    expect((await findGuest(fixtures.context.db, who.userId))?.email).toBe(who.email)
    await confirm(who, challenge, await codeFor(email))

    expect((await findGuest(fixtures.context.db, who.userId))?.email).toBe(email)
    expect(await userOf(other)).toBeNull()
    expect(await userOf(who)).toBe(who.userId)
    expect(await ordersOf(who.userId)).toContain(reference)
    const notice = (await mailsTo(who.email)).find(({ subject }) => /email was changed/.test(subject))
    expect(notice?.text).toContain('@example.com')
    expect(notice?.text).not.toContain(email)
    const { challenge: third } = await request(email)
    expect(await userOf(await enter(third, await codeFor(email)))).toBe(who.userId)
  })

  test('requires the password of an account that has one', async () => {
    const email = uniqueEmail()
    const { token } = await newAccount(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })
    const who = { token, visitor: somewhere(await findSessionUser(fixtures.context, token)) }
    await expect(change(who, uniqueEmail())).rejects.toMatchObject({
      details: { fields: [{ field: 'password', code: 'required' }] },
    })
    await expect(change(who, uniqueEmail(), 'not the password')).rejects.toMatchObject({
      details: { fields: [{ field: 'password', code: 'password_wrong' }] },
    })
    await expect(change(who, email.toUpperCase(), PASSWORD)).rejects.toMatchObject({
      details: { fields: [{ field: 'email', code: 'same_email' }] },
    })
    await expect(change(who, uniqueEmail(), PASSWORD)).resolves.toMatchObject({ challenge: expect.any(String) })
  })

  test('does not change to the address of another account, and only that mailbox learns of it', async () => {
    const [who, other] = [await coded(), await coded()]
    const { challenge } = await change(who, other.email)
    expect(challenge).toMatch(/^[\w-]{43}$/)
    const code = await codeFor(other.email)
    const [mail] = (await mailsTo(other.email)).filter(({ subject }) => /already has/.test(subject))
    expect(mail?.text).not.toContain(code)
    await expect(confirm(who, challenge, code)).rejects.toMatchObject({ kind: 'gone', code: 'account.code_expired' })
    expect((await findGuest(fixtures.context.db, who.userId))?.email).toBe(who.email)
  })

  test('changes for one of two accounts that confirm the same new address at the same moment', async () => {
    const [one, two] = [await coded(), await coded()]
    const email = uniqueEmail()
    const first = { who: one, ...(await change(one, email)), code: await codeFor(email) }
    const second = { who: two, ...(await change(two, email)), code: await codeFor(email) }
    const results = await Promise.allSettled(
      [first, second].map(({ who, challenge, code }) => confirm(who, challenge, code)),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refusal = results.find((result) => result.status === 'rejected')
    expect(refusal?.reason).toMatchObject({ code: 'account.code_expired' })
  })
})
