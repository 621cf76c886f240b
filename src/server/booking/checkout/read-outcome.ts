import type { z } from '@hono/zod-openapi'
import { checkoutOutcome } from '#domain/checkout-outcome.ts'
import { onClockOf } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { orderSets } from '#domain/order-states.ts'
import { paymentSets } from '#domain/payment-states.ts'
import type { Locale } from '#domain/locale.ts'
import { orderKey, isOrderKey } from '#server/booking/orders/order-access-token.ts'
import { latestOrder, opensOrder } from '#server/booking/orders/order-pass.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { viewTransfer } from '#server/booking/payments/view-transfer.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { outcomeSchema } from './contract.ts'
import { findOrder, type OrderDetails } from '#server/booking/views.ts'

/**
 * The outcome of the visitor's order. While it is open, the provider is asked: the return page may be faster than the webhook. The order is
 * found by this browser's cookie, which opens the latest ones, or by the account; a reference in the address alone opens nothing. Throws
 * ApiError `checkout.order_unknown`, the same for the order of another visitor and for none.
 */
export async function readOutcome(
  context: PaymentContext,
  input: { visitor: Visitor; locale: Locale; reference: string | undefined },
): Promise<z.infer<typeof outcomeSchema>> {
  const standing = await settled(context, await findOwn(context, input.visitor, input.reference))
  const outcome = checkoutOutcome({
    orderStatus: standing.status,
    paymentStatus: standing.paymentStatus,
    hasDeclinedTry: standing.hasDeclinedTry,
    isTransfer: standing.isTransfer,
  })
  return {
    outcome,
    reference: standing.reference,
    key: orderKey(context.configuration, standing.reference),
    email: standing.email,
    currency: standing.currency,
    totalMinor: standing.totalMinor,
    holdExpiresAt: standing.holdExpiresAt.toISOString(),
    heldUntil: onClockOf(standing.holdExpiresAt.toISOString(), standing.bookings[0]?.zone ?? 'UTC'),
    isByLink: standing.isByLink,
    isAccepted: standing.isAccepted,
    isInCart: standing.isInCart,
    refundMinor: Math.min(standing.capturedMinor, lostMinor(standing)),
    transfer: outcome === 'awaiting_transfer' ? await viewTransfer(context.db, { ...input, order: standing }) : null,
    items: standing.bookings.map((item) => ({
      id: item.id,
      status: item.status,
      localDate: item.localDate,
      localTime: item.localTime,
      zone: item.zone,
      travellers: item.travellers,
      totalMinor: item.totalMinor,
      canRetry: item.canRetry,
      citySlug: item.citySlugs[input.locale],
      title: item.productTitle[input.locale],
      optionTitle: item.optionTitle[input.locale],
      lines: item.lines.map((line) => ({ ...line, title: line.title[input.locale] })),
    })),
  }
}

function lostMinor({ bookings }: OrderDetails): number {
  return bookings
    .filter(({ status }) => itemSets.lost.includes(status))
    .reduce((sum, { totalMinor }) => sum + totalMinor, 0)
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

async function settled(context: PaymentContext, standing: OrderDetails): Promise<OrderDetails> {
  const isOpen = standing.paymentStatus !== null && paymentSets.open.includes(standing.paymentStatus)
  if (!orderSets.paying.includes(standing.status) || !isOpen || standing.paymentId === null) return standing
  try {
    await settlePayment(context, { paymentId: standing.paymentId })
    return (await findOrder(context.db, standing.reference)) ?? standing
  } catch (error) {
    // The provider does not answer: "in progress" is the truth, and the sweep goes on asking.
    context.log.warn({ err: error, paymentId: standing.paymentId }, 'a payment could not be asked after')
    return standing
  }
}
