import type { Context as HonoContext } from 'hono'
import { acceptChanges } from '#server/cart/accept-changes.ts'
import { choosePromo } from '#server/cart/promotions/choose-promo.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { writeCookie } from '#server/kernel/cookies.ts'
import { moduleRoutes, type Env } from '#server/kernel/http.ts'
import * as contract from './contract.ts'
import { placeOrder } from './place-order.ts'
import { readCheckout } from './read-checkout.ts'
import { findOwn, readOutcome } from './read-outcome.ts'
import { listRetryDates, retryItem } from './retry-item.ts'
import { viewPlaced } from './view-placed.ts'

export function checkoutRoutes(context: PaymentContext) {
  return moduleRoutes()
    .openapi(contract.getCheckout, async (c) => {
      const { locale, promo } = c.req.valid('query')
      return c.json(await readCheckout(context, { visitor: c.get('visitor'), locale, promoCode: promo }), 200)
    })
    .openapi(contract.putCheckoutPromo, async (c) => {
      const input = { visitor: c.get('visitor'), ...c.req.valid('query') }
      await choosePromo(context, { ...input, ...c.req.valid('json') })
      return c.json(await readCheckout(context, { ...input, promoCode: undefined }), 200)
    })
    .openapi(contract.acceptCheckoutChanges, async (c) => {
      const input = { visitor: c.get('visitor'), ...c.req.valid('query') }
      await acceptChanges(context, input)
      return c.json(await readCheckout(context, { ...input, promoCode: undefined }), 200)
    })
    .openapi(contract.postOrder, async (c) => {
      const { locale } = c.req.valid('query')
      const placed = await placeOrder(context, {
        ...c.req.valid('json'),
        visitor: c.get('visitor'),
        locale,
        idempotencyKey: c.req.valid('header')['idempotency-key'],
      })
      writePass(c, context, placed.reference)
      return c.json(await viewPlaced(context, placed, locale), 200)
    })
    .openapi(contract.getOutcome, async (c) => {
      return c.json(await readOutcome(context, { ...c.req.valid('query'), visitor: c.get('visitor') }), 200)
    })
    .openapi(contract.payAgain, async (c) => {
      const { locale, key } = c.req.valid('query')
      const { orderId, reference } = await findOwn(context, c.get('visitor'), c.req.valid('param').reference, key)
      const { redirectUrl } = await startPayment(context, { orderId })
      // Who came by the link of a mail is known to the page they return to.
      writePass(c, context, reference)
      return c.json(await viewPlaced(context, { reference, paymentUrl: redirectUrl }, locale), 200)
    })
    .openapi(contract.getRetryDates, async (c) => {
      const { reference, item: itemId } = c.req.valid('param')
      const { key } = c.req.valid('query')
      return c.json(
        { dates: await listRetryDates(context, { visitor: c.get('visitor'), reference, key, itemId }) },
        200,
      )
    })
    .openapi(contract.postRetry, async (c) => {
      const { reference, item: itemId } = c.req.valid('param')
      const { key, locale } = c.req.valid('query')
      const visitor = c.get('visitor')
      const { departureId } = c.req.valid('json')
      const { cartToken } = await retryItem(context, { visitor, reference, key, itemId, departureId })
      if (cartToken !== visitor.cartToken) writeCookie(c, 'cart', cartToken, context.configuration.isSecure)
      return c.json(await readCart(context, { visitor: { ...visitor, cartToken }, locale }), 200)
    })
}

function writePass(c: HonoContext<Env>, { configuration }: PaymentContext, reference: string): void {
  writeCookie(
    c,
    'order',
    withOrder(configuration, c.get('visitor').orderAccessCookie, reference),
    configuration.isSecure,
  )
}
