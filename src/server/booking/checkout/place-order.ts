import pLimit from 'p-limit'
import { orderSets } from '#domain/order-states.ts'
import { chargeCart, type CartCharge } from '#server/cart/charge-cart.ts'
import { cartKey } from '#server/cart/cart-key.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import { openPage, type PaymentToOpen } from '#server/booking/payments/open-checkout-session.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { applyPromo, countPromoTry, type AppliedPromo } from '#server/cart/promotions/apply-promo.ts'
import { checkGuest } from './check-guest.ts'
import { composeOrder, type Decided } from './build-order.ts'
import { hashRequest } from './idempotency-hash.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { findOrderByKey, findOrdersInTheWay, type OrderOfCart, type PlacedOrder } from './queries.ts'
import { OrderInTheWay, recordOrder } from './insert-order.ts'
import { endPayments, recordInPlaceOf } from './replace-orders.ts'
import type { OrderToRecord, RecordedOrder } from './reserve-statement.ts'

export interface Placed {
  reference: string
  /** The hosted page to go to; null when nothing is to be paid now. */
  paymentUrl: string | null
}

/**
 * So many orders at once are decided and taken in one process. In a rush the first are through soon and the rest see that it is sold out,
 * instead of all asking first and all waiting for the same row; and connections are left for those who browse.
 */
const AT_ONCE = 6
const inTurn = pLimit(AT_ONCE)

/** So many earlier orders may come into the way of one press. */
const MOST_TRIES = 4

/**
 * Turns the visitor's cart into an order: read → decide → take and record in one statement → only then the payment page. An earlier open
 * order of the cart ends first, by whatever method it was to be paid. The same key, and the same cart from two tabs, give the same order
 * (docs/rules/places-and-holds.md). Throws ApiError `checkout.*`: invalid fields, a changed or sold-out cart, a reused key, a paid order, too many
 * tries, too much reserved without payment.
 */
export async function placeOrder(context: PaymentContext, input: PlaceOrderInput): Promise<Placed> {
  const requestHash = hashRequest(input)
  let replaced: OrderOfCart[] = []
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const taken = await inTurn(() => decideAndTake(context, input, { requestHash, replaced }))
    if (taken.kind === 'repeated') return answerAgain(context, taken.order, requestHash)
    if (taken.kind === 'taken') return openTaken(context, taken)
    replaced = taken.orders
    // The turn is over: others are decided while the provider takes its time.
    await endPayments(context, replaced)
  }
  throw new ApiError('conflict', 'checkout.still_running')
}

interface Taken {
  kind: 'taken'
  order: OrderToRecord
  recorded: RecordedOrder
}
type Repeated = { kind: 'repeated'; order: PlacedOrder & { requestHash: Buffer } }
/** Earlier orders that must end first. */
type InTheWay = { kind: 'in_the_way'; orders: OrderOfCart[] }

async function openTaken(context: PaymentContext, { order, recorded }: Taken): Promise<Placed> {
  const { reference } = order
  const payment = paymentToOpen(order, recorded)
  if (payment === null) return { reference, paymentUrl: null }
  const { redirectUrl } = await openPage(context, payment)
  return { reference, paymentUrl: redirectUrl }
}

async function decideAndTake(
  context: PaymentContext,
  input: PlaceOrderInput,
  { requestHash, replaced }: { requestHash: Buffer; replaced: OrderOfCart[] },
): Promise<Taken | Repeated | InTheWay> {
  if (input.visitor.cartToken === null) throw new ApiError('conflict', 'checkout.cart_empty')
  const cartTokenHash = cartKey(input.visitor.site, input.visitor.cartToken)
  const scope = `checkout:${cartTokenHash.toString('base64url')}`
  try {
    return await take(context, await decide(context, input, { requestHash, cartTokenHash, scope }), replaced)
  } catch (error) {
    // Who asks again gets the order of that key, however cart and prices stand by now.
    const repeated = error instanceof ApiError && (await findOrderByKey(context.db, scope, input.idempotencyKey))
    if (!repeated) throw error
    return { kind: 'repeated', order: repeated }
  }
}

