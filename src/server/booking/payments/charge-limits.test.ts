import { expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readCheckout } from '#server/booking/checkout/read-checkout.ts'
import { checkoutOf, orderOf, visitorWith } from '#test/support/buyer.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { startPayment } from './start-payment.ts'
import { stripeLimits } from '#server/booking/providers/stripe-amount.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)

const priced = (minor: number) =>
  fixtures.context.db.rows({
    name: 'test.price',
    text: `update unit set price_minor = $1, original_minor = null where option_id in (
        select o.id from option o join product p on p.id = o.product_id where p.code = 'bahrain-fort')`,
    values: [minor],
  })

test.each([
  ['smaller', 'too_small', -10],
  ['larger', 'too_large', 10],
] as const)('does not offer cards for a total %s than Stripe charges, and says why', async (_, cardRefusal, beyond) => {
  const { context, stripe } = played
  const limits = stripeLimits('BHD')
  const limit = (cardRefusal === 'too_small' ? limits?.leastMinor : limits?.mostMinor) ?? 0
  const visitor = await visitorWith(context, await played.departure(), 1)
  const read = () => readCheckout(context, { visitor, locale: 'ar', promoCode: undefined })
  const codes = async () => (await read()).methods.map(({ code }) => code)
  const before = stripe.calls.length
  try {
    await priced(limit)
    expect(await read()).toMatchObject({ totalMinor: limit, cardRefusal: null })
    expect(await codes()).toContain('card')
    await priced(limit + beyond)
    expect(await read()).toMatchObject({ totalMinor: limit + beyond, cardRefusal })
    expect(await codes()).not.toContain('card')
    const input = await checkoutOf(context, visitor)
    await expect(placeOrder(context, input)).rejects.toMatchObject({ code: 'checkout.method_unavailable' })
  } finally {
    await priced(12_500)
  }
  expect(stripe.calls).toHaveLength(before)
})

test('begins no attempt for an order whose total became too small for Stripe', async () => {
  const { context, stripe } = played
  const { reference, session } = await played.place(await played.departure(), 1)
  stripe.books.expireSession(session)
  const { id } = await orderOf(context.db, reference)
  await context.db.rows({ name: 'test.total', text: 'update orders set total_minor = 10 where id = $1', values: [id] })
  await expect(startPayment(context, { orderId: id })).rejects.toMatchObject({ code: 'checkout.method_unavailable' })
  const attempts = await context.db.rows({
    name: 'test.attempts',
    text: 'select status from payment where order_id = $1',
    values: [id],
  })
  expect(attempts).toEqual([{ status: 'expired' }])
})
