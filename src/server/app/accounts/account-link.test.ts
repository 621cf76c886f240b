import { beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import type { Mail } from '#server/notifications/mailer.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoices } from '#server/booking/orders/read-orders.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { readQuotes } from '#server/quotes/read-quotes.ts'
import { requestQuote } from '#server/quotes/request-quote.ts'
import { mailedToken, newAccount } from '#test/support/account.ts'
import { checkoutOf, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { sampleQuoteRequest } from '#test/support/quotes.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { findGuest } from '#server/accounts/find-guest.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { followLink } from './follow-link.ts'
import { offerAccount } from './offer-account.ts'
import { readLink } from '#server/accounts/read-link.ts'
import { signIn } from './sign-in.ts'
import { signUp } from '#server/accounts/sign-up.ts'

const fixtures = useFixtures()
const PASSWORD = 'a long enough password'
const chosen = { password: PASSWORD, confirmPassword: PASSWORD }
let visitor: Visitor
let next = 0
beforeAll(async () => {
  visitor = await createVisitor(fixtures.context.db)
})

const uniqueEmail = () => `mailbox${(next += 1)}@example.com`
const token = (email: string) => mailedToken(fixtures.context.db, 'account_link', email)
const somewhere = () => ({ ...visitor, address: `203.0.113.${(next += 1)}` })

/** A guest order with any address. */
async function guestOrder(email: string) {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const buyer = await visitorWith(context, departure, 2)
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, buyer)), method: 'pay_later', email })
  return { reference, key: orderAccessToken(context.configuration, reference) }
}
const offer = (order: { reference: string; key: string }) =>
  offerAccount(fixtures.context, { ...order, visitor: somewhere(), locale: 'en' })
const follow = (secret: string, passwords: object = chosen) =>
  followLink(fixtures.context, { visitor: somewhere(), token: secret, password: '', confirmPassword: '', ...passwords })
const ordersOf = async (userId: number | null) =>
  (await readInvoices(fixtures.context, { visitor: { ...visitor, userId }, locale: 'en' })).map((one) => one.reference)
const userOf = async (entered: { token: string } | null) => findSessionUser(fixtures.context, entered?.token ?? '')
const signUpAs = (email: string, password = PASSWORD) =>
  signUp(fixtures.context, { visitor: somewhere(), locale: 'en', firstName: 'A', lastName: 'B', email, password, confirmPassword: password }) // prettier-ignore

describe('signing up', () => {
  test('creates no account until the mailed link is followed with the chosen password', async () => {
    const email = uniqueEmail()
    await signUpAs(email)
    await expect(signIn(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.wrong_credentials',
    })
    expect(await readLink(fixtures.context, { token: await token(email) })).toMatchObject({ kind: 'password', email })
    await expect(follow(await token(email), { password: 'somebody else’s' })).rejects.toMatchObject({
      details: { fields: [{ field: 'password', code: 'password_wrong' }] },
    })
    expect(await userOf(await follow(await token(email), { password: PASSWORD }))).toBeGreaterThan(0)
  })

  test('uses a link that works once and for a day', async () => {
    const [once, old] = [uniqueEmail(), uniqueEmail()]
    for (const email of [once, old]) await signUpAs(email)
    const secret = await token(once)
    await follow(secret, { password: PASSWORD })
    for (const wrong of [secret, 'x', ''])
      await expect(follow(wrong)).rejects.toMatchObject({ kind: 'gone', code: 'account.link_invalid' })
    const wish = { visitor: somewhere(), token: await token(old), password: PASSWORD, confirmPassword: '' }
    await expect(followLink(later(fixtures.context, '25 hours'), wish)).rejects.toMatchObject({
      code: 'account.link_invalid',
    })
    await expect(followLink(later(fixtures.context, '23 hours'), wish)).resolves.not.toBeNull()
  })

  test('with an address that has an account changes nothing of it, and notifies only its mailbox', async () => {
    const email = uniqueEmail()
    await newAccount(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })
    await signUpAs(email.toUpperCase(), 'a stranger’s password')
    const secret = await token(email)
    await expect(follow(secret, { password: 'a stranger’s password' })).rejects.toMatchObject({
      code: 'account.link_invalid',
    })
    await expect(signIn(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })).resolves.toBeDefined()
    const [mail] = await mailsTo(email, /لديك حساب بالفعل في رحلة/)
    expect(mail?.text).toContain('/sign-in')
    expect(mail?.text).not.toContain('auth/confirm')
  })

  test('assigns the guest orders and requests of the mailbox only after it was verified', async () => {
    const { context } = fixtures
    const email = uniqueEmail()
    const { reference } = await guestOrder(email)
    const quote = await requestQuote(context, { ...(await sampleQuoteRequest(context.db)), email })
    await signUpAs(email)
    const owners = () =>
      context.db.rows({
        name: 'test.owner_of',
        text: 'select user_id as owner from orders where reference = $1',
        values: [reference],
      })
    expect(await owners()).toEqual([{ owner: null }])
    const userId = await userOf(await follow(await token(email), { password: PASSWORD }))
    expect(await ordersOf(userId)).toEqual([reference])
    const { quotes } = await readQuotes(context, { visitor: { ...visitor, userId }, locale: 'en' })
    expect(quotes.map((one) => one.reference)).toEqual([quote.reference])
  })
})

