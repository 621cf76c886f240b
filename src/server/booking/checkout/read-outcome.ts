import type { z } from '@hono/zod-openapi'
import { cancellationStepAt, promisedStep } from '#domain/cancellation.ts'
import { checkoutOutcome, outcomePath, type CheckoutOutcome } from '#domain/checkout-outcome.ts'
import { durationOf } from '#domain/duration.ts'
import { itemSets } from '#domain/item-states.ts'
import { orderSets } from '#domain/order-states.ts'
import { paymentSets } from '#domain/payment-states.ts'
import type { Locale } from '#domain/locale.ts'
import { sumMinor } from '#domain/money.ts'
import { countsMost } from '#domain/people-words.ts'
import { orderAccessToken, isOrderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { latestOrder, opensOrder } from '#server/booking/orders/order-access-cookie.ts'
import {
  hasCalendar,
  hasFailedBesideTransfer,
  laterOrder,
  paymentDeadline,
  replacedBy,
  viewBooking,
  viewPickup,
} from '#server/booking/orders/view-order.ts'
import { isReturnKey } from '#server/booking/orders/return-key.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { settlePayment, waitForSettlement } from '#server/booking/payments/settle-payment.ts'
import { viewTransfer } from '#server/booking/payments/view-transfer.ts'
import { keyOfCart } from '#server/cart/cart-key.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { groupPhoneNumber } from '#server/kernel/read-phone-number.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { outcomeSchema } from './contract.ts'
import { findOrder, findOrderBesideCart, type OrderBesideCart, type OrderDetails } from '#server/booking/views.ts'
import { readCheckout } from './read-checkout.ts'

/**
 * The outcome of an order for its return page. Reads an open payment from the provider, because the buyer may return before the webhook arrives.
 * The order is found by the order access cookie or by the account. With the key of a payment page's return address, another browser gets the
 * outcome without personal data: no email address and no key to the order. A reference alone gives no access.
 * @throws ApiError `checkout.order_unknown`, also for another buyer's order
 */
export async function readOutcome(
  context: PaymentContext,
  input: { visitor: Visitor; locale: Locale; reference?: string | undefined; returnKey?: string | undefined },
): Promise<z.infer<typeof outcomeSchema>> {
  const { isShownToOwner, found } = await findShown(context, input)
  const { order, isMoneyUnderWay } = await settled(context, input.visitor, found)
  const outcome = outcomeOf(order, isMoneyUnderWay)
  const isAwaited = isShownToOwner && outcome === 'awaiting_transfer'
  return {
    outcome,
    reference: order.reference,
    key: isShownToOwner ? orderAccessToken(context.configuration, order.reference, order.accessVersion) : null,
    email: isShownToOwner ? order.email : null,
    phone: isShownToOwner ? groupPhoneNumber(order.phone) : null,
    currency: order.currency,
    totalMinor: order.totalMinor,
    holdExpiresAt: order.holdExpiresAt.toISOString(),
    heldUntil: paymentDeadline(order, input.locale),
    now: order.now.toISOString(),
    isByLink: order.isByLink,
    isAccepted: order.isAccepted,
    replacedBy: replacedBy(order),
    formerReference: isShownToOwner ? order.formerReference : null,
    laterOrder: isShownToOwner ? laterOrder(context, order) : null,
    isToldByWhatsapp: order.isToldByWhatsapp,
    isInCart: isShownToOwner && order.isInCart,
    cartItems: isShownToOwner ? order.cartItems : [],
    ...(isShownToOwner ? await methodsOf(context, { ...input, order, outcome }) : noMethods),
    isPaid: order.capturedMinor > 0,
    declineReason:
      outcome === 'payment_failed' || (outcome === 'awaiting_transfer' && hasFailedBesideTransfer(order))
        ? (order.declineReason ?? 'refused')
        : null,
    refundMinor: Math.min(order.capturedMinor, refundOf(order)),
    cartCount: order.cartCount,
    transfer: isAwaited ? await viewTransfer(context, { ...input, order }) : null,
    items: order.bookings.map((item) => ({
      id: item.id,
      status: item.status,
      localDate: item.localDate,
      localTime: item.localTime,
      zone: item.zone,
      endsAt: item.endsAt,
      rate: item.rate,
      duration: durationOf(item.rate, item.nightsOrDays),
      pickup: isShownToOwner ? viewPickup(item, input.locale) : null,
      guideLanguage: item.guideLanguage,
      hasCalendar: isShownToOwner && hasCalendar(order, item),
      travellers: item.travellers,
      countsGroups: countsMost(item),
      totalMinor: item.totalMinor,
      citySlug: item.citySlugs[input.locale],
      slug: item.slugs[input.locale],
      cityName: item.cityName[input.locale],
      specialRequest: isShownToOwner ? item.specialRequest : '',
      cancellation: itemSets.live.includes(item.status)
        ? promisedStep(termsOf(order, item), outcome === 'on_hold' ? order.holdExpiresAt : null)
        : null,
      title: item.productTitle[input.locale],
      optionTitle: item.optionTitle[input.locale],
      picture: viewPicture(item.picture, input.locale),
      canRetry: isShownToOwner && item.canRetry,
      ticket: isShownToOwner && itemSets.booked.includes(item.status) ? ticketOf(order, item, input.locale) : null,
      held: isShownToOwner && itemSets.unpaid.includes(item.status) ? heldOf(order, item, input.locale) : null,
      lines: item.lines.map((line) => ({ ...line, title: line.title[input.locale] })),
    })),
  }
}

const noMethods = { methods: [], hasOtherMethod: false }

/**
 * None if the cart has changed since: another way places the order again, from the cart. Where only the card is left, its
 * button is enough.
 */
async function methodsOf(
  context: PaymentContext,
  {
    visitor,
    locale,
    order,
    outcome,
  }: { visitor: Visitor; locale: Locale; order: OrderBesideCart; outcome: CheckoutOutcome },
) {
  if (outcome !== 'payment_failed' && outcome !== 'unpaid') return noMethods
  const only = order.cartItems
  if (only.length === 0) return noMethods
  const { methods } = await readCheckout(context, { visitor, locale, promoCode: undefined, only })
  return {
    methods: order.isCartAsOrdered && methods.length > 1 ? methods : [],
    hasOtherMethod: methods.some(({ code }) => code !== 'card'),
  }
}

function ticketOf(order: OrderDetails, item: OrderDetails['bookings'][number], locale: Locale) {
  const { ticketCode } = viewBooking(order, item, locale)
  return { ticketCode, ...heldOf(order, item, locale) }
}

function heldOf(order: OrderDetails, item: OrderDetails['bookings'][number], locale: Locale) {
  const { meetingPoint, pickup, host, knowBeforeYouGo, bring } = viewBooking(order, item, locale)
  return { meetingPoint, pickup, host, knowBeforeYouGo, bring }
}

/** The terms once the order is paid. */
function termsOf({ now }: OrderDetails, item: OrderDetails['bookings'][number]) {
  return cancellationStepAt(now, item.cancellation, new Date(item.startsAt).toISOString(), item.zone)
}

/** The page of an order without a payment page: `/checkout/…`. */
export async function findOutcomePath(context: PaymentContext, reference: string): Promise<string> {
  const order = await findOrder(context.db, reference)
  return outcomePath(order ? outcomeOf(order, false) : 'unsuccessful')
}

function outcomeOf(order: OrderDetails, isMoneyUnderWay: boolean): CheckoutOutcome {
  return checkoutOutcome({ ...order, orderStatus: order.status, isMoneyUnderWay })
}

/**
 * The refund, paid or due: all of an unsuccessful order, else what each item gives back. An item that its supplier rejected was never paid. Minor
 * units.
 */
function refundOf({ status: ofOrder, bookings }: OrderDetails): number {
  return sumMinor(
    bookings.map(({ status, totalMinor, refundedMinor, refundDueMinor }) =>
      orderSets.unsuccessful.includes(ofOrder) && itemSets.lost.includes(status)
        ? totalMinor
        : refundedMinor + refundDueMinor,
    ),
  )
}

/**
 * The order with `reference`, or this browser's latest one, if it was placed on this site and the visitor has its cookie, its account or `key`, the
 * order access token.
 */
export async function findOwn(
  context: PaymentContext,
  visitor: Visitor,
  reference: string | undefined,
  key?: string,
): Promise<OrderDetails> {
  const requested = requestedReference(visitor, reference)
  const order = requested === '' ? undefined : await findOrder(context.db, requested)
  if (!order || !isOwn(context, visitor, { order, key })) throw orderUnknown()
  return order
}

const orderUnknown = () => new ApiError('missing', 'checkout.order_unknown')

function requestedReference(visitor: Visitor, reference: string | undefined): string {
  return reference ?? latestOrder(visitor.orderAccessCookie) ?? ''
}

function isOwn(
  { configuration }: PaymentContext,
  visitor: Visitor,
  { order, key }: { order: OrderDetails; key?: string | undefined },
): boolean {
  return (
    order.siteId === visitor.site.id &&
    (opensOrder(configuration, visitor.orderAccessCookie, order) ||
      (visitor.userId !== null && order.userId === visitor.userId) ||
      (key !== undefined && isOrderAccessToken(configuration, order.reference, key, order.accessVersion)))
  )
}

/** Waits for a payment that is being settled, so that its order is read once. */
async function findShown(
  context: PaymentContext,
  input: { visitor: Visitor; reference?: string | undefined; returnKey?: string | undefined },
): Promise<{ isShownToOwner: boolean; found: OrderBesideCart }> {
  const { visitor, reference, returnKey: key } = input
  const requested = requestedReference(visitor, reference)
  if (requested === '') throw orderUnknown()
  await waitForSettlement(context, requested)
  const found = await findBesideCart(context, visitor, requested)
  if (found && isOwn(context, visitor, { order: found })) return { isShownToOwner: true, found }
  const mayShow = reference !== undefined && key !== undefined && isReturnKey(context.configuration, reference, key)
  if (!mayShow || found?.siteId !== visitor.site.id) throw orderUnknown()
  return { isShownToOwner: false, found }
}

export function findBesideCart(
  { db }: PaymentContext,
  visitor: Visitor,
  reference: string,
): Promise<OrderBesideCart | undefined> {
  return findOrderBesideCart(db, { reference, cartKey: keyOfCart(visitor) })
}

async function settled(
  context: PaymentContext,
  visitor: Visitor,
  order: OrderBesideCart,
): Promise<{ order: OrderBesideCart; isMoneyUnderWay: boolean }> {
  const isOpen = order.paymentStatus !== null && paymentSets.open.includes(order.paymentStatus)
  if (!orderSets.paying.includes(order.status) || !isOpen || order.paymentId === null)
    return { order, isMoneyUnderWay: false }
  try {
    const state = await settlePayment(context, { paymentId: order.paymentId })
    const latest = (await findBesideCart(context, visitor, order.reference)) ?? order
    return { order: latest, isMoneyUnderWay: state === 'processing' || state === 'complete' }
  } catch (error) {
    // The provider cannot be reached. The buyer may have paid; the polling job continues.
    context.log.warn({ err: error, paymentId: order.paymentId }, 'could not read a payment from its provider')
    return { order, isMoneyUnderWay: true }
  }
}
