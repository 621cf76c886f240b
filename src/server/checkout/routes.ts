import { localePath, type Locale } from '#domain/locale.ts'
import { orderKey } from '#server/orders/order-key.ts'
import type { PaymentContext } from '#server/payments/providers.ts'
import { startPayment } from '#server/payments/start-payment.ts'
import { writeCookie } from '#server/platform/cookies.ts'
import { room } from '#server/platform/http.ts'
import * as contract from './contract.ts'
import { placeOrder, type Placed } from './place-order.ts'
import { readCheckout } from './read-checkout.ts'
import { findOwn, readOutcome } from './read-outcome.ts'

export function checkoutRoutes(context: PaymentContext) {
  return room()
    .openapi(contract.getCheckout, async (c) => {
      const { locale, promo } = c.req.valid('query')
      return c.json(await readCheckout(context, { visitor: c.get('visitor'), locale, promoCode: promo }), 200)
    })
    .openapi(contract.postOrder, async (c) => {
      const { locale } = c.req.valid('query')
      const placed = await placeOrder(context, {
        ...c.req.valid('json'),
        visitor: c.get('visitor'),
        locale,
        idempotencyKey: c.req.valid('header')['idempotency-key'],
      })
      const pass = `${placed.reference}:${orderKey(context.configuration, placed.reference)}`
      writeCookie(c, 'order', pass, context.configuration.isSecure)
      return c.json(viewPlaced(placed, locale), 200)
    })
    .openapi(contract.getOutcome, async (c) => {
      const { locale, reference } = c.req.valid('query')
      return c.json(await readOutcome(context, { visitor: c.get('visitor'), locale, reference }), 200)
    })
    .openapi(contract.payAgain, async (c) => {
      const { locale } = c.req.valid('query')
      const { orderId, reference } = await findOwn(context, c.get('visitor'), c.req.valid('param').reference)
      const { redirectUrl } = await startPayment(context, { orderId })
      return c.json(viewPlaced({ reference, paymentUrl: redirectUrl }, locale), 200)
    })
}

function viewPlaced(placed: Placed, locale: Locale) {
  const next =
    placed.paymentUrl === null
      ? { kind: 'outcome' as const, url: `${localePath(locale, '/checkout/on_hold')}?reference=${placed.reference}` }
      : { kind: 'payment' as const, url: placed.paymentUrl }
  return { reference: placed.reference, next }
}
