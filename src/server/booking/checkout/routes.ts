import { parseSelection } from '#domain/checkout-selection.ts'
import type { Locale } from '#domain/locale.ts'
import { acceptChanges } from '#server/cart/accept-changes.ts'
import { choosePromo } from '#server/cart/promotions/choose-promo.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { rememberOrder } from '#server/booking/orders/remember-order.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { payByCard } from '#server/booking/payments/start-payment.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { ApiErrorCode } from '#server/kernel/api-error-codes.ts'
import { writeCookie } from '#server/kernel/cookies.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { countStep } from '#server/kernel/metrics.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import * as contract from './contract.ts'
import { payOtherwise } from './pay-otherwise.ts'
import { placeOrder } from './place-order.ts'
import { readCheckout } from './read-checkout.ts'
import { findOwn, readOutcome } from './read-outcome.ts'
import { listRetryDates, retryItem } from './retry-item.ts'
import { viewPlaced } from './view-placed.ts'

export function checkoutRoutes(context: PaymentContext) {
  return moduleRoutes()
    .openapi(contract.getCheckout, async (c) => {
      const { locale, promo, items } = c.req.valid('query')
      const input = { visitor: c.get('visitor'), locale, only: parseSelection(items) }
      return c.json(await readCheckout(context, { ...input, promoCode: promo }), 200)
    })
    .openapi(contract.putCheckoutPromo, async (c) => {
      const { locale, items } = c.req.valid('query')
      const input = { visitor: c.get('visitor'), locale, only: parseSelection(items) }
      await choosePromo(context, { ...input, ...c.req.valid('json') })
      return c.json(await readCheckout(context, { ...input, promoCode: undefined }), 200)
    })
    .openapi(contract.acceptCheckoutChanges, async (c) => {
      const { locale, items } = c.req.valid('query')
      const input = { visitor: c.get('visitor'), locale, only: parseSelection(items) }
      await acceptChanges(context, input)
      return c.json(await readCheckout(context, { ...input, promoCode: undefined }), 200)
    })
    .openapi(contract.postOrder, async (c) => {
      const { locale, items } = c.req.valid('query')
      const visitor = c.get('visitor')
      const order = {
        ...c.req.valid('json'),
        visitor,
        locale,
        idempotencyKey: c.req.valid('header')['idempotency-key'],
      }
      const shown = { visitor, locale, only: parseSelection(items), promoCode: order.promoCode }
      const placed = await countStep('checkout', () => placeOrder(context, order)).catch((error: unknown) =>
        withCheckout(context, error, shown),
      )
      await rememberOrder(c, context, placed)
      return c.json(await viewPlaced(context, placed, locale), 200)
    })
    .openapi(contract.getOutcome, async (c) => {
      return c.json(await readOutcome(context, { ...c.req.valid('query'), visitor: c.get('visitor') }), 200)
    })
    .openapi(contract.payAgain, async (c) => {
      const { locale, key } = c.req.valid('query')
      const { orderId, reference, accessVersion } = await findOwn(
        context,
        c.get('visitor'),
        c.req.valid('param').reference,
        key,
      )
      const { redirectUrl } = await payByCard(context, { orderId })
      // The page that the buyer returns to needs the access that the mail's link gave.
      await rememberOrder(c, context, { reference, accessVersion })
      return c.json(await viewPlaced(context, { reference, paymentUrl: redirectUrl }, locale), 200)
    })
    .openapi(contract.payOtherwise, async (c) => {
      const { locale } = c.req.valid('query')
      const placed = await payOtherwise(context, {
        visitor: c.get('visitor'),
        locale,
        reference: c.req.valid('param').reference,
        ...c.req.valid('json'),
      })
      await rememberOrder(c, context, placed)
      return c.json(await viewPlaced(context, placed, locale), 200)
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
      if (cartToken !== null && cartToken !== visitor.cartToken)
        writeCookie(c, 'cart', cartToken, context.configuration.isSecure)
      return c.json(await readCart(context, { visitor: { ...visitor, cartToken }, locale }), 200)
    })
}

/**
 * An error about a change since the page was loaded includes the present checkout of the page's own selection and code, which saves the page a
 * request. If it cannot be read, the error is thrown without it, and the page reads it itself.
 */
async function withCheckout(
  context: PaymentContext,
  error: unknown,
  { promoCode, ...shown }: { visitor: Visitor; locale: Locale; only: number[] | null; promoCode: string | null },
): Promise<never> {
  if (!(error instanceof ApiError)) throw error
  const isOfCode = error.code.startsWith('promo.')
  if (!isOfCode && !changes.includes(error.code)) throw error
  // A refused code is not tried a second time.
  const code = isOfCode ? undefined : (promoCode ?? undefined)
  const checkout = await readCheckout(context, { ...shown, promoCode: code }).catch((err: unknown) => {
    context.log.warn({ err }, 'could not read the checkout of a refused order')
    throw error
  })
  throw new ApiError(error.kind, error.code, { ...error.details, checkout })
}

const changes: readonly ApiErrorCode[] = [
  'checkout.cart_changed',
  'checkout.cart_unavailable',
  'checkout.sold_out',
  'checkout.cart_empty',
]
