import { expect, test } from 'vitest'
import { checkoutOf, orderOf, uniqueEmail, visitorWithAll } from '#test/support/buyer.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { placeOrder } from './place-order.ts'
import { readCheckout } from './read-checkout.ts'
import { readOutcome } from './read-outcome.ts'

const fixtures = useFixtures()
const lunch = 'date-farm-lunch/lunch'
const fort = 'bahrain-fort/sunset'

const buyerOf = async (...options: string[]) =>
  visitorWithAll(
    fixtures.context,
    await Promise.all(options.map((option) => createDeparture(fixtures.context.db, { option, capacity: 5 }))),
  )

test.each([
  ['its host confirms', [lunch], { cityName: 'Al-Ahsa' }],
  ['the host of one of its activities confirms', [fort, lunch], expect.anything()],
  ['no host confirms', [fort], null],
])('the checkout of an order says by when its host answers, if %s', async (_which, options, answerBy) => {
  const visitor = await buyerOf(...options)
  const checkout = await readCheckout(fixtures.context, { visitor, locale: 'en', promoCode: undefined })
  expect(checkout).toMatchObject({ answerBy })
})

test('the answer is due when the hold of the order ends, which the confirmation says on the same clock', async () => {
  const { context } = fixtures
  const visitor = await buyerOf(lunch)
  const { answerBy } = await readCheckout(context, { visitor, locale: 'en', promoCode: undefined })
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail() })
  const pass = `${reference}:${orderAccessToken(context.configuration, reference)}`
  const buyer = { ...visitor, orderAccessCookie: pass }
  const { heldUntil, outcome, phone } = await readOutcome(context, { visitor: buyer, locale: 'en', reference })
  expect((await orderOf(context.db, reference)).status).toBe('awaiting_supplier')
  expect({ outcome, phone }).toEqual({ outcome: 'on_hold', phone: '+966 50 123 4567' })
  // Placed after it was read, and both are rounded down to five minutes.
  const minutesLater = (instantOf(heldUntil) - instantOf(answerBy)) / 60_000
  expect([0, 5]).toContain(minutesLater)
  expect(heldUntil.cityName).toBe(answerBy?.cityName)
})

const instantOf = (clock: { localDate: string; localTime: string } | null) =>
  Date.parse(`${clock?.localDate}T${clock?.localTime}Z`)