describe('an account from an order', () => {
  test("is created with the order's details through the mailed link, with a password chosen there", async () => {
    const email = uniqueEmail()
    const order = await guestOrder(email)
    await offer(order)
    const secret = await token(email)
    expect(await readLink(fixtures.context, { token: secret })).toMatchObject({
      kind: 'choose',
      email,
      reference: order.reference,
    })
    await expect(follow(secret, { password: 'short', confirmPassword: 'short' })).rejects.toMatchObject({
      details: { fields: [{ field: 'password', code: 'password_too_short' }] },
    })
    const userId = await userOf(await follow(secret))
    expect(await ordersOf(userId)).toEqual([order.reference])
    expect(await findGuest(fixtures.context.db, userId)).toMatchObject({
      firstName: 'سارة',
      phoneNumber: '+966501234567',
      email,
    })
  })

  test('needs no password: the account then signs in by mailed codes', async () => {
    const email = uniqueEmail()
    const order = await guestOrder(email)
    await offer(order)
    const userId = await userOf(await follow(await token(email), { password: '', confirmPassword: '' }))
    expect(await ordersOf(userId)).toEqual([order.reference])
    await expect(signIn(fixtures.context, { visitor: somewhere(), email, password: '' })).rejects.toMatchObject({
      code: 'account.fields_invalid',
    })
    await expect(signIn(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.wrong_credentials',
    })
  })

  test("adds the order to the address's account without signing in", async () => {
    const email = uniqueEmail()
    const account = await newAccount(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })
    const order = await guestOrder(email.toUpperCase())
    await offer(order)
    const secret = await token(email)
    expect(await readLink(fixtures.context, { token: secret })).toMatchObject({ kind: 'join' })
    expect(await follow(secret, {})).toBeNull()
    expect(await ordersOf(await userOf(account))).toEqual([order.reference])
    await expect(follow(secret, {})).rejects.toMatchObject({ code: 'account.link_invalid' })
    await expect(signIn(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })).resolves.toBeDefined()
  })

  test('recovers an account whose mailbox was never verified: another password, and the old sessions end', async () => {
    const email = uniqueEmail()
    const squatter = await newAccount(fixtures.context, {
      visitor: somewhere(),
      email,
      password: 'the squatter’s password',
    })
    await fixtures.context.db.rows({
      name: 'test.unconfirm',
      text: 'update app_user set email_confirmed_at = null where lower(email) = lower($1)',
      values: [email],
    })
    await offer(await guestOrder(email))
    await follow(await token(email))
    expect(await userOf(squatter)).toBeNull()
    await expect(signIn(fixtures.context, { visitor: somewhere(), email, password: PASSWORD })).resolves.toBeDefined()
  })

  test("gets the same response with or without an account, and is refused for somebody else's order", async () => {
    const known = uniqueEmail()
    await newAccount(fixtures.context, { visitor: somewhere(), email: known, password: PASSWORD })
    expect(await offer(await guestOrder(known))).toBe(await offer(await guestOrder(uniqueEmail())))
    const mine = await guestOrder(uniqueEmail())
    const theirs = await guestOrder(uniqueEmail())
    for (const wrong of [
      { ...theirs, key: mine.key },
      { ...mine, key: 'x' },
      { reference: 'RH-AAAAAAAA', key: mine.key },
    ])
      await expect(offer(wrong)).rejects.toMatchObject({ kind: 'missing', code: 'orders.order_unknown' })
  })

  test('is offered to one address five times an hour', async () => {
    const order = await guestOrder(uniqueEmail())
    for (let tries = 0; tries < 5; tries++) await offer(order)
    await expect(offer(order)).rejects.toMatchObject({ code: 'account.too_many_attempts' })
  })
})

async function mailsTo(email: string, subject: RegExp): Promise<Mail[]> {
  const sent: Mail[] = []
  await sendOutbox(fixtures.context, { send: async (mail) => void sent.push(mail) })
  return sent.filter((mail) => mail.to.toLowerCase() === email && subject.test(mail.subject))
}
