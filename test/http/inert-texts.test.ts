import { describe, expect, test } from 'vitest'
import { signUp } from '#server/accounts/sign-up.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { sendMessage } from '#server/content/send-message.ts'
import { readTicket } from '#server/booking/documents/read-ticket.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { requestQuote } from '#server/quotes/request-quote.ts'
import { checkoutOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { hostileTexts } from '#test/support/hostile-texts.ts'
import { sampleQuoteRequest } from '#test/support/quotes.ts'
import { askStaff } from '#test/support/staff.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const HARMLESS = 'A quiet evening'
let requestCount = 0

/** Enters `text` in every field, buys something that has it as its title, and returns the resulting mails and pages. */
async function written(text: string, locale: 'ar' | 'en') {
  const { context } = fixtures
  const { db } = context
  requestCount += 1
  const [newest] = await db.rows<{ id: number }>({
    name: 'test.newest',
    text: 'select coalesce(max(id), 0) as id from mailbox_message',
  })
  await db.rows({
    name: 'test.call_activity',
    text: `with w as (select jsonb_build_object('ar', $1::text, 'en', $1::text) as words),
        p as (update product set title = words, meeting_point = meeting_point || jsonb_build_object('name', words, 'address', words)
          from w where code = 'bahrain-fort' returning id, words)
      update option o set title = words from p where o.product_id = p.id`,
    values: [text],
  })
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 4 })
  const visitor = { ...(await visitorWith(context, departure, 1)), address: `198.51.100.${requestCount}` }
  const name = text.slice(0, 100)
  const order = { ...(await checkoutOf(context, visitor)), locale, firstName: name, lastName: name }
  const { reference } = await placeOrder(context, { ...order, specialRequests: text })
  await pay(context, reference)
  const laterVisitor = { ...(await visitorWith(context, departure, 1)), address: visitor.address }
  const later = { ...(await checkoutOf(context, laterVisitor)), locale, firstName: name, lastName: name }
  const reserved = await placeOrder(context, {
    ...later,
    email: uniqueEmail(),
    method: 'pay_later',
    specialRequests: text,
  })
  const email = `writer${requestCount}@example.com`
  const message = { visitor, locale, name, email, topic: 'booking', text, website: '' }
  await sendMessage(context, message)
  const request = { ...(await sampleQuoteRequest(db)), locale, message: text, firstName: name, lastName: name }
  await requestQuote(context, request)
  const password = 'a parrot on the veranda'
  const person = { visitor, locale, email, password, confirmPassword: password }
  await signUp(context, { ...person, firstName: name, lastName: name })
  await sendOutbox(context, mailboxMailer(db))

  const app = await buildFrontApp(context)
  const pageOf = async (path: string) => (await app.request(`http://localhost${path}`, { headers: { host: 'localhost' } })).text() // prettier-ignore
  const mails = await db.rows<{ id: number; kind: string; subject: string }>({
    name: 'test.mails_since',
    text: `select m.id, x.kind, m.subject from mailbox_message m join outbox x on x.id = m.outbox_id where m.id > $1 order by x.kind, m.id`,
    values: [newest?.id ?? 0],
  })
  const pages = new Map<string, string>()
  for (const { id, kind } of mails) {
    pages.set(kind, await pageOf(`/mailbox/${id}/html`))
    pages.set(`${kind}, its page`, await pageOf(`/mailbox/${id}`))
  }
  return { reference, reserved: reserved.reference, visitor, mails, pages, list: await pageOf('/mailbox') }
}

