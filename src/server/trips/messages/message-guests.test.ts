import { describe, expect, test } from 'vitest'
import type { MessageTexts } from '#domain/guest-message.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { checkoutOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { askConsole, personOf, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { tripOf } from '#test/support/trips.ts'
import { beginDisruption } from '#server/trips/disruptions/begin-disruption.ts'
import { messageGuests } from './message-guests.ts'
import { previewMessage } from './preview-message.ts'

const fixtures = useFixtures()

const arabic = { subject: 'البوابة ب', text: 'نلتقي عند البوابة ب.' }
const english = { subject: 'Gate B', text: 'Meet us at gate B.\nBring water & a <hat>.' }
const both: MessageTexts = { ar: arabic, en: english }

async function book(
  trip: FixtureDeparture,
  {
    email = uniqueEmail(),
    locale = 'ar',
    isPaid = true,
  }: { email?: string; locale?: 'ar' | 'en'; isPaid?: boolean } = {},
) {
  const { context } = fixtures
  const checkout = await checkoutOf(context, await visitorWith(context, trip, 2))
  const { reference } = await placeOrder(context, { ...checkout, email, locale })
  if (isPaid) await pay(context, reference)
  return { reference, email }
}

async function setUp() {
  const { context } = fixtures
  const supplier = await supplierId(context)
  return { trip: await tripOf(context, supplier, { days: 5 }), office: await staffPerson(context, 'supplier_office', supplier) }
} // prettier-ignore

const preview = async (who: TestPerson, departureId: number) =>
  previewMessage(fixtures.context, { person: await personOf(fixtures.context, who), departureId })
const send = async (who: TestPerson, departureId: number, seenGuests: number, texts = both) =>
  messageGuests(fixtures.context, { person: await personOf(fixtures.context, who), departureId, texts, seenGuests })

/** As they were mailed, by the reference of the order. */
async function mailsTo(references: string[]) {
  const { context } = fixtures
  await sendOutbox(context, mailboxMailer(context.db))
  return context.db.rows<{ reference: string; recipient: string; subject: string; html: string; text: string }>({
    name: 'test.departure_messages',
    text: `select o.payload ->> 'reference' as reference, m.recipient, m.subject, m.html, m.body as text
      from outbox o join mailbox_message m on m.outbox_id = o.id
      where o.kind = 'departure_message' and o.payload ->> 'reference' = any ($1) order by m.id`,
    values: [references],
  })
}

const notesIn = (reference: string) =>
  fixtures.context.db.rows<{ actor: string; note: string; from: string; to: string }>({
    name: 'test.message_notes',
    text: `select e.actor, e.note, e.from_status as "from", e.to_status as "to" from order_event e join orders o on o.id = e.order_id
      where o.reference = $1 and e.reason = 'guests_messaged' and e.order_item_id is not null`,
    values: [reference],
  })

const entriesOf = (departureId: number) =>
  fixtures.context.db.rows<{ staffId: number; after: Record<string, unknown> }>({
    name: 'test.message_entries',
    text: `select staff_id as "staffId", after from audit_entry where action = 'departure.messaged' and subject_id = $1 order by id`,
    values: [departureId],
  })

