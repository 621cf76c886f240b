import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import { checkGuest, LONGEST_REQUEST, tidyRequest } from '#domain/guest-fields.ts'
import { orderSets } from '#domain/order-states.ts'
import { tidyLine } from '#domain/invisible.ts'
import { pickupPlaceError, pickupPlaceField } from '#domain/pickup-place.ts'
import { keyOfCart } from '#server/cart/cart-key.ts'
import type { LoadedItem } from '#server/cart/load-cart.ts'
import { priceCart } from '#server/cart/price-cart.ts'
import { countPromoTry } from '#server/cart/promotions/apply-promo.ts'
import { openCheckoutSession, type PaymentToOpen } from '#server/booking/payments/open-checkout-session.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { networkLimits } from '#server/kernel/count-attempt.ts'
import { countRoughly } from '#server/kernel/count-roughly.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { readPhoneNumber } from '#server/kernel/read-phone-number.ts'
import { buildOrder, type Decided } from './build-order.ts'
import { hashRequest } from './idempotency-hash.ts'
import type { OrderedItem, PlaceOrderInput } from './place-order-input.ts'
import { findEarlierOrders, type EarlierOrder } from './queries.ts'
import { ConflictingOrder, insertOrder } from '#server/booking/commands/insert-order.ts'
import { endPayments, recordInPlaceOf } from './replace-orders.ts'
import type { OrderToRecord, RecordedOrder } from '#server/booking/commands/reserve-statement.ts'

export interface Placed {
  reference: string
  /** The provider's payment page; null when nothing is to be paid now. */
  paymentUrl: string | null
}

/**
 * Orders that one process decides and reserves at a time. In a rush the first finish soon and the rest find the departure sold out, instead of
 * all waiting for the same row; and connections stay free for visitors who browse.
 */
const CONCURRENT_ORDERS = 6
const inTurn = pLimit(CONCURRENT_ORDERS)

/** How many earlier orders may conflict with one request. */
const MAX_TRIES = 4

/**
 * Turns the visitor's cart into an order: read, decide, reserve in one statement, then open the payment page. The same key, and the same
 * content from two tabs, return the same order. Another open order of the cart is replaced, whatever its payment method
 * (docs/rules/places-and-holds.md). Throws ApiError `checkout.*` and `promo.*`: invalid fields, a changed or sold-out cart, a reused key, a paid
 * order, too many tries, too much reserved without payment.
 */
export async function placeOrder(context: PaymentContext, input: PlaceOrderInput): Promise<Placed> {
  const cartKey = keyOfCart(input.visitor)
  if (cartKey === null) throw new ApiError('conflict', 'checkout.cart_empty')
  const cart = cartKey.toString('base64url')
  const request: RequestIdentity = { requestHash: hashRequest(input, cart), cartKey, scope: `checkout:${cart}` }

  let replaced: EarlierOrder[] = []
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await inTurn(() => decideAndReserve(context, input, { request, replaced }))
    if (result.kind === 'reserved') return openReserved(context, result)
    if (result.kind === 'repeated') return openRepeated(context, result.order)
    replaced = result.orders
    // Outside the turn: other orders are decided while the provider is called.
    await endPayments(context, replaced)
  }
  throw new ApiError('conflict', 'checkout.still_running')
}

type RequestIdentity = Pick<Decided, 'requestHash' | 'cartKey' | 'scope'>

type Result =
  | { kind: 'reserved'; order: OrderToRecord; recorded: RecordedOrder }
  /** The request has an order already. */
  | { kind: 'repeated'; order: EarlierOrder }
  /** Other orders of this cart that end first. */
  | { kind: 'in_the_way'; orders: EarlierOrder[] }

