import type { Locale } from '#domain/locale.ts'
import { orderSets } from '#domain/order-states.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { keyOfCart } from '#server/cart/cart-key.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { placeOrder, type Placed } from './place-order.ts'
import { findEarlierOrders, findUnpaidOrder } from './queries.ts'
import { findBesideCart, findOwn } from './read-outcome.ts'

/**
 * Places an unpaid order again with another payment method, with the same guest, items, requests and sum. The new order
 * replaces it and takes over its seats (`placeOrder`).
 * @throws ApiError `checkout.order_unknown`, `checkout.already_paid`, `checkout.method_unavailable` if its items have
 * left the cart, `checkout.cart_changed` if they have changed in it, and what `placeOrder` throws
 */
export async function payOtherwise(
  context: PaymentContext,
  input: {
    visitor: Visitor
    locale: Locale
    reference: string
    method: 'bank_transfer' | 'pay_later'
    idempotencyKey: string
  },
): Promise<Placed> {
  const { visitor, locale, method, idempotencyKey } = input
  const order = await findOwn(context, visitor, input.reference)
  if (orderSets.booked.includes(order.status))
    throw new ApiError('conflict', 'checkout.already_paid', { reference: order.reference })
  const items = (await findBesideCart(context, visitor, order.reference))?.cartItems ?? []
  if (items.length === 0) return repeated(context, visitor, idempotencyKey)
  const wish = await findUnpaidOrder(context.db, order.orderId)
  return placeOrder(context, {
    visitor,
    locale,
    idempotencyKey,
    method,
    items,
    firstName: order.firstName,
    lastName: order.lastName,
    email: order.email,
    countryCode: order.countryCode,
    phoneNumber: order.phone,
    specialRequests: '',
    ...wish,
    // Accepted with the order that this one replaces.
    acceptsTerms: true,
    seenTotalMinor: order.totalMinor,
    seenCurrency: order.currency,
  })
}

/** An order without a payment page empties the cart: the same press sent again gets the order that it made. */
async function repeated(context: PaymentContext, visitor: Visitor, key: string): Promise<Placed> {
  const scope = `checkout:${keyOfCart(visitor)?.toString('base64url') ?? ''}`
  const [made] = await findEarlierOrders(context.db, { scope, key, conflict: null })
  if (!made) throw new ApiError('conflict', 'checkout.method_unavailable')
  return { reference: made.reference, paymentUrl: null }
}