describe('a message to all guests of a departure', () => {
  test('goes to each guest once, in their language, and is in each of their orders', async () => {
    const { trip, office } = await setUp()
    const reader = await book(trip, { locale: 'en' })
    const twice = await book(trip)
    const again = await book(trip, { email: twice.email.toUpperCase() })
    const shopper = await book(trip, { isPaid: false })
    expect(await preview(office, trip.id)).toEqual({
      guests: 2,
      languages: [
        { language: 'ar', guests: 1 },
        { language: 'en', guests: 1 },
      ],
    })
    expect(await send(office, trip.id, 2)).toBe(2)
    const orders = [reader, twice, again, shopper].map(({ reference }) => reference)
    const mails = await mailsTo(orders)
    expect(mails.map(({ reference, subject }) => [reference, subject]).toSorted()).toEqual(
      [
        [reader.reference, english.subject],
        [twice.reference, arabic.subject],
      ].toSorted(),
    )
    expect(mails.find(({ reference }) => reference === twice.reference)).toMatchObject({ recipient: twice.email, text: expect.stringContaining(arabic.text) }) // prettier-ignore
    const event = { actor: 'staff:Layla Hassan', from: 'confirmed', to: 'confirmed' }
    expect(await notesIn(reader.reference)).toEqual([{ ...event, note: `${english.subject}\n${english.text}` }])
    for (const { reference } of [twice, again])
      expect(await notesIn(reference)).toEqual([{ ...event, note: `${arabic.subject}\n${arabic.text}` }])
    expect(await notesIn(shopper.reference)).toEqual([])
    expect(await entriesOf(trip.id)).toEqual([
      { staffId: office.staffId, after: { day: expect.any(String), messages: 2, language: 'ar, en' } },
    ])
  })

  test('is plain text: what looks like HTML is shown as it was typed', async () => {
    const { trip, office } = await setUp()
    const { reference } = await book(trip, { locale: 'en' })
    await send(office, trip.id, 1)
    const [mail] = await mailsTo([reference])
    expect(mail?.html).toContain('Bring water &amp; a &lt;hat&gt;.')
    expect(mail?.html).not.toContain('<hat>')
    expect(mail?.text).toContain('Bring water & a <hat>.')
  })

  test('in one language goes to everybody in it', async () => {
    const { trip, office } = await setUp()
    const { reference } = await book(trip)
    await send(office, trip.id, 1, { ar: null, en: english })
    const [mail] = await mailsTo([reference])
    expect(mail).toMatchObject({ subject: english.subject, html: expect.stringContaining('lang="en"') })
  })

  test('is sent once, however often the button is pressed; later only to guests who booked since', async () => {
    const { trip, office } = await setUp()
    const { reference } = await book(trip)
    const presses = await Promise.allSettled([1, 2, 3].map(() => send(office, trip.id, 1)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(send(office, trip.id, 1)).rejects.toMatchObject({ code: 'console.already_messaged' })
    expect(await mailsTo([reference])).toHaveLength(1)
    expect(await notesIn(reference)).toHaveLength(1)
    expect(await entriesOf(trip.id)).toHaveLength(1)
    const since = await book(trip)
    expect(await send(office, trip.id, 2)).toBe(1)
    expect((await mailsTo([reference, since.reference])).map((mail) => mail.reference)).toEqual([reference, since.reference]) // prettier-ignore
    expect(await notesIn(reference)).toHaveLength(1)
  })

  test('is not sent if other guests are booked than were shown, or nobody', async () => {
    const { trip, office } = await setUp()
    await expect(send(office, trip.id, 1)).rejects.toMatchObject({ code: 'console.no_guests' })
    const { reference } = await book(trip)
    await expect(send(office, trip.id, 2)).rejects.toMatchObject({ code: 'console.departure_changed' })
    expect(await mailsTo([reference])).toEqual([])
  })

  test('does not reach a guest who cancelled before it was sent', async () => {
    const { context } = fixtures
    const { trip, office } = await setUp()
    const { reference } = await book(trip)
    await send(office, trip.id, 1)
    await context.db.rows({
      name: 'test.cancel_booked',
      text: `update order_item set status = 'cancelled' where order_id = (select id from orders where reference = $1)`,
      values: [reference],
    })
    expect(await mailsTo([reference])).toEqual([])
  })

  test('is refused for a departure that is over or cancelled', async () => {
    const { context } = fixtures
    const { trip, office } = await setUp()
    await book(trip)
    const person = await personOf(context, office)
    const wish = { departureId: trip.id, texts: both, seenGuests: 1 }
    const afterwards = later(context, '6 days')
    await expect(previewMessage(afterwards, { person, departureId: trip.id })).rejects.toMatchObject({ code: 'console.departure_over' }) // prettier-ignore
    await beginDisruption(context, { person, departureId: trip.id, change: { kind: 'cancel' }, reason: 'Storm', seenBookings: 1 }) // prettier-ignore
    await expect(messageGuests(context, { person, ...wish })).rejects.toMatchObject({ code: 'console.departure_called_off' }) // prettier-ignore
    await expect(preview(office, trip.id)).rejects.toMatchObject({ code: 'console.departure_called_off' })
  })

  test('can be sent five times in an hour', async () => {
    const { trip, office } = await setUp()
    await book(trip)
    const nth = (n: number) =>
      send(office, trip.id, 1, { ar: null, en: { subject: `Gate ${n}`, text: 'Meet us there.' } })
    for (const n of [1, 2, 3, 4, 5]) expect(await nth(n)).toBe(1)
    await expect(nth(6)).rejects.toMatchObject({ code: 'console.too_many_mails' })
  })

  test('is written by the supplier’s office and by people who answer guests; another supplier’s departure does not exist', async () => {
    const { context } = fixtures
    const { trip } = await setUp()
    await book(trip)
    const route = `POST /departures/${trip.id}/message`
    const body = { texts: both, seenGuests: 1 }
    const ask = async (role: string, supplier: number | null) =>
      askConsole(context, route, { token: (await staffPerson(context, role, supplier)).token, body })
    const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
    expect(await ask('supplier_office', second)).toMatchObject({ status: 404, body: { code: 'console.not_found' } })
    for (const [role, supplier] of [
      ['editor', null],
      ['finance', null],
      ['guide', first],
      ['supplier_finance', first],
    ] as const)
      // prettier-ignore
      expect(await ask(role, supplier)).toMatchObject({ status: 403, body: { code: 'console.forbidden' } })
    expect(await ask('support', null)).toMatchObject({ status: 200, body: { guests: 1 } })
  })

  test('needs a subject and a text in one language at least', async () => {
    const { context } = fixtures
    const { trip, office } = await setUp()
    const texts = [{}, { ar: null, en: null }, { en: { subject: 'Gate B', text: '  ' } }, { en: { subject: 'Gate B' } }]
    for (const one of texts) {
      const body = { texts: one, seenGuests: 1 }
      const answer = await askConsole(context, `POST /departures/${trip.id}/message`, { token: office.token, body })
      expect(answer.status).toBe(422)
    }
  })
})