/** The elements of a page with the names of their attributes in order, and the targets of its links. */
function skeletonOf(html: string) {
  const tags = [...html.matchAll(/<(\/?[a-z!][^\s>/]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)]
  const elements = tags.map(([, tag = '', attributes = '']) => {
    const names = [...attributes.matchAll(/([^\s=/"']+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/g)].map(([, name]) => name)
    return `${tag} ${names.join(' ')}`.trim()
  })
  const links = [...html.matchAll(/\b(?:href|src|action)="([^"]*)"/g)].map(([, link = '']) => link)
  return { elements, links }
}

const harmless = new Map<string, Awaited<ReturnType<typeof written>>>()

/** The same with harmless words, with as many lines. */
async function harmlessLike(text: string, locale: 'ar' | 'en') {
  const words = text.replaceAll(/[^\r\n]+/g, HARMLESS)
  const known = harmless.get(locale + words) ?? (await written(words, locale))
  harmless.set(locale + words, known)
  return known
}

/** Links of a mail: to the site, to a mailbox or phone, and to the meeting point on a map. */
const ownLink =
  /^(?:https?:\/\/localhost[:/]|https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=[\d.,-]+$|\/mailbox|mailto:|tel:|data:image\/|cid:)/

describe.each(['ar', 'en'] as const)('in %s', (locale) => {
  test.each(Object.entries(hostileTexts))('%s is displayed as plain text', async (_, text) => {
    const { context } = fixtures
    const plain = await harmlessLike(text, locale)
    const { reference, reserved, visitor, mails, pages, list } = await written(text, locale)

    // Mails and the mailbox: the same elements as with harmless words, and only our own addresses.
    expect([...pages.keys()]).toEqual([...plain.pages.keys()])
    expect(pages.size).toBeGreaterThanOrEqual(10)
    for (const [kind, html] of pages) {
      const { elements, links } = skeletonOf(html)
      const expected = skeletonOf(plain.pages.get(kind) ?? '')
      expect(elements, kind).toEqual(expected.elements)
      for (const link of links) expect(link, kind).toMatch(ownLink)
      expect(html, kind).not.toMatch(/<script|onerror=alert\(1\)>|<svg\/onload/i)
    }
    expect(list).not.toMatch(/<script|<img|<svg/i)
    for (const { subject } of mails) expect(subject).not.toMatch(/[\r\n]/)

    // Calendar file and ticket.
    const key = orderAccessToken(context.configuration, reference)
    const invoice = await readInvoice(context, { visitor, locale, reference, key })
    const bookingId = invoice.bookings[0]?.id ?? 0
    const app = await buildFrontApp(context)
    const file = await app.request(`http://localhost/api/invoices/${reference}/bookings/${bookingId}/calendar.ics?key=${key}&locale=${locale}`, { headers: { host: 'localhost' } }) // prettier-ignore
    expect(file.headers.get('content-type')).toContain('text/calendar')
    const lines = (await file.text()).replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter((line) => line !== '' && !/^[A-Z-]+[;:]/.test(line))).toEqual([])
    expect(lines.filter((line) => /^(?:ATTENDEE|BEGIN|END)[;:]/.test(line))).toEqual(
      expect.arrayContaining(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR']),
    )
    expect(lines.filter((line) => line.startsWith('ATTENDEE') || line === 'END:VEVENT')).toHaveLength(1)
    const { pdf } = await readTicket(context, { visitor, locale, reference, bookingId, key })
    const source = Buffer.from(pdf).toString('latin1')
    expect(source).toMatch(/^%PDF-/)
    // Compressed pictures and fonts hold any bytes; only the objects around them can ask a reader to act.
    const objects = source.replaceAll(/\bstream\r?\n.*?\bendstream\b/gs, '')
    expect(objects).toContain('/Type /Catalog')
    expect(objects).not.toContain('/ObjStm')
    expect(objects).not.toMatch(/\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction)\b/)

    // The staff API returns the text as JSON, unchanged but for line ends.
    const { body } = await askStaff(context, 'GET', '?queue=pay_later')
    const { orders } = body as { orders: { reference: string; items: { specialRequest: string }[] }[] }
    expect(orders.find((one) => one.reference === reserved)?.items[0]?.specialRequest).toBe(
      text.replaceAll('\r\n', '\n'),
    )
  })
})
