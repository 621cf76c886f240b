import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { checkoutOf, endHold, orderOf, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { expireOrders } from './poll-pending-payments.ts'
import { findLatestPayment } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

const fixtures = useFixtures()

test('closes a payment page whose order ended while it was opened, and does not redirect to it', async () => {
  const { context } = fixtures
  const { card } = context.providers
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 1 })
  const input = await checkoutOf(context, await visitorWith(context, departure, 1))
  let opened = ''
  const slow = providersOf({
    ...card,
    createSession: async (request) => {
      const session = await card.createSession(request)
      opened = session.reference
      await endHold(context.db, request.orderReference)
      await expireOrders(context)
      return session
    },
  })
  await expect(placeOrder({ ...context, providers: slow }, input)).rejects.toMatchObject({
    code: 'checkout.hold_expired',
  })
  expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
  expect(await card.retrieveSession(opened)).toMatchObject({ status: 'expired' })
})

test('closes at the provider a page that was opened after its attempt was read', async () => {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 1 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
  const { id, session } = await orderOf(context.db, reference)
  const payment = await findLatestPayment(context.db, id)
  if (!payment) throw new Error('The order has no payment.')
  const asReadBefore = { ...payment, providerReference: null }
  expect(await settlePayment(context, { paymentId: payment.id, payment: asReadBefore, expire: true })).toBe('expired')
  expect(await context.providers.card.retrieveSession(session)).toMatchObject({ status: 'expired' })
})
