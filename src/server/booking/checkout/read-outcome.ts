import type { z } from '@hono/zod-openapi'
import { cancellationStepAt } from '#domain/cancellation.ts'
import { checkoutOutcome, outcomePath, type CheckoutOutcome } from '#domain/checkout-outcome.ts'
import { onClockOf } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { orderSets } from '#domain/order-states.ts'
import { paymentSets } from '#domain/payment-states.ts'
import type { Locale } from '#domain/locale.ts'
import { sumMinor } from '#domain/money.ts'
import { orderAccessToken, isOrderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { latestOrder, opensOrder } from '#server/booking/orders/order-access-cookie.ts'
import { isReturnKey } from '#server/booking/orders/return-key.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { viewTransfer } from '#server/booking/payments/view-transfer.ts'
import { countCartItems } from '#server/cart/count-cart-items.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { outcomeSchema } from './contract.ts'
import { findOrder, type OrderDetails } from '#server/booking/views.ts'

/**
 * How an order stands, asked of the provider when it is still open: the return page may be faster than the webhook. The order is found by this
 * browser's cookie, which opens the latest ones, or by the account. With the key of a payment page's return address another browser sees the
 * same without personal data: no address, and no key to the order. A reference alone opens nothing.
 * @throws ApiError `checkout.order_unknown`, the same for an order of somebody else and for none
 */
export async function readOutcome(
  context: PaymentContext,
  input: { visitor: Visitor; locale: Locale; reference?: string | undefined; returnKey?: string | undefined },
): Promise<z.infer<typeof outcomeSchema>> {
  const { isOwn, found } = await findShown(context, input)
  const { standing: orderStatus, isMoneyUnderWay } = await settled(context, found)
  const outcome = outcomeOf(orderStatus, isMoneyUnderWay)
  const isAwaited = isOwn && outcome === 'awaiting_transfer'
  return {
    outcome,
    reference: orderStatus.reference,
    key: isOwn ? orderAccessToken(context.configuration, orderStatus.reference) : null,
    email: isOwn ? orderStatus.email : null,
    currency: orderStatus.currency,
    totalMinor: orderStatus.totalMinor,
    holdExpiresAt: orderStatus.holdExpiresAt.toISOString(),
    heldUntil: onClockOf(orderStatus.holdExpiresAt.toISOString(), orderStatus.bookings[0]?.zone ?? 'UTC'),
    isByLink: orderStatus.isByLink,
    isAccepted: orderStatus.isAccepted,
    isInCart: isOwn && orderStatus.isInCart,
    isPaid: orderStatus.capturedMinor > 0,
    declineReason: outcome === 'payment_failed' ? (orderStatus.declineReason ?? 'refused') : null,
    refundMinor: Math.min(orderStatus.capturedMinor, lostMinor(orderStatus)),
    cartCount: await countCartItems(context.db, input.visitor),
    transfer: isAwaited ? await viewTransfer(context.db, { ...input, order: orderStatus }) : null,
    items: orderStatus.bookings.map((item) => ({
      id: item.id,
      status: item.status,
      localDate: item.localDate,
      localTime: item.localTime,
      zone: item.zone,
      travellers: item.travellers,
      totalMinor: item.totalMinor,
      citySlug: item.citySlugs[input.locale],
      cityName: item.cityName[input.locale],
      cancellation: itemSets.live.includes(item.status)
        ? cancellationStepAt(orderStatus.now, item.cancellation, new Date(item.startsAt).toISOString(), item.zone)
        : null,
      title: item.productTitle[input.locale],
      optionTitle: item.optionTitle[input.locale],
      canRetry: isOwn && item.canRetry,
      lines: item.lines.map((line) => ({ ...line, title: line.title[input.locale] })),
    })),
  }
}

/** The page for an order that was made or is to be paid without a payment page: `/checkout/…`. */
export async function findOutcomePath(context: PaymentContext, reference: string): Promise<string> {
  const orderStatus = await findOrder(context.db, reference)
  return outcomePath(orderStatus ? outcomeOf(orderStatus, false) : 'unsuccessful')
}

function outcomeOf(orderStatus: OrderDetails, isMoneyUnderWay: boolean): CheckoutOutcome {
  return checkoutOutcome({ ...orderStatus, orderStatus: orderStatus.status, isMoneyUnderWay })
}

/** What is or was refunded: of a booking that could not be made all of it, of a cancelled one what its policy gives. */
function lostMinor({ bookings }: OrderDetails): number {
  return sumMinor(
    bookings.map(({ status, totalMinor, refundedMinor, refundDueMinor }) =>
      itemSets.lost.includes(status) ? totalMinor : refundedMinor + refundDueMinor,
    ),
  )
}

/** The order named by `reference`, or this browser's latest, if it was made on this site and belongs to the visitor or `key` is of its signed link. */
export async function findOwn(
  context: PaymentContext,
  visitor: Visitor,
  reference: string | undefined,
  key?: string,
): Promise<OrderDetails> {
  const requestedReference = reference ?? latestOrder(visitor.orderAccessCookie) ?? ''
  const found = requestedReference === '' ? undefined : await findOrder(context.db, requestedReference)
  const orderStatus = found?.siteId === visitor.site.id ? found : undefined
  const hasPass = opensOrder(context.configuration, visitor.orderAccessCookie, requestedReference)
  const isOwner = visitor.userId !== null && orderStatus?.userId === visitor.userId
  const hasKey = key !== undefined && isOrderAccessToken(context.configuration, requestedReference, key)
  if (!orderStatus || (!hasPass && !isOwner && !hasKey)) throw new ApiError('missing', 'checkout.order_unknown')
  return orderStatus
}

async function findShown(
  context: PaymentContext,
  input: { visitor: Visitor; reference?: string | undefined; returnKey?: string | undefined },
): Promise<{ isOwn: boolean; found: OrderDetails }> {
  const { visitor, reference, returnKey: key } = input
  try {
    return { isOwn: true, found: await findOwn(context, visitor, reference) }
  } catch (error) {
    const mayShow = reference !== undefined && key !== undefined && isReturnKey(context.configuration, reference, key)
    const found = mayShow ? await findOrder(context.db, reference) : undefined
    if (found?.siteId !== visitor.site.id) throw error
    return { isOwn: false, found }
  }
}

async function settled(
  context: PaymentContext,
  orderStatus: OrderDetails,
): Promise<{ standing: OrderDetails; isMoneyUnderWay: boolean }> {
  const isOpen = orderStatus.paymentStatus !== null && paymentSets.open.includes(orderStatus.paymentStatus)
  if (!orderSets.paying.includes(orderStatus.status) || !isOpen || orderStatus.paymentId === null)
    return { standing: orderStatus, isMoneyUnderWay: false }
  try {
    const state = await settlePayment(context, { paymentId: orderStatus.paymentId })
    const latest = (await findOrder(context.db, orderStatus.reference)) ?? orderStatus
    return { standing: latest, isMoneyUnderWay: state === 'processing' || state === 'complete' }
  } catch (error) {
    // The provider does not answer: the buyer may have paid, and the sweep goes on asking.
    context.log.warn({ err: error, paymentId: orderStatus.paymentId }, 'a payment could not be asked after')
    return { standing: orderStatus, isMoneyUnderWay: true }
  }
}