async function decideAndReserve(
  context: PaymentContext,
  input: PlaceOrderInput,
  { request, replaced }: { request: RequestIdentity; replaced: EarlierOrder[] },
): Promise<Result> {
  let order: OrderToRecord | null = null
  let failure: ApiError | ConflictingOrder
  try {
    order = await decide(context, input, request)
    const recorded =
      replaced.length === 0 ? await insertOrder(context.db, order) : await recordInPlaceOf(context, order, replaced)
    if (recorded) return { kind: 'reserved', order, recorded }
    failure = new ApiError('conflict', 'checkout.still_running')
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof ConflictingOrder)) throw error
    failure = error
  }
  // Looked up only now, so that a request costs one statement less, and because the first of two equal requests may have changed the cart
  // during this request: its order is returned, whatever the failure.
  const conflict = failure instanceof ConflictingOrder ? order : null
  return whatFollows(await findEarlierOrders(context.db, { ...request, key: input.idempotencyKey, conflict }), {
    request,
    failure,
    conflict,
  })
}

/** Of a request that made no order: the order it has already, or those that it replaces; else throws its failure. */
function whatFollows(
  earlier: EarlierOrder[],
  { request, failure, conflict }: { request: RequestIdentity; failure: Error; conflict: OrderToRecord | null },
): Result {
  const ofKey = earlier.find(({ requestHash }) => requestHash !== null)
  if (ofKey?.requestHash?.equals(request.requestHash) === false) throw new ApiError('invalid', 'checkout.key_reused')
  if (ofKey) return { kind: 'repeated', order: ofKey }
  if (conflict === null) throw failure
  const booked = earlier.find(({ status }) => orderSets.booked.includes(status))
  if (booked) throw new ApiError('conflict', 'checkout.already_paid', { reference: booked.reference })
  const same = earlier.find((one) => !one.isHoldOver && hasContent(one, conflict))
  if (same) return { kind: 'repeated', order: same }
  // An order that emptied the cart was made at this moment, from another tab: the next try reads the cart again.
  return { kind: 'in_the_way', orders: earlier.filter(({ isInCart }) => isInCart) }
}

/** Of an order whose part was cancelled the hash is still that of the whole. */
function hasContent(order: EarlierOrder, { contentHash, totalMinor }: OrderToRecord): boolean {
  return order.contentHash.equals(contentHash) && !order.isReduced && order.totalMinor === totalMinor
}

async function decide(
  context: PaymentContext,
  input: PlaceOrderInput,
  request: RequestIdentity,
): Promise<OrderToRecord> {
  const { visitor } = input
  const checked = checkGuest(input, readPhoneNumber)
  if (!checked.ok) throw new ApiError('invalid', 'checkout.fields_invalid', { fields: checked.fields })
  if (!input.acceptsTerms) throw new ApiError('invalid', 'checkout.terms_not_accepted')
  countRoughly(context, 'checkout.too_many_tries', [
    { key: `checkout ${request.cartKey.toString('base64url')}`, most: 20, windowSeconds: 600 },
    ...networkLimits(visitor.address, { key: 'checkout', most: 60, windowSeconds: 600 }),
  ])

  const priced = await priceCart(context, {
    visitor,
    locale: input.locale,
    code: input.promoCode,
    only: input.items,
    typedEmail: checked.guest.email,
    check: (items) => {
      refuseUnavailable(items, input.items ?? null)
      if (input.ordered && !isAsOrdered(items, input.ordered)) throw new ApiError('conflict', 'checkout.cart_changed')
    },
  })
  const { charge, promo, totalMinor } = priced
  if (promo?.ok === false) throw new ApiError('conflict', promo.code, promo.details)
  if (totalMinor !== input.seenTotalMinor || charge.currency !== input.seenCurrency)
    throw new ApiError('conflict', 'checkout.cart_changed', { totalMinor, currency: charge.currency })

  const items = priced.reading.items.map(({ item }) => item)
  const written = { requests: requestsOf(input, items), places: placesOf(input, items) }
  const decided = { ...request, ...written, charge, promo, guest: checked.guest, totalMinor }
  const order = buildOrder(context, input, decided)
  // The last check, so that errors do not reveal whether an address has ordered before.
  if (promo?.refusedToBuyer) {
    await countPromoTry(context, visitor)
    throw new ApiError('conflict', promo.refusedToBuyer.code, promo.refusedToBuyer.details)
  }
  return order
}

