import { beforeAll, describe, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import { anonymiseOrders, leaveOrders } from '#server/booking/orders/anonymise-orders.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { stripMessagesAbout } from '#server/outbox/forget-messages.ts'
import { orderOf, uniqueEmail } from '#test/support/buyer.ts'
import { askConsole, type TestPerson } from '#test/support/console.ts'
import { addItemOfOther, askDesk, paidOrder, peopleOfDesk, placedOrder, readOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { readPdf } from '#test/support/read-pdf.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
})

interface Mail {
  kind: string
  id: number
  mail: string
  text: string | null
}

async function booked(change = {}) {
  const { context } = fixtures
  const { reference } = await paidOrder(context, change)
  await followOrderEvents(context)
  const [item] = (await readOrder(context, people.support, reference)).items
  return { reference, itemId: Number(item?.['id']) }
}

const file = async (person: TestPerson, route: string) => {
  const { status, body } = await askConsole(fixtures.context, `GET ${route}`, { token: person.token, isFile: true })
  const bytes = 'bytes' in body ? new Uint8Array(body['bytes'] as ArrayBuffer) : new Uint8Array()
  return { status, code: body['code'], bytes, text: new TextDecoder().decode(bytes) }
}
const read = (person: TestPerson, reference: string) => readOrder(fixtures.context, person, reference)
const documentsOf = async (person: TestPerson, reference: string) =>
  (await read(person, reference)).items.map((item) => item['documents'])
const mailsIn = async (person: TestPerson, reference: string) =>
  (await read(person, reference)).timeline.filter(({ kind }) => kind === 'mail') as unknown as Mail[]

describe('documents', () => {
  test('are those of the buyer, in the language of the order', async () => {
    const { reference, itemId } = await booked()
    const path = `/orders/${reference}`
    expect(await documentsOf(people.support, reference)).toEqual([['ticket', 'calendar']])
    expect(await read(people.support, reference)).toMatchObject({ hasInvoice: true })
    const ticket = await file(people.support, `${path}/items/${itemId}/ticket.pdf`)
    expect(ticket.status).toBe(200)
    expect((await readPdf(ticket.bytes)).language).toBe('ar')
    const invoice = await file(people.finance, `${path}/invoice.pdf`)
    expect((await readPdf(invoice.bytes)).title).toContain('INV-')
    const calendar = await file(people.support, `${path}/items/${itemId}/calendar.ics`)
    expect(calendar.text).toContain('BEGIN:VEVENT')
    // The key of the link opens the order as its buyer's.
    expect(calendar.text.replaceAll(/\r\n[ \t]/g, '')).toContain(`/invoices/${reference}`)
    expect(calendar.text.replaceAll(/\r\n[ \t]/g, '')).not.toContain('key=')
    expect(await file(people.support, `${path}/items/${itemId}/credit-note.pdf`)).toMatchObject({
      status: 409,
      code: 'orders.no_credit_note',
    })
  })

  test('of a cancelled activity are its credit notes, and no ticket', async () => {
    const { reference, itemId } = await booked()
    const path = `/orders/${reference}/items/${itemId}`
    const { body } = await askDesk(fixtures.context, people.support, `GET ${path}/cancellation`)
    const cancel = { reason: 'الرياح قوية', refund: 'policy', refundMinor: body['refundMinor'] }
    await askDesk(fixtures.context, people.support, `POST ${path}/cancel`, cancel)
    expect(await documentsOf(people.support, reference)).toEqual([['calendar', 'credit_note']])
    const notes = await file(people.support, `${path}/credit-note.pdf`)
    expect((await readPdf(notes.bytes)).title).toContain('CN-')
    expect(await file(people.support, `${path}/ticket.pdf`)).toMatchObject({
      status: 409,
      code: 'orders.ticket_not_ready',
    })
  })

  test('do not exist before an order is paid', async () => {
    const { reference } = await placedOrder(fixtures.context, { method: 'pay_later' })
    await followOrderEvents(fixtures.context)
    expect(await documentsOf(people.support, reference)).toEqual([[]])
    expect(await read(people.support, reference)).toMatchObject({ hasInvoice: false })
    expect(await file(people.support, `/orders/${reference}/invoice.pdf`)).toMatchObject({
      status: 409,
      code: 'orders.invoice_not_ready',
    })
  })

  test('of an order with activities of two suppliers: each has the tickets of its own, and no invoice', async () => {
    const { context } = fixtures
    const { reference, itemId } = await booked()
    const { id } = await orderOf(context.db, reference)
    await addItemOfOther(context, id)
    await refreshOrderRows(context.db, [id])
    const other = (await read(people.owner, reference)).items.find((item) => item['id'] !== itemId)?.['id'] as number
    const ticketOf = (item: number) => `/orders/${reference}/items/${item}/ticket.pdf`
    expect(await documentsOf(people.office, reference)).toEqual([['ticket']])
    expect(await read(people.office, reference)).toMatchObject({ hasInvoice: false })
    expect((await file(people.office, ticketOf(itemId))).status).toBe(200)
    expect(await file(people.office, ticketOf(other))).toMatchObject({ status: 404, code: 'console.not_found' })
    expect((await file(people.stranger, ticketOf(other))).status).toBe(200)
    expect(await file(people.stranger, ticketOf(itemId))).toMatchObject({ status: 404, code: 'console.not_found' })
    for (const route of ['invoice.pdf', `items/${itemId}/calendar.ics`, `items/${itemId}/credit-note.pdf`])
      expect(await file(people.office, `/orders/${reference}/${route}`)).toMatchObject({ status: 403 })
  })

  test('need the permission to see guests', async () => {
    const { reference, itemId } = await booked()
    for (const person of [people.analyst, people.books]) {
      expect(await documentsOf(person, reference)).toEqual([[]])
      expect(await file(person, `/orders/${reference}/items/${itemId}/ticket.pdf`)).toMatchObject({ status: 403 })
    }
  })
})

