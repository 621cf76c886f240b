import { beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { checkoutOf, orderOf, pay, uniqueEmail, visitorWithAll } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { peopleOfDesk } from '#test/support/desk.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { createCode, usesOf } from '#test/support/promo-codes.ts'
import { answerOne, mailsToGuest, readState, requestOfTwo, type RequestOfTwo } from '#test/support/requests.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
})

type Answer = 'confirm' | 'reject' | 'nothing'

async function answer(reference: string, itemId: number, kind: Answer) {
  if (kind === 'nothing') await expireOrders(later(fixtures.context, '49 hours'))
  else expect((await answerOne(fixtures.context, people.owner, { reference, itemId, kind })).status).toBe(200)
}

const cancelAsGuest = ({ reference, visitor }: RequestOfTwo, bookingId: number) =>
  cancelBooking(fixtures.context, {
    visitor,
    reference,
    key: orderAccessToken(fixtures.context.configuration, reference),
    bookingId,
    seenRefundMinor: 0,
  })

/** A code of a share of the price, that has been used once by this request. */
async function requestWithCode(percent: 10 | 100) {
  const code = await createCode(fixtures.context.db)
  await fixtures.context.db.rows({
    name: 'test.share_of_code',
    text: 'update promo_code set percent_basis_points = $2 where code = $1',
    values: [code, percent * 100],
  })
  return { code, order: await requestOfTwo(fixtures.context, { code, totalMinor: 250 * (100 - percent) }) }
}

describe('a request with a promo code', () => {
  // prettier-ignore
  test.each([
    { percent: 10, answers: ['confirm', 'reject'], state: 'awaiting_payment', totalMinor: 22_500, discountMinor: 2500, uses: 1, held: 2, sold: 0 },
    { percent: 10, answers: ['confirm', 'nothing'], state: 'awaiting_payment', totalMinor: 22_500, discountMinor: 2500, uses: 1, held: 2, sold: 0 },
    { percent: 10, answers: ['reject', 'reject'], state: 'failed', totalMinor: 45_000, discountMinor: 5000, uses: 0, held: 0, sold: 0 },
    { percent: 100, answers: ['confirm', 'confirm'], state: 'confirmed', totalMinor: 0, discountMinor: 50_000, uses: 1, held: 0, sold: 4 },
    { percent: 100, answers: ['confirm', 'reject'], state: 'partially_confirmed', totalMinor: 0, discountMinor: 25_000, uses: 1, held: 0, sold: 2 },
    { percent: 100, answers: ['confirm', 'nothing'], state: 'partially_confirmed', totalMinor: 0, discountMinor: 25_000, uses: 1, held: 0, sold: 2 },
    { percent: 100, answers: ['reject', 'reject'], state: 'failed', totalMinor: 0, discountMinor: 50_000, uses: 0, held: 0, sold: 0 },
  ] as const)('of $percent %, answered $answers.0 and $answers.1, is $state', async (row) => {
    const { context } = fixtures
    const { code, order } = await requestWithCode(row.percent)
    expect(await usesOf(context.db, code)).toBe(1)
    await answer(order.reference, order.own, row.answers[0])
    await answer(order.reference, order.other, row.answers[1])
    const { state, totalMinor, discountMinor, held, sold } = row
    expect(await readState(context, order.reference)).toMatchObject({ state, totalMinor, discountMinor })
    expect(await usesOf(context.db, code)).toBe(row.uses)
    expect(await countsOf(context.db, order.departure.id)).toMatchObject({ held, sold })
    if (state !== 'awaiting_payment') return
    await startPayment(context, { orderId: order.orderId })
    await pay(context, order.reference)
    expect(await readState(context, order.reference)).toMatchObject({ state: 'partially_confirmed', paidMinor: 22_500 })
    expect(await usesOf(context.db, code)).toBe(1)
  })
})

