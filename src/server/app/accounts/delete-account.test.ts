import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ApiContext } from '#server/app/api.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { sendMessage } from '#server/content/send-message.ts'
import { recordRecentlyViewed } from '#server/history/record-recently-viewed.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import type { Mail, Mailer } from '#server/notifications/mailer.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { oneRow } from '#server/kernel/database.ts'
import { requestQuote } from '#server/quotes/request-quote.ts'
import { readOwnReview } from '#server/reviews/read-own-review.ts'
import { sweepPhotos } from '#server/reviews/sweep-photos.ts'
import { uploadPhoto } from '#server/reviews/upload-photo.ts'
import { writeReview } from '#server/reviews/write-review.ts'
import { saveProduct } from '#server/wishlist/save-product.ts'
import { newAccount } from '#test/support/account.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { sampleQuoteRequest } from '#test/support/quotes.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { deleteAccount } from './delete-account.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { purgeDeletedAccounts } from './purge-deleted-accounts.ts'
import { requestReset } from '#server/accounts/request-reset.ts'
import { saveProfile } from '#server/accounts/save-profile.ts'
import { signIn } from './sign-in.ts'

const fixtures = useFixtures()
const PASSWORD = 'a long enough password'
/** Discards mails. Mails before the deletion go to the development mailbox, to check that they are erased there too. */
const away: Mailer = { send: async () => {} }
let next = 0

/**
 * A person with one row of everything, whose names occur nowhere else. Departures of the test data start in ten days.
 */
