import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chargeCart, type CartCharge } from '#server/cart/charge-cart.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import type { Locale } from '#domain/locale.ts'
import { prorate } from '#domain/money.ts'
import { orderReference, ticketCode } from '#domain/reference.ts'
import { releaseOrder } from '#server/orders/release-order.ts'
import type { PaymentContext } from '#server/payments/providers.ts'
import { startPayment } from '#server/payments/start-payment.ts'
import { settlePayment } from '#server/payments/settle-payment.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/token.ts'
import { turns } from '#server/platform/turns.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { applyPromo, type AppliedPromo } from '#server/promotions/apply-promo.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import { checkGuest, type GuestInput } from './check-guest.ts'
import { findOpenOrderOfCart, findOrderByKey, type PlacedOrder } from './queries.ts'
import { takeAndRecord, type ItemToRecord, type OrderToRecord, type Wanted } from './take-statement.ts'

export interface PlaceOrderInput extends GuestInput {
  visitor: Visitor
  locale: Locale
  idempotencyKey: string
  promoCode: string | null
  method: 'card' | 'pay_later'
  acceptsTerms: boolean
  seenTotalMinor: number
  seenCurrency: string
}

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

/** A supplier has two days to answer, a pay-later buyer until a day before the start, at the latest a week. */
const SUPPLIER_ANSWER_SECONDS = 48 * 3600
const PAY_LATER_SECONDS = 7 * 24 * 3600
const PAY_LATER_BEFORE_START_SECONDS = 24 * 3600

/**
 * Turns the visitor's cart into an order: read → decide → take and record in one statement → only then the payment page.
 * The same key, and the same cart from two tabs, give the same order (docs/rules/places-and-holds.md).
 * Throws Refusal `checkout.*`: invalid fields, a changed or sold-out cart, a reused key.
 */
export async function placeOrder(context: PaymentContext, input: PlaceOrderInput): Promise<Placed> {
  const requestHash = hashRequest(input)
  const taken = await inTurn(() => decideAndTake(context, input, requestHash))
  if (taken.isRepeated) return answerAgain(context, taken.order, requestHash)
  if (taken.status !== 'awaiting_payment') return { reference: taken.reference, paymentUrl: null }
  const { redirectUrl } = await startPayment(context, { orderId: taken.orderId })
  return { reference: taken.reference, paymentUrl: redirectUrl }
}

type Repeated = { isRepeated: true; order: PlacedOrder & { requestHash: Buffer } }
type Taken = { isRepeated: false; orderId: number } | Repeated

async function decideAndTake(
  context: PaymentContext,
  input: PlaceOrderInput,
  requestHash: Buffer,
): Promise<{ isRepeated: false; orderId: number; reference: string; status: string } | Repeated> {
  const { visitor } = input
  if (visitor.cartToken === null) throw new Refusal('conflict', 'checkout.cart_empty')
  const cartTokenHash = hashToken(visitor.cartToken)
  const scope = `checkout:${cartTokenHash.toString('base64url')}`
  const repeated = await findOrderByKey(context.db, scope, input.idempotencyKey)
  if (repeated) return { isRepeated: true, order: repeated }

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

  const order = composeOrder(context, input, {
    charge,
    promo,
    guest: checked.guest,
    scope,
    requestHash,
    cartTokenHash,
    totalMinor,
  })
  const taken = await take(context, order)
  return taken.isRepeated ? taken : { ...taken, reference: order.reference, status: order.status }
}

async function take(context: PaymentContext, order: OrderToRecord): Promise<Taken> {
  for (let tries = 0; ; tries++) {
    try {
      const rows = await context.db.rows<{ orderId: number }>(takeAndRecord(order))
      if (rows[0]) return { isRepeated: false, orderId: rows[0].orderId }
      const repeated = await findOrderByKey(context.db, order.scope, order.key)
      if (repeated) return { isRepeated: true, order: repeated }
      throw new Refusal('conflict', 'checkout.still_running')
    } catch (error) {
      const { code, message, constraint } = error as { code?: string; message?: string; constraint?: string }
      if (code === 'RH001' && message === 'sold_out') throw new Refusal('conflict', 'checkout.sold_out')
      if (code === 'RH001') throw new Refusal('conflict', `promo.${message}`)
      const isDeadlock = code === '40P01' || code === '40001'
      if (code === '23505' && constraint === 'orders_open_of_cart' && tries < 3) {
        const open = await findOpenOrderOfCart(context.db, order.cartTokenHash)
        if (open?.contentHash.equals(order.contentHash) && !open.isHoldOver)
          return { isRepeated: true, order: { ...open, requestHash: order.requestHash } }
        if (open) await replace(context, open)
      } else if (!isDeadlock || tries >= 3) throw error
    }
  }
}

