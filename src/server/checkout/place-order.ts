import { chargeCart, type CartCharge } from '#server/cart/charge-cart.ts'
import { cartKey } from '#server/cart/cart-key.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import { releaseOrder } from '#server/orders/release-order.ts'
import { openPage, type PaymentToOpen } from '#server/payments/open-page.ts'
import type { PaymentContext } from '#server/payments/providers.ts'
import { settlePayment } from '#server/payments/settle-payment.ts'
import { startPayment } from '#server/payments/start-payment.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { turns } from '#server/platform/turns.ts'
import { applyPromo, type AppliedPromo } from '#server/promotions/apply-promo.ts'
import { checkGuest } from './check-guest.ts'
import { composeOrder, type Decided } from './compose-order.ts'
import { hashRequest } from './order-hashes.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { findOpenOrderOfCart, findOpenPayments, findOrderByKey, type PlacedOrder } from './queries.ts'
import { recordOrder } from './record-order.ts'
import type { OrderToRecord, RecordedOrder } from './take-statement.ts'

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
const inTurn = turns(AT_ONCE)

/**
 * Turns the visitor's cart into an order: read → decide → take and record in one statement → only then the payment page.
 * The same key, and the same cart from two tabs, give the same order (docs/rules/places-and-holds.md).
 * Throws Refusal `checkout.*`: invalid fields, a changed or sold-out cart, a reused key.
 */
export async function placeOrder(context: PaymentContext, input: PlaceOrderInput): Promise<Placed> {
  const requestHash = hashRequest(input)
  const taken = await takeInTurn(context, input, requestHash)
  if (taken.isRepeated) return answerAgain(context, taken.order, requestHash)
  const { reference } = taken.order
  const payment = paymentToOpen(taken.order, taken.recorded)
  if (payment === null) return { reference, paymentUrl: null }
  const { redirectUrl } = await openPage(context, payment)
  return { reference, paymentUrl: redirectUrl }
}

type Repeated = { isRepeated: true; order: PlacedOrder & { requestHash: Buffer } }
type Taken = { isRepeated: false; order: OrderToRecord; recorded: RecordedOrder } | Repeated

const MOST_REPLACED = 3

/** A turn is not held while the provider is asked to end the page of an older order. */
async function takeInTurn(context: PaymentContext, input: PlaceOrderInput, requestHash: Buffer): Promise<Taken> {
  for (let replaced = 0; ; replaced++) {
    try {
      return await inTurn(() => decideAndTake(context, input, requestHash))
    } catch (error) {
      if (!(error instanceof OrderInTheWay)) throw error
      if (replaced === MOST_REPLACED) throw error.cause
      await replace(context, error.open)
    }
  }
}

/** The cart's open order must end first. `cause`: why this one could not be taken beside it. */
class OrderInTheWay extends Error {
  readonly open: PlacedOrder
  constructor(open: PlacedOrder, cause: unknown) {
    super('an open order of the same cart', { cause })
    this.open = open
  }
}

async function decideAndTake(context: PaymentContext, input: PlaceOrderInput, requestHash: Buffer): Promise<Taken> {
  if (input.visitor.cartToken === null) throw new Refusal('conflict', 'checkout.cart_empty')
  const cartTokenHash = cartKey(input.visitor.site, input.visitor.cartToken)
  const scope = `checkout:${cartTokenHash.toString('base64url')}`
  try {
    return await take(context, await decide(context, input, { requestHash, cartTokenHash, scope }))
  } catch (error) {
    // Who asks again gets the order of that key, however cart and prices stand by now.
    const repeated = error instanceof Refusal && (await findOrderByKey(context.db, scope, input.idempotencyKey))
    if (!repeated) throw error
    return { isRepeated: true, order: repeated }
  }
}

async function decide(
  context: PaymentContext,
  input: PlaceOrderInput,
  asked: Pick<Decided, 'requestHash' | 'cartTokenHash' | 'scope'>,
): Promise<OrderToRecord> {
  const { visitor } = input
  const checked = checkGuest(input)
  if (!checked.ok) throw new Refusal('invalid', 'checkout.fields_invalid', { fields: checked.fields })
  if (!input.acceptsTerms) throw new Refusal('invalid', 'checkout.terms_not_accepted')

  const [items, rates] = await Promise.all([loadCart(context.db, visitor), listRates(context.db)])
  if (items.length === 0) throw new Refusal('conflict', 'checkout.cart_empty')
  const refusals = items.map((item) => item.priced.refusal?.code).filter((code) => code !== undefined)
  if (refusals.length > 0)
    throw new Refusal(
      'conflict',
      refusals.every((code) => code === 'cart.sold_out') ? 'checkout.sold_out' : 'checkout.cart_unavailable',
    )
  const charge = chargeCart(items, rates, visitor.site.defaultCurrency)
  const promo = await promoOf(context, input, charge, checked.guest.email)
  const totalMinor = charge.totalMinor - (promo?.discountMinor ?? 0)
  if (totalMinor !== input.seenTotalMinor || charge.currency !== input.seenCurrency)
    throw new Refusal('conflict', 'checkout.cart_changed', { totalMinor, currency: charge.currency })

  return composeOrder(context, input, { ...asked, charge, promo, guest: checked.guest, totalMinor })
}

async function take(context: PaymentContext, order: OrderToRecord): Promise<Taken> {
  for (let tries = 0; ; tries++) {
    try {
      const recorded = await recordOrder(context.db, order)
      if (recorded) return { isRepeated: false, order, recorded }
      const repeated = await findOrderByKey(context.db, order.scope, order.key)
      if (repeated) return { isRepeated: true, order: repeated }
      throw new Refusal('conflict', 'checkout.still_running')
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string }
      const isDeadlock = code === '40P01' || code === '40001'
      // The last places may be those that this cart's open order holds.
      const isFull = error instanceof Refusal && error.code === 'checkout.sold_out'
      if (((code === '23505' && constraint === 'orders_open_of_cart') || isFull) && tries < 3) {
        const open = await findOpenOrderOfCart(context.db, order.cartTokenHash)
        if (open?.contentHash.equals(order.contentHash) && !open.isHoldOver)
          return { isRepeated: true, order: { ...open, requestHash: order.requestHash } }
        if (open) throw new OrderInTheWay(open, error)
        if (isFull) throw error
      } else if (!isDeadlock || tries >= 3) throw error
    }
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

/** The buyer changed the cart or the details after opening a payment: the older order ends first, unless it was paid meanwhile. */
async function replace(context: PaymentContext, open: PlacedOrder): Promise<void> {
  const openPayments = await findOpenPayments(context.db, open.orderId)
  for (const id of openPayments) {
    const state = await settlePayment(context, { paymentId: id, expire: true })
    if (state === 'complete' || state === 'processing')
      throw new Refusal('conflict', 'checkout.already_paid', { reference: open.reference })
  }
  await releaseOrder(context.db, {
    orderId: open.orderId,
    to: 'expired',
    reason: 'replaced by a new checkout',
    actor: 'buyer',
    onlyIfDue: false,
    mail: null,
  })
}

async function answerAgain(
  context: PaymentContext,
  order: PlacedOrder & { requestHash: Buffer },
  requestHash: Buffer,
): Promise<Placed> {
  if (!order.requestHash.equals(requestHash)) throw new Refusal('invalid', 'checkout.key_reused')
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
  if (!promo.ok) throw new Refusal('conflict', promo.code, promo.details)
  return promo
}
