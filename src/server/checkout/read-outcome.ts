import type { z } from '@hono/zod-openapi'
import { checkoutOutcome } from '#domain/checkout-outcome.ts'
import type { Locale } from '#domain/locale.ts'
import { orderKey, isOrderKey } from '#server/orders/order-key.ts'
import type { PaymentContext } from '#server/payments/providers.ts'
import { settlePayment } from '#server/payments/settle-payment.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import type { outcomeSchema } from './contract.ts'
import { findStanding, type OrderStanding } from './queries.ts'

/**
 * How the visitor's order stands, asked of the provider when it is still open: the return page may be faster than the webhook. The order
 * is found by this browser's cookie or by the account; a reference in the address alone opens nothing. Throws Refusal
 * `checkout.order_unknown`, the same for an order of somebody else and for none.
 */
export async function readOutcome(
  context: PaymentContext,
  input: { visitor: Visitor; locale: Locale; reference: string | undefined },
): Promise<z.infer<typeof outcomeSchema>> {
  const standing = await settled(context, await findOwn(context, input.visitor, input.reference))
  return {
    outcome: checkoutOutcome({
      orderStatus: standing.status,
      paymentStatus: standing.paymentStatus,
    }),
    reference: standing.reference,
    key: orderKey(context.configuration, standing.reference),
    email: standing.email,
    currency: standing.currency,
    totalMinor: standing.totalMinor,
    holdExpiresAt: standing.holdExpiresAt.toISOString(),
    items: standing.items.map((item) => ({
      ...item,
      title: item.productTitle[input.locale],
      optionTitle: item.optionTitle[input.locale],
      lines: item.lines.map((line) => ({ ...line, title: line.title[input.locale] })),
    })),
  }
}

/** The order named by `reference`, or this browser's latest, if it belongs to the visitor. */
export async function findOwn(
  context: PaymentContext,
  visitor: Visitor,
  reference: string | undefined,
): Promise<OrderStanding> {
  const [passReference = '', passKey = ''] = (visitor.orderPass ?? '').split(':')
  const wanted = reference ?? passReference
  const standing = wanted === '' ? undefined : await findStanding(context.db, wanted)
  const hasPass = wanted === passReference && isOrderKey(context.configuration, wanted, passKey)
  const isOwner = visitor.userId !== null && standing?.userId === visitor.userId
  if (!standing || (!hasPass && !isOwner)) throw new Refusal('missing', 'checkout.order_unknown')
  return standing
}

async function settled(context: PaymentContext, standing: OrderStanding): Promise<OrderStanding> {
  const isOpen = standing.paymentStatus === 'created' || standing.paymentStatus === 'processing'
  if (standing.status !== 'awaiting_payment' || !isOpen || standing.paymentId === null) return standing
  try {
    const state = await settlePayment(context, { paymentId: standing.paymentId })
    return state === 'open' ? standing : ((await findStanding(context.db, standing.reference)) ?? standing)
  } catch (error) {
    // The provider does not answer: "in progress" is the truth, and the sweep goes on asking.
    context.log.warn({ err: error, paymentId: standing.paymentId }, 'a payment could not be asked after')
    return standing
  }
}