async function somebody() {
  const { context } = fixtures
  const { db } = context
  const tag = `Leaver${(next += 1)}q`
  const person = { email: `${tag}@example.com`, firstName: `${tag}First`, lastName: `${tag}Last` }
  const phone = `+96650123${4000 + next}`
  const visitor = { ...(await createVisitor(db)), address: `203.0.113.${next}` }
  const { token } = await newAccount(context, { visitor, password: PASSWORD, ...person })
  const userId = (await findSessionUser(context, token)) ?? 0
  const own = { ...visitor, userId }
  const profile = { ...person, countryCode: 'SA', phoneNumber: phone, language: 'en', currency: 'SAR' }
  await saveProfile(context, { ...profile, visitor: own, marketingConsent: true })

  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const buyer = await visitorWith(context, departure, 2, userId)
  const details = { ...person, phoneNumber: phone, specialRequests: `${tag} wishes` }
  const promo = { promoCode: await tenPercent(), seenTotalMinor: 22_500 }
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, buyer)), ...details, ...promo })
  await pay(context, reference)
  await followOrderEvents(context)
  const key = orderAccessToken(context.configuration, reference)
  const { bookings } = await readInvoice(context, { visitor: own, locale: 'en', reference, key })
  const bookingId = bookings[0]?.id ?? 0

  const { id: productId } = await oneRow<{ id: number }>(db, {
    name: 'test.a_product',
    text: 'select min(id) as id from product',
  })
  await saveProduct(context, { visitor: own, productId })
  await recordRecentlyViewed(context, { visitor: own, seen: [{ productId, secondsAgo: 0 }] })
  await sendMessage(context, { visitor: own, locale: 'en', name: person.firstName, email: person.email, topic: 'other', text: `${tag} asks`, website: '' }) // prettier-ignore
  const request = await sampleQuoteRequest(db)
  const quoteRequest = { ...request, ...person, phoneNumber: phone, message: `${tag} asks for an offer` }
  await requestQuote(context, { ...quoteRequest, visitor: { ...request.visitor, userId } })
  await requestReset(context, { visitor, locale: 'en', email: person.email })
  const account = { visitor: own, token, userId, reference, bookingId, key, tag, phone, ...person }
  const leave = (by = context) => deleteAccount(by, { visitor: own, sessionToken: '', password: PASSWORD })
  return { ...account, leave }
}
async function tenPercent(): Promise<string> {
  await fixtures.context.db.rows({
    name: 'test.ten_percent',
    text: `insert into promo_code (code, percent_basis_points) select 'LEAVING', 1000 where not exists (
      select from promo_code where code = 'LEAVING')`,
  })
  return 'LEAVING'
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const photograph = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const sendPhoto = (context: ApiContext, who: Somebody) =>
  uploadPhoto(context, { ...who, read: async () => Uint8Array.from(await photograph()).buffer })
type Photo = Awaited<ReturnType<typeof sendPhoto>>
const review = (context: ApiContext, who: Somebody, photoIds: number[]) =>
  writeReview(context, {
    ...who,
    locale: 'en',
    written: {
      rating: 5,
      travellerType: 'solo',
      title: 'A fine evening',
      body: 'We walked along the wall until the sun had set.',
      photoIds,
    },
  })
const authorOf = ({ bookingId }: Somebody) =>
  oneRow<{ author: string; rating: number; title: string }>(fixtures.context.db, {
    name: 'test.review_author',
    text: 'select author, rating, title from review where order_item_id = $1',
    values: [bookingId],
  })
/** As if the order had been placed while signed out. */
const makeGuestOrder = async ({ reference }: Somebody) => {
  await fixtures.context.db.rows({
    name: 'test.guest_order',
    text: `with mailbox as (update app_user u set email_confirmed_at = rihla_now() from orders o where o.reference = $1 and u.id = o.user_id)
      update orders set user_id = null where reference = $1`,
    values: [reference],
  })
}

/** Every column of every table in which the person can be found: by name, address, phone or account id. */
async function tracesOf({ tag, phone, userId }: Somebody): Promise<string[]> {
  const { db } = fixtures.context
  const columns = await db.rows<{ table: string; column: string; isOfUser: boolean }>({
    name: 'test.columns',
    text: `select c.table_name as "table", c.column_name as "column", exists (
          select from information_schema.key_column_usage k join information_schema.referential_constraints r using (constraint_name)
            join information_schema.table_constraints t on t.constraint_name = r.unique_constraint_name
          where k.table_name = c.table_name and k.column_name = c.column_name and t.table_name = 'app_user') as "isOfUser"
      from information_schema.columns c join information_schema.tables b on b.table_name = c.table_name and b.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and b.table_schema = 'public' order by 1, 2`,
  })
  expect(columns.filter(({ isOfUser }) => isOfUser).length).toBeGreaterThan(5)
  const found: string[] = []
  for (const { table, column, isOfUser } of columns) {
    const rows = await db.rows({
      name: `test.trace_${table}_${column}`.slice(0, 63),
      text: `select 1 from "${table}" where "${column}"::text ilike any ($1) or ($2 and "${column}"::text = $3) limit 1`,
      values: [[`%${tag}%`, `%${phone.slice(1)}%`], isOfUser, String(userId)],
    })
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

/** The data that docs/rules/accounts.md lists as retained under a heading. */
function documented(heading: string): string[] {
  const text = readFileSync('docs/rules/accounts.md', 'utf8')
  const part = text.split(/^#+ /m).find((one) => one.startsWith(heading)) ?? ''
  return [...part.matchAll(/^- `([a-z_]+\.[a-z_]+)`/gm)].map(([, column = '']) => column).toSorted()
}

describe('a deleted account', () => {
  test('leaves only the data of its upcoming bookings', async () => {
    const who = await somebody()
    expect((await tracesOf(who)).length).toBeGreaterThan(15)
    await sendOutbox(fixtures.context, mailboxMailer(fixtures.context.db))
    await who.leave()
    await sendOutbox(fixtures.context, away)
    expect(await tracesOf(who)).toEqual(documented('Before an upcoming booking ends'))

    const byLink = {
      visitor: await createVisitor(fixtures.context.db),
      locale: 'en' as const,
      reference: who.reference,
    }
    const invoice = await readInvoice(fixtures.context, { ...byLink, key: who.key })
    expect(invoice.bookings[0]).toMatchObject({ status: 'confirmed', canCancel: true })
    await expect(readInvoice(fixtures.context, byLink)).rejects.toMatchObject({ code: 'orders.order_unknown' })
  })

  test('leaves only what the law requires of past bookings', async () => {
    const who = await somebody()
    const after = later(fixtures.context, '10 days 3 hours')
    await review(after, who, [])
    await sendOutbox(after, mailboxMailer(fixtures.context.db))
    await who.leave(after)
    await sendOutbox(after, away)
    expect(await tracesOf(who)).toEqual(documented('After all bookings have ended'))
    expect(await authorOf(who)).toEqual({ author: 'Former traveller', rating: 5, title: 'A fine evening' })
  })

  test('deletes the photos of its reviews with their files, and no other photos', async () => {
    const after = later(fixtures.context, '10 days 3 hours')
    const [stays, leaves] = [await somebody(), await somebody()]
    const [kept, shown, unsent] = [
      await sendPhoto(after, stays),
      await sendPhoto(after, leaves),
      await sendPhoto(after, leaves),
    ]
    await review(after, stays, [kept.id])
    await review(after, leaves, [shown.id])
    await leaves.leave(after)
    await sweepPhotos(after)
    const isKept = ({ picture }: Photo) => after.storage.exists(picture.src.replace('files/', ''))
    expect(await Promise.all([kept, shown, unsent].map(isKept))).toEqual([true, false, false])
    const { review: left } = await readOwnReview(after, { ...leaves, visitor: await createVisitor(after.db) })
    expect(left).toMatchObject({ title: 'A fine evening', photos: [] })
  })

  test('removes the name from reviews of its guest orders too', async () => {
    const after = later(fixtures.context, '10 days 3 hours')
    const who = await somebody()
    await makeGuestOrder(who)
    await review(after, who, [])
    await who.leave(after)
    const { author } = await authorOf(who)
    expect(author).toBe('Former traveller')
  })

  test('is erased from its last booking after that has taken place', async () => {
    const who = await somebody()
    await sendOutbox(fixtures.context, mailboxMailer(fixtures.context.db))
    await who.leave()
    const after = later(fixtures.context, '10 days 3 hours')
    await sendOutbox(after, away)
    await purgeDeletedAccounts(fixtures.context)
    expect(await tracesOf(who)).toContain('orders.email')
    await purgeDeletedAccounts(after)
    expect(await tracesOf(who)).toEqual(documented('After all bookings have ended'))
  })

  test('ends every session, is notified by mail, and cannot sign in', async () => {
    const who = await somebody()
    await sendOutbox(fixtures.context, mailboxMailer(fixtures.context.db))
    await who.leave()
    expect(await findSessionUser(fixtures.context, who.token)).toBeNull()
    const { visitor, email } = who
    await expect(signIn(fixtures.context, { visitor, email, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.wrong_credentials',
    })
    const sent: string[] = []
    await sendOutbox(fixtures.context, { send: async ({ to, subject }) => void sent.push(`${to}: ${subject}`) })
    expect(sent).toEqual([`${email}: Your Rihla account has been deleted`])
  })

  test('leaves the mails to the same address as a member of staff and as the operator', async () => {
    const { db } = fixtures.context
    const who = await somebody()
    await sendOutbox(fixtures.context, mailboxMailer(db))
    await db.rows({
      name: 'test.staff_mails',
      text: `insert into outbox (kind, dedupe_key, recipient, language, payload) values
        ('console_invite', 'test:invite', $1, 'en', '{"token": "invited", "name": "Nora"}'),
        ('contact_message', 'test:contact', $1, 'en', '{"messageId": "999999999", "name": "Ali", "email": "ali@example.com", "text": "?"}')`,
      values: [who.email],
    })
    await who.leave()
    const sent: Mail[] = []
    await sendOutbox(fixtures.context, { send: async (mail) => void sent.push(mail) })
    expect(sent.filter(({ to }) => to === who.email)).toHaveLength(3)
    expect(sent.some(({ html }) => html.includes('/console/invitation#invited'))).toBe(true)
  })

  test('requires the password, with five attempts in fifteen minutes', async () => {
    const who = await somebody()
    const wrong = () =>
      deleteAccount(fixtures.context, { visitor: who.visitor, sessionToken: '', password: 'not the password' })
    for (let tries = 0; tries < 5; tries++)
      await expect(wrong()).rejects.toMatchObject({
        details: { fields: [{ field: 'password', code: 'password_wrong' }] },
      })
    await expect(wrong()).rejects.toMatchObject({ kind: 'limited' })
    expect(await findSessionUser(fixtures.context, who.token)).toBe(who.userId)
  })

  test('leaves the data of other people unchanged', async () => {
    const [stays, leaves] = [await somebody(), await somebody()]
    const before = await tracesOf(stays)
    await leaves.leave()
    expect(await tracesOf(stays)).toEqual(before)
  })
})
