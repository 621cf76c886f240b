import type { z } from '@hono/zod-openapi'
import { cancellationStepAt } from '#domain/cancellation.ts'
import { checkoutOutcome, outcomePath, type CheckoutOutcome } from '#domain/checkout-outcome.ts'
import { onClockOf } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { orderSets } from '#domain/order-states.ts'
import { paymentSets } from '#domain/payment-states.ts'
import type { Locale } from '#domain/locale.ts'
import { sumMinor } from '#domain/money.ts'
import { orderKey, isOrderKey } from '#server/booking/orders/order-access-token.ts'
import { latestOrder, opensOrder } from '#server/booking/orders/order-pass.ts'
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
  const { standing, isMoneyUnderWay } = await settled(context, found)
  const outcome = outcomeOf(standing, isMoneyUnderWay)
  const isAwaited = isOwn && outcome === 'awaiting_transfer'
  return {
    outcome,
    reference: standing.reference,
    key: isOwn ? orderKey(context.configuration, standing.reference) : null,
    email: isOwn ? standing.email : null,
    currency: standing.currency,
    totalMinor: standing.totalMinor,
    holdExpiresAt: standing.holdExpiresAt.toISOString(),
    heldUntil: onClockOf(standing.holdExpiresAt.toISOString(), standing.bookings[0]?.zone ?? 'UTC'),
    isByLink: standing.isByLink,
    isAccepted: standing.isAccepted,
    isInCart: isOwn && standing.isInCart,
    isPaid: standing.capturedMinor > 0,
    declineReason: outcome === 'payment_failed' ? (standing.declineReason ?? 'refused') : null,
    refundMinor: Math.min(standing.capturedMinor, lostMinor(standing)),
    cartCount: await countCartItems(context.db, input.visitor),
    transfer: isAwaited ? await viewTransfer(context.db, { ...input, order: standing }) : null,
    items: standing.bookings.map((item) => ({
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
        ? cancellationStepAt(standing.now, item.cancellation, new Date(item.startsAt).toISOString(), item.zone)
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
  const standing = await findOrder(context.db, reference)
  return outcomePath(standing ? outcomeOf(standing, false) : 'unsuccessful')
}

function outcomeOf(standing: OrderDetails, isMoneyUnderWay: boolean): CheckoutOutcome {
  return checkoutOutcome({ ...standing, orderStatus: standing.status, isMoneyUnderWay })
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
  const wanted = reference ?? latestOrder(visitor.orderPass) ?? ''
  const found = wanted === '' ? undefined : await findOrder(context.db, wanted)
  const standing = found?.siteId === visitor.site.id ? found : undefined
  const hasPass = opensOrder(context.configuration, visitor.orderPass, wanted)
  const isOwner = visitor.userId !== null && standing?.userId === visitor.userId
  const hasKey = key !== undefined && isOrderKey(context.configuration, wanted, key)
  if (!standing || (!hasPass && !isOwner && !hasKey)) throw new ApiError('missing', 'checkout.order_unknown')
  return standing
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
  standing: OrderDetails,
): Promise<{ standing: OrderDetails; isMoneyUnderWay: boolean }> {
  const isOpen = standing.paymentStatus !== null && paymentSets.open.includes(standing.paymentStatus)
  if (!orderSets.paying.includes(standing.status) || !isOpen || standing.paymentId === null)
    return { standing, isMoneyUnderWay: false }
  try {
    const state = await settlePayment(context, { paymentId: standing.paymentId })
    const latest = (await findOrder(context.db, standing.reference)) ?? standing
    return { standing: latest, isMoneyUnderWay: state === 'processing' || state === 'complete' }
  } catch (error) {
    // The provider does not answer: the buyer may have paid, and the sweep goes on asking.
    context.log.warn({ err: error, paymentId: standing.paymentId }, 'a payment could not be asked after')
    return { standing, isMoneyUnderWay: true }
  }
}