describe('mails', () => {
  test('are read as they were sent, without the key of the link', async () => {
    const { context } = fixtures
    const { reference } = await booked()
    const before = (await mailsIn(people.support, reference)).find(({ mail }) => mail === 'order_confirmed')
    expect(before).toMatchObject({ text: null })
    const route = `GET /orders/${reference}/mails/${before?.id}`
    expect(await askDesk(context, people.support, route)).toMatchObject({ status: 404 })
    await sendOutbox(context, mailboxMailer(context.db))
    expect(await mailsIn(people.support, reference)).toContainEqual(
      expect.objectContaining({ id: before?.id, text: 'stored' }),
    )
    const { body } = await askDesk(context, people.support, route)
    expect(body).toMatchObject({ subject: expect.stringContaining('تم تأكيد حجزك') as string })
    expect(body['body']).toContain(`/invoices/${reference}`)
    expect(body['body']).not.toContain('key=')
    const [stored] = await context.db.rows<{ body: string }>({
      name: 'test.mailbox_of',
      text: 'select body from mailbox_message where outbox_id = $1',
      values: [before?.id],
    })
    expect(body['body']).toBe(stored?.body.replaceAll(/\?key=\S+/g, ''))
    expect(stored?.body).toContain('key=')
    // What was sent stays as it was when the order changes.
    const [item] = (await read(people.support, reference)).items
    const path = `/orders/${reference}/items/${String(item?.['id'])}`
    const { body: quote } = await askDesk(context, people.support, `GET ${path}/cancellation`)
    const cancel = { reason: 'الرياح قوية', refund: 'policy', refundMinor: quote['refundMinor'] }
    await askDesk(context, people.support, `POST ${path}/cancel`, cancel)
    expect((await askDesk(context, people.support, route)).body).toEqual(body)
  })

  test('of another order, and for people who may not see guests, are not there', async () => {
    const { context } = fixtures
    const [one, other] = [await booked(), await booked()]
    await sendOutbox(context, mailboxMailer(context.db))
    const [mail] = await mailsIn(people.support, one.reference)
    const ask = (person: TestPerson, reference: string) =>
      askDesk(context, person, `GET /orders/${reference}/mails/${mail?.id}`)
    expect(await ask(people.support, one.reference)).toMatchObject({ status: 200 })
    expect(await ask(people.support, other.reference)).toMatchObject({ status: 404 })
    expect(await ask(people.analyst, one.reference)).toMatchObject({ status: 403 })
    expect(await ask(people.office, one.reference)).toMatchObject({ status: 403 })
    expect((await mailsIn(people.analyst, one.reference)).every(({ text }) => text === null)).toBe(true)
  })

  test('of a forgotten guest are erased, and the timeline says so', async () => {
    const { context } = fixtures
    const email = uniqueEmail()
    const { reference } = await booked({ email })
    await sendOutbox(context, mailboxMailer(context.db))
    const [mail] = await mailsIn(people.support, reference)
    expect(mail).toMatchObject({ text: 'stored' })
    await context.db.rows({
      name: 'test.is_over',
      text: `update order_item i set starts_at = rihla_now() - interval '2 days', ends_at = rihla_now() - interval '1 day'
        from orders o where o.id = i.order_id and o.reference = $1`,
      values: [reference],
    })
    await context.db.transaction(async (tx) => {
      await leaveOrders(tx, { userId: null, email })
      await stripMessagesAbout(
        tx,
        (await anonymiseOrders(tx)).map((order) => order.reference),
      )
    })
    expect(await mailsIn(people.support, reference)).toContainEqual(
      expect.objectContaining({ id: mail?.id, text: 'erased' }),
    )
    const route = `GET /orders/${reference}/mails/${mail?.id}`
    expect(await askDesk(context, people.support, route)).toMatchObject({ status: 404 })
  })
})
