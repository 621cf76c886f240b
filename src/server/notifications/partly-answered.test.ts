import { beforeAll, expect, test } from 'vitest'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { findOrder } from '#server/booking/views.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { pay } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { peopleOfDesk } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { answerOne, requestOfTwo, type RequestOfTwo } from '#test/support/requests.ts'
import { composeMail } from './compose-mail.ts'
import { composeWhatsapp } from './whatsapp-message.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
})

const answer = ({ reference, ...request }: RequestOfTwo, item: 'own' | 'other', kind: 'confirm' | 'reject') =>
  answerOne(fixtures.context, people.owner, { reference, itemId: request[item], kind })

async function titlesOf({ reference, ...request }: RequestOfTwo, locale: 'ar' | 'en') {
  const order = await findOrder(fixtures.context.db, reference)
  const title = (id: number) => order?.bookings.find((booking) => booking.id === id)?.productTitle[locale] ?? ''
  return { own: title(request.own), other: title(request.other) }
}

async function latest(kind: string, reference: string): Promise<OutboxRow> {
  const [row] = await fixtures.context.db.rows<OutboxRow>({
    name: 'test.latest_message',
    text: `select id, channel, kind, recipient, 'en' as language, payload from outbox
      where kind = $1 and payload ->> 'reference' = $2 order by id desc limit 1`,
    values: [kind, reference],
  })
  if (!row) throw new Error(`no message of the kind ${kind}`)
  return row
}

const mailOf = async (kind: string, reference: string) => composeMail(fixtures.context, await latest(kind, reference))

test('messages about a request that was confirmed in part name the activity that was confirmed', async () => {
  const { context } = fixtures
  const request = await requestOfTwo(context)
  const { reference, orderId } = request
  const titles = await titlesOf(request, 'en')
  expect(titles.own).not.toBe(titles.other)
  await answer(request, 'own', 'reject')
  await answer(request, 'other', 'confirm')

  const accepted = await mailOf('order_accepted', reference)
  expect(accepted?.subject).toBe(`Part of your request is confirmed. Complete your payment – ${titles.other}`)
  expect(accepted?.text).toContain('Part of your request is confirmed')
  const message = await composeWhatsapp(context, await latest('order_accepted', reference))
  expect(message?.parameters[1]).toBe(titles.other)

  await startPayment(context, { orderId })
  await pay(context, reference)
  expect((await mailOf('order_confirmed', reference))?.subject).toBe(`Booking confirmed – ${titles.other}`)
})

// The operator's language is Arabic by default.
test('the operator reads which activity of a request got no reply, not that all of it expired', async () => {
  const { context } = fixtures
  const request = await requestOfTwo(context)
  const titles = await titlesOf(request, 'ar')
  await answer(request, 'own', 'confirm')
  await expireOrders(later(context, '49 hours'))
  const mail = await mailOf('staff_partly_unanswered', request.reference)
  expect(mail?.text).toContain(titles.other)
  expect(mail?.text).not.toContain(titles.own)
  expect(mail?.subject).toBe(`جزء من طلب حجز بقي دون رد: ${request.reference}`)
})
