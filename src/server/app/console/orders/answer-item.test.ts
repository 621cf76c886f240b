import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { loseHold, pay } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { addItemOfOther, askDesk, peopleOfDesk, readOrder } from '#test/support/desk.ts'
import { countsOf, useFixtures } from '#test/support/fixtures.ts'
import { answerOne, mailsToGuest, readState, requestOfTwo, type RequestOfTwo } from '#test/support/requests.ts'
import { onHold } from '#test/support/staff.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
})

const answer = (order: RequestOfTwo, item: 'own' | 'other', kind: 'confirm' | 'reject', person = people.owner) =>
  answerOne(fixtures.context, person, { reference: order.reference, itemId: order[item], kind })

const shownToGuest = ({ reference, visitor }: RequestOfTwo) => {
  const orderAccessCookie = `${reference}:${orderAccessToken(fixtures.context.configuration, reference)}`
  return readOutcome(fixtures.context, { visitor: { ...visitor, orderAccessCookie }, locale: 'en', reference })
}

const errorsOf = async (reference: string) => {
  const days = { from: new Date(0), to: new Date(Date.now() + 86_400_000) }
  const { errors } = await checkLedger(fixtures.context, days)
  return errors.filter((one) => one.reference === reference)
}

// prettier-ignore
test.each([
  { answers: ['confirm', 'confirm'], state: 'awaiting_payment', totalMinor: 50_000, held: 4, mail: 'order_accepted', paid: 'confirmed' },
  { answers: ['confirm', 'reject'], state: 'awaiting_payment', totalMinor: 25_000, held: 2, mail: 'order_accepted', paid: 'partially_confirmed' },
  { answers: ['reject', 'confirm'], state: 'awaiting_payment', totalMinor: 25_000, held: 2, mail: 'order_accepted', paid: 'partially_confirmed' },
  { answers: ['reject', 'reject'], state: 'failed', totalMinor: 50_000, held: 0, mail: 'order_rejected', paid: null },
  { answers: ['confirm', 'nothing'], state: 'awaiting_payment', totalMinor: 25_000, held: 2, mail: 'order_accepted', paid: 'partially_confirmed' },
  { answers: ['reject', 'nothing'], state: 'failed', totalMinor: 50_000, held: 0, mail: 'order_unanswered', paid: null },
] as const)('a request answered $answers.0 and $answers.1 is $state', async ({ answers, state, totalMinor, held, mail, paid }) => {
  const { context } = fixtures
  const order = await requestOfTwo(context)
  const { reference } = order
  expect((await answer(order, 'own', answers[0])).body).toMatchObject({ state: 'awaiting_supplier' })
  expect(await mailsToGuest(context, reference)).toEqual(['order_on_hold'])
  if (answers[1] === 'nothing') await expireOrders(later(context, '49 hours'))
  else expect((await answer(order, 'other', answers[1])).status).toBe(200)
  expect(await readState(context, reference)).toMatchObject({ state, totalMinor })
  expect(await countsOf(context.db, order.departure.id)).toMatchObject({ held })
  expect(await mailsToGuest(context, reference)).toEqual(['order_on_hold', mail])
  if (paid === null) return
  await startPayment(context, { orderId: order.orderId })
  await pay(context, reference)
  expect(await readState(context, reference)).toMatchObject({ state: paid, paidMinor: totalMinor, refunds: 0 })
  expect(await countsOf(context.db, order.departure.id)).toMatchObject({ held: 0, sold: held })
  expect(await mailsToGuest(context, reference)).toEqual(['order_on_hold', mail, 'order_confirmed'])
  expect(await errorsOf(reference)).toEqual([])
  expect(await shownToGuest(order)).toMatchObject({ totalMinor, refundMinor: 0 })
})