/** The buyer changed the cart or the details after opening a payment: the older order ends first, unless it was paid meanwhile. */
async function replace(context: PaymentContext, open: PlacedOrder): Promise<void> {
  const rows = await context.db.rows<{ id: number }>({
    name: 'checkout.open_payment',
    text: `select id from payment where order_id = $1 and status in ('created', 'processing')`,
    values: [open.orderId],
  })
  for (const { id } of rows) {
    if ((await settlePayment(context, { paymentId: id, expire: true })) === 'complete')
      throw new Refusal('conflict', 'checkout.already_paid', { reference: open.reference })
  }
  await releaseOrder(context.db, {
    orderId: open.orderId,
    to: 'expired',
    reason: 'replaced by a new checkout',
    actor: 'buyer',
    onlyIfDue: false,
    tell: false,
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
  const promo = await applyPromo(context, { code: input.promoCode, charge, buyerEmail: email })
  if (!promo.ok) throw new Refusal('conflict', `promo.${promo.reason}`)
  return promo
}

interface Decided {
  charge: CartCharge
  promo: AppliedPromo | null
  guest: GuestInput
  scope: string
  requestHash: Buffer
  cartTokenHash: Buffer
  totalMinor: number
}

function composeOrder(context: PaymentContext, input: PlaceOrderInput, decided: Decided): OrderToRecord {
  const { charge, promo, guest } = decided
  const rows = charge.items.map((one) => one.item.row)
  const needsSupplier = rows.some((row) => row.confirmation === 'supplier')
  const isLater = input.method === 'pay_later'
  if (isLater && !rows.every((row) => row.payLater)) throw new Refusal('conflict', 'checkout.method_unavailable')

  const status = needsSupplier ? 'on_hold' : isLater ? 'reserved' : 'awaiting_payment'
  const discounts =
    promo?.itemDiscountsMinor ??
    prorate(
      0,
      charge.items.map((one) => one.totalMinor),
    )
  const items = charge.items.map(
    ({ item, totalMinor, originalMinor, rateMicros, rateAsOf }, position): ItemToRecord => {
      const { row, priced } = item
      const pickup = row.pickups.find((point) => point.id === row.pickupPointId)
      const discountMinor = discounts[position] ?? 0
      return {
        position,
        productId: row.productId,
        optionId: row.optionId,
        departureId: row.departureId,
        status: needsSupplier ? 'pending' : 'approved',
        productTitle: row.productTitle,
        optionTitle: row.optionTitle,
        localDate: row.localDate,
        localTime: row.localTime,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
        zone: row.zone,
        duration: row.duration,
        travellers: priced.breakdown.travellers,
        places: priced.breakdown.places,
        lines: priced.lines,
        listCurrency: row.currency,
        rateMicros,
        rateAsOf,
        originalMinor,
        discountMinor,
        totalMinor: totalMinor - discountMinor,
        cancellation: row.cancellation,
        pickup: pickup ? { name: pickup.name, address: pickup.address, minutesBefore: pickup.minutesBefore } : null,
        ticketCode: ticketCode(randomBytes(16)),
      }
    },
  )
  const wanted = charge.items.flatMap(({ item }, position): Wanted[] =>
    item.row.days.map((day) => ({ departureId: day.id, places: item.priced.breakdown.places, position })),
  )
  return {
    key: input.idempotencyKey,
    scope: decided.scope,
    requestHash: decided.requestHash,
    contentHash: hashContent(decided),
    reference: orderReference(randomBytes(8)),
    siteId: input.visitor.site.id,
    userId: input.visitor.userId,
    cartTokenHash: decided.cartTokenHash,
    language: input.locale,
    status,
    paymentMethod: input.method,
    currency: charge.currency,
    originalMinor: charge.originalMinor,
    discountMinor: promo?.discountMinor ?? 0,
    totalMinor: decided.totalMinor,
    promoCodeId: promo?.promoCodeId ?? null,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    countryCode: guest.countryCode,
    phone: guest.phoneNumber,
    specialRequests: guest.specialRequests,
    holdSeconds: holdSecondsOf(status, input.visitor, rows),
    payment:
      status === 'awaiting_payment'
        ? { provider: decided.totalMinor === 0 ? 'none' : context.providers.card.code, attemptKey: randomUUID() }
        : null,
    items,
    wanted,
  }
}

function holdSecondsOf(status: string, visitor: Visitor, rows: { startsAt: Date; now: Date }[]): number {
  if (status === 'awaiting_payment') return visitor.site.holdMinutes * 60
  const untilStart = Math.min(...rows.map((row) => (row.startsAt.getTime() - row.now.getTime()) / 1000))
  const most = status === 'on_hold' ? SUPPLIER_ANSWER_SECONDS : PAY_LATER_SECONDS
  const least = visitor.site.holdMinutes * 60
  return Math.max(least, Math.min(most, untilStart - PAY_LATER_BEFORE_START_SECONDS))
}

/** Everything that was sent, so that a key is met again only by the same request; with what the cart held, an open order. */
function hashRequest(input: PlaceOrderInput): Buffer {
  const wish = [
    input.visitor.cartToken,
    input.firstName,
    input.lastName,
    input.email,
    input.countryCode,
    input.phoneNumber,
    input.specialRequests,
    input.promoCode,
    input.method,
    input.acceptsTerms,
    input.seenTotalMinor,
    input.seenCurrency,
  ]
  return createHash('sha256').update(JSON.stringify(wish)).digest()
}

function hashContent({ requestHash, charge }: Decided): Buffer {
  const bought = charge.items.map(({ item: { row } }) => [
    row.departureId,
    row.duration,
    row.chosenUnits,
    row.chosenExtras,
    row.pickupPointId,
  ])
  return createHash('sha256').update(requestHash).update(JSON.stringify(bought)).digest()
}