/** Throws for one that is too long, and for one of an item that is not ordered: its host would never read it. */
function requestsOf({ requests = {} }: PlaceOrderInput, items: LoadedItem[]): Map<number, string> {
  return new Map(
    Object.entries(requests).map(([key, sent]) => {
      const id = Number(key)
      const text = tidyRequest(sent)
      if (!items.some(({ row }) => row.id === id)) throw new ApiError('conflict', 'checkout.cart_changed')
      if (text.length > LONGEST_REQUEST)
        throw new ApiError('invalid', 'checkout.fields_invalid', {
          fields: [{ field: 'specialRequests', code: 'too_long', item: id }],
        })
      return [id, text]
    }),
  )
}

/** Where guests are picked up who chose a point that asks for it. Throws for each that is missing or too long. */
function placesOf({ pickupPlaces = {} }: PlaceOrderInput, items: LoadedItem[]): Map<number, string> {
  const asked = items.filter(({ row }) => row.pickups.find(({ id }) => id === row.pickupPointId)?.asksPlace)
  const places = new Map(asked.map(({ row }) => [row.id, tidyLine(pickupPlaces[row.id] ?? '')]))
  const fields = [...places].flatMap(([id, place]) => {
    const code = pickupPlaceError(place)
    return code ? [{ field: pickupPlaceField(id), code }] : []
  })
  if (fields.length > 0) throw new ApiError('invalid', 'checkout.fields_invalid', { fields })
  return places
}

/** An order is of everything that was selected. */
function refuseUnavailable(items: LoadedItem[], selected: readonly number[] | null): void {
  if (items.length === 0) throw new ApiError('conflict', 'checkout.cart_empty')
  if (selected?.some((id) => !items.some(({ row }) => row.id === id)))
    throw new ApiError('conflict', 'checkout.cart_changed')
  const refusals = items.flatMap(({ priced }) => (priced.refusal === null ? [] : [priced.refusal.code]))
  if (refusals.length === 0) return
  const isSoldOut = refusals.every((code) => code === 'cart.sold_out')
  throw new ApiError('conflict', isSoldOut ? 'checkout.sold_out' : 'checkout.cart_unavailable')
}

/** Also if the total is the same, the lines may have changed: to another date, for example. */
function isAsOrdered(items: readonly LoadedItem[], ordered: readonly OrderedItem[]): boolean {
  const inCart = new Map(items.map(({ row }) => [row.intent, row]))
  return (
    items.length === ordered.length &&
    ordered.every(({ intent, ...item }) => {
      const row = inCart.get(intent)
      if (!row) return false
      const {
        optionId,
        departureId,
        duration,
        chosenUnits: units,
        chosenExtras: extras,
        pickupPointId,
        guideLanguage,
      } = row
      const choice = { units, extras, pickupPointId }
      return isDeepStrictEqual(item, { optionId, departureId, duration, choice, guideLanguage })
    })
  )
}

async function openReserved(
  context: PaymentContext,
  { order, recorded }: Extract<Result, { kind: 'reserved' }>,
): Promise<Placed> {
  const { reference } = order
  const payment = paymentToOpen(order, recorded)
  if (payment === null) return { reference, paymentUrl: null }
  const { redirectUrl } = await openCheckoutSession(context, payment)
  return { reference, paymentUrl: redirectUrl }
}

async function openRepeated(context: PaymentContext, { orderId, reference, status }: EarlierOrder): Promise<Placed> {
  if (!orderSets.paying.includes(status)) return { reference, paymentUrl: null }
  const { redirectUrl } = await startPayment(context, { orderId })
  return { reference, paymentUrl: redirectUrl }
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
    dateChangeId: null,
  }
}