test('the last answers of two suppliers at the same time decide a request once', async () => {
  const order = await requestOfTwo(fixtures.context)
  const both = await Promise.all([answer(order, 'own', 'confirm'), answer(order, 'other', 'reject', people.support)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await readState(fixtures.context, order.reference)).toMatchObject({
    state: 'awaiting_payment',
    totalMinor: 25_000,
    items: ['approved', 'failed'],
  })
  expect(await mailsToGuest(fixtures.context, order.reference)).toEqual(['order_on_hold', 'order_accepted'])
})

test('"confirm all" confirms what has no answer yet, and books it at once if nothing is left to pay', async () => {
  const { context } = fixtures
  const order = await onHold(context)
  await addItemOfOther(context, order.orderId)
  await followOrderEvents(context)
  const [own] = (await readOrder(context, people.owner, order.reference)).items
  await answerOne(context, people.owner, { reference: order.reference, itemId: Number(own?.['id']), kind: 'reject' })
  await askDesk(context, people.owner, `POST /orders/${order.reference}/confirm`)
  expect(await readState(context, order.reference)).toMatchObject({
    state: 'partially_confirmed',
    totalMinor: 0,
    items: ['failed', 'confirmed'],
  })
})

test('a late payment books what was confirmed, never what was rejected', async () => {
  const { context } = fixtures
  const order = await requestOfTwo(context)
  await answer(order, 'own', 'reject')
  await answer(order, 'other', 'confirm')
  await startPayment(context, { orderId: order.orderId })
  await loseHold(context.db, order.reference)
  await context.db.rows({
    name: 'test.rejected_again',
    text: `update order_item set status = 'failed' where id = $1`,
    values: [order.own],
  })
  await pay(context, order.reference)
  expect(await readState(context, order.reference)).toMatchObject({
    state: 'partially_confirmed',
    paidMinor: 25_000,
    refunds: 0,
    items: ['failed', 'confirmed'],
  })
  expect(await errorsOf(order.reference)).toEqual([])
})

test('suppliers answer their own activities of a request, and the second answer to one names the first', async () => {
  const order = await requestOfTwo(fixtures.context)
  expect((await readOrder(fixtures.context, people.office, order.reference)).items).toMatchObject([{ canAnswer: true }])
  expect(await answer(order, 'other', 'confirm', people.office)).toMatchObject({ status: 404 })
  expect(await answer(order, 'own', 'confirm', people.finance)).toMatchObject({ status: 403 })
  const both = await Promise.all([
    answer(order, 'own', 'confirm', people.office),
    answer(order, 'own', 'reject', people.support),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'orders.item_answered',
    answeredBy: expect.stringMatching(/^staff:/) as string,
  })
  const entries = await fixtures.context.db.rows({
    name: 'test.item_entries',
    text: `select action from audit_entry where action like 'order.item_%' and after ->> 'reference' = $1`,
    values: [order.reference],
  })
  expect(entries).toHaveLength(1)
})

test('a request no longer waits for a supplier that has answered its own activities', async () => {
  const { context } = fixtures
  const order = await requestOfTwo(context)
  const seenBy = async (person: typeof people.owner) => {
    const list = (await askDesk(context, person, 'GET /orders?queue=on_hold')).body as { rows: { reference: string }[] }
    const today = (await askDesk(context, person, 'GET /today')).body as { waiting: { kind: string; count: number }[] }
    const { waitsFor } = await readOrder(context, person, order.reference)
    return {
      isListed: list.rows.some(({ reference }) => reference === order.reference),
      isCounted: list.rows.length === today.waiting.find(({ kind }) => kind === 'requests')?.count,
      waitsFor,
    }
  }
  expect(await seenBy(people.office)).toEqual({ isListed: true, isCounted: true, waitsFor: 'supplier' })
  await answer(order, 'own', 'confirm', people.office)
  expect(await seenBy(people.office)).toEqual({ isListed: false, isCounted: true, waitsFor: null })
  expect(await seenBy(people.stranger)).toEqual({ isListed: true, isCounted: true, waitsFor: 'supplier' })
  expect(await seenBy(people.owner)).toEqual({ isListed: true, isCounted: true, waitsFor: 'supplier' })
})

test('a request whose confirmed activity costs too little for a card is booked at once, and the rest is waived', async () => {
  const { context } = fixtures
  const order = await requestOfTwo(context)
  await context.db.rows({
    name: 'test.cheap_activity',
    text: `with was as (select * from order_item where id = $2),
        item as (update order_item set total_minor = 200, original_minor = 200, list_total_minor = 200 where id = $2)
      update orders o set total_minor = o.total_minor - was.total_minor + 200, original_minor = o.original_minor - was.original_minor + 200
      from was where o.id = $1`,
    values: [order.orderId, order.other],
  })
  await answer(order, 'own', 'reject')
  expect((await answer(order, 'other', 'confirm')).body).toMatchObject({ state: 'partially_confirmed' })
  expect(await readState(context, order.reference)).toMatchObject({ totalMinor: 0, discountMinor: 200, paidMinor: 0 })
  expect(await errorsOf(order.reference)).toEqual([])
})