async function decide(
  context: PaymentContext,
  input: PlaceOrderInput,
  asked: Pick<Decided, 'requestHash' | 'cartTokenHash' | 'scope'>,
): Promise<OrderToRecord> {
  const { visitor } = input
  const checked = checkGuest(input)
  if (!checked.ok) throw new ApiError('invalid', 'checkout.fields_invalid', { fields: checked.fields })
  if (!input.acceptsTerms) throw new ApiError('invalid', 'checkout.terms_not_accepted')

  const [items, rates] = await Promise.all([
    loadCart(context.db, visitor),
    listRates(context.db),
    countAttempts(context.db, 'checkout.too_many_tries', [
      { key: `checkout ${asked.cartTokenHash.toString('base64url')}`, most: 20, windowSeconds: 600 },
      ...networkLimits(visitor.address, { key: 'checkout', most: 60, windowSeconds: 600 }),
    ]),
  ])
  if (items.length === 0) throw new ApiError('conflict', 'checkout.cart_empty')
  const refusals = items.map((item) => item.priced.refusal?.code).filter((code) => code !== undefined)
  if (refusals.length > 0)
    throw new ApiError(
      'conflict',
      refusals.every((code) => code === 'cart.sold_out') ? 'checkout.sold_out' : 'checkout.cart_unavailable',
    )
  const charge = chargeCart(items, rates, visitor.site.defaultCurrency)
  const promo = await promoOf(context, input, charge, checked.guest.email)
  const totalMinor = charge.totalMinor - (promo?.discountMinor ?? 0)
  if (totalMinor !== input.seenTotalMinor || charge.currency !== input.seenCurrency)
    throw new ApiError('conflict', 'checkout.cart_changed', { totalMinor, currency: charge.currency })

  const order = composeOrder(context, input, { ...asked, charge, promo, guest: checked.guest, totalMinor })
  // The last check: before it, an address that has ordered and one that has not get the same answer.
  if (promo?.refusedToBuyer) {
    await countPromoTry(context, visitor)
    throw new ApiError('conflict', promo.refusedToBuyer.code, promo.refusedToBuyer.details)
  }
  return order
}

async function take(
  context: PaymentContext,
  order: OrderToRecord,
  replaced: OrderOfCart[],
): Promise<Taken | Repeated | InTheWay> {
  try {
    const recorded =
      replaced.length === 0 ? await recordOrder(context.db, order) : await recordInPlaceOf(context, order, replaced)
    if (recorded) return { kind: 'taken', order, recorded }
    const repeated = await findOrderByKey(context.db, order.scope, order.key)
    if (repeated) return { kind: 'repeated', order: repeated }
    throw new ApiError('conflict', 'checkout.still_running')
  } catch (error) {
    if (!(error instanceof OrderInTheWay)) throw error
    const intents = order.items.flatMap(({ intent }) => (intent === null ? [] : [intent]))
    const orders = await findOrdersInTheWay(context.db, { tokenHash: order.cartTokenHash, intents })
    const booked = orders.find(({ status }) => orderSets.booked.includes(status))
    if (booked) throw new ApiError('conflict', 'checkout.already_paid', { reference: booked.reference })
    const same = orders.find(({ contentHash, isHoldOver }) => contentHash.equals(order.contentHash) && !isHoldOver)
    if (same) return { kind: 'repeated', order: { ...same, requestHash: order.requestHash } }
    // One that has emptied the cart was made at this moment, from another tab: the cart is read again.
    return { kind: 'in_the_way', orders: orders.filter(({ isInCart }) => isInCart) }
  }
}

function paymentToOpen(
  order: OrderToRecord,
  { paymentId, paymentCreatedAt, holdExpiresAt }: RecordedOrder,
): PaymentToOpen | null {
  if (order.payment === null || paymentId === null || paymentCreatedAt === null) return null
  return {
    ...order.payment,
    id: paymentId,
    amountMinor: order.totalMinor,
    currency: order.currency,
    siteId: order.siteId,
    orderReference: order.reference,
    language: order.language,
    description: order.items.map((item) => item.productTitle[order.language]).join(' · '),
    email: order.email,
    createdAt: paymentCreatedAt,
    holdExpiresAt,
    isByLink: false,
  }
}

async function answerAgain(
  context: PaymentContext,
  order: PlacedOrder & { requestHash: Buffer },
  requestHash: Buffer,
): Promise<Placed> {
  if (!order.requestHash.equals(requestHash)) throw new ApiError('invalid', 'checkout.key_reused')
  if (order.status !== 'awaiting_payment') return { reference: order.reference, paymentUrl: null }
  const { redirectUrl } = await startPayment(context, { orderId: order.orderId })
  return { reference: order.reference, paymentUrl: redirectUrl }
}

async function promoOf(
  context: PaymentContext,
  input: PlaceOrderInput,
  charge: CartCharge,
  email: string,
): Promise<AppliedPromo | null> {
  if (input.promoCode === null || input.promoCode.trim() === '') return null
  const promo = await applyPromo(context, { ...input, code: input.promoCode, charge, buyerEmail: email })
  if (!promo.ok) throw new ApiError('conflict', promo.code, promo.details)
  return promo
}