describe('the guest cancels an activity of a request that waits for an answer', () => {
  test('whose others are confirmed: it awaits their payment', async () => {
    const order = await requestOfTwo(fixtures.context)
    await answer(order.reference, order.own, 'confirm')
    await cancelAsGuest(order, order.other)
    expect(await readState(fixtures.context, order.reference)).toMatchObject({
      state: 'awaiting_payment',
      totalMinor: 25_000,
      items: ['approved', 'cancelled'],
    })
    expect(await countsOf(fixtures.context.db, order.departure.id)).toMatchObject({ held: 2 })
    expect(await mailsToGuest(fixtures.context, order.reference)).toContain('order_accepted')
  })

  test('whose others are confirmed and free: it is booked at once', async () => {
    const { code, order } = await requestWithCode(100)
    await answer(order.reference, order.own, 'confirm')
    await cancelAsGuest(order, order.other)
    expect(await readState(fixtures.context, order.reference)).toMatchObject({
      state: 'confirmed',
      totalMinor: 0,
      items: ['confirmed', 'cancelled'],
    })
    expect(await usesOf(fixtures.context.db, code)).toBe(1)
  })

  test('whose others have no answer either: it goes on waiting', async () => {
    const order = await requestOfTwo(fixtures.context)
    await cancelAsGuest(order, order.other)
    expect(await readState(fixtures.context, order.reference)).toMatchObject({
      state: 'awaiting_supplier',
      totalMinor: 25_000,
      items: ['pending', 'cancelled'],
    })
  })

  test('whose others are rejected: it is cancelled, and the code can be used again', async () => {
    const { code, order } = await requestWithCode(10)
    await answer(order.reference, order.own, 'reject')
    await cancelAsGuest(order, order.other)
    expect(await readState(fixtures.context, order.reference)).toMatchObject({
      state: 'cancelled',
      items: ['failed', 'cancelled'],
    })
    expect(await usesOf(fixtures.context.db, code)).toBe(0)
    expect(await countsOf(fixtures.context.db, order.departure.id)).toMatchObject({ held: 0 })
  })
})

describe('an instant activity beside one that its supplier confirms', () => {
  test.each([
    { kind: 'confirm', items: ['approved', 'approved'], paid: 'confirmed' },
    { kind: 'reject', items: ['approved', 'failed'], paid: 'partially_confirmed' },
    { kind: 'nothing', items: ['approved', 'failed'], paid: 'partially_confirmed' },
  ] as const)('awaits its payment after the answer "$kind"', async ({ kind, items, paid }) => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.mixed_confirmation',
      text: `update product set confirmation = case code when 'bahrain-fort' then 'supplier' else 'instant' end, currency = 'BHD'
        where code in ('bahrain-fort', 'edge-of-the-world')`,
    })
    const instant = await createDeparture(context.db, { option: 'edge-of-the-world/sunset', capacity: 5 })
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
    const visitor = await visitorWithAll(context, [instant, departure])
    const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail() })
    const { id: orderId } = await orderOf(context.db, reference)
    await followOrderEvents(context)
    expect(await readState(context, reference)).toMatchObject({
      state: 'awaiting_supplier',
      items: ['approved', 'pending'],
    })
    const parts = await context.db.rows<{ id: number; status: string; totalMinor: number }>({
      name: 'test.parts',
      text: `select id, status, total_minor as "totalMinor" from order_item where order_id = $1 order by position`,
      values: [orderId],
    })
    await answer(reference, parts.find(({ status }) => status === 'pending')?.id ?? 0, kind)
    const totalMinor = parts.reduce((sum, part, at) => (items[at] === 'failed' ? sum : sum + part.totalMinor), 0)
    expect(await readState(context, reference)).toMatchObject({ state: 'awaiting_payment', totalMinor, items })
    await startPayment(context, { orderId })
    await pay(context, reference)
    expect(await readState(context, reference)).toMatchObject({ state: paid, paidMinor: totalMinor, refunds: 0 })
  })
})
