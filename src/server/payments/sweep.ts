import { releaseOrder, type Release } from '#server/orders/release-order.ts'
import { turns } from '#server/platform/turns.ts'
import { BANK_TRANSFER } from './bank-transfer.ts'
import type { PaymentContext } from './providers.ts'
import { claimQuietPayments, listDueOrders, listLeftPages, type DueOrder } from './queries.ts'
import { settlePayment } from './settle-payment.ts'
import { PAGE_SECONDS } from './open-page.ts'

/** Asks the provider about payments that no webhook told us of: this alone repairs lost webhooks. */
export async function sweepPayments(context: PaymentContext, input: { olderThanSeconds: number }): Promise<void> {
  for (const { id } of await claimQuietPayments(context.db, input.olderThanSeconds)) {
    await settlePayment(context, { paymentId: id }).catch((error: unknown) =>
      context.log.warn({ err: error, paymentId: id }, 'a payment could not be settled yet'),
    )
  }
}

/** Closes pages that nobody comes back to, of orders that wait until a deadline: their places stay kept, and the link opens another page. */
export async function closeLeftPages(context: PaymentContext): Promise<void> {
  for (const { id } of await listLeftPages(context.db, PAGE_SECONDS)) {
    await settlePayment(context, { paymentId: id, expire: true }).catch((error: unknown) =>
      context.log.warn({ err: error, paymentId: id }, 'a payment page could not be closed yet'),
    )
  }
}

/** So many sessions are ended at once: a company that does not answer takes its time with each. */
const AT_ONCE = 10

/** Ends orders whose hold is over: those that nobody pays at this moment, and those with a page. */
export async function expireOrders(context: PaymentContext): Promise<void> {
  await Promise.all([expireUnpaidOrders(context), expirePayingOrders(context)])
}

/** Ends orders whose hold is over and that no payment is open for. They ask nobody, so they wait for nobody. */
export async function expireUnpaidOrders(context: PaymentContext): Promise<void> {
  for (const order of await listDueOrders(context.db, false)) await expireOrder(context, order)
}

/**
 * Ends orders whose hold is over and whose payment is open. Places go back only after the provider says that its session has ended: it may say that
 * the money is there, and then the order is confirmed instead. A provider that does not answer keeps them held until it does.
 */
export async function expirePayingOrders(context: PaymentContext): Promise<void> {
  const inTurn = turns(AT_ONCE)
  const due = await listDueOrders(context.db, true)
  await Promise.all(due.map((order) => inTurn(() => expireOrder(context, order))))
}

async function expireOrder(context: PaymentContext, order: DueOrder): Promise<void> {
  try {
    if (order.paymentId !== null) {
      const state = await settlePayment(context, { paymentId: order.paymentId, expire: true })
      // Paid, or its money is under way: it is confirmed, or ends when that is known.
      if (state !== 'declined' && state !== 'expired') return
    }
    await releaseOrder(context.db, { orderId: order.orderId, actor: 'system', onlyIfDue: true, ...endOf(order) })
  } catch (error) {
    context.log.warn({ err: error, orderId: order.orderId }, 'an order could not be ended yet')
  }
}

/** Who paid at the checkout and did not finish was there to see it; everybody else is written to. */
function endOf(order: DueOrder): Pick<Release, 'to' | 'reason' | 'mail'> {
  if (order.status === 'on_hold')
    return {
      to: 'failed',
      reason: 'no answer in time',
      mail: { kind: 'order_unanswered', toOperator: 'staff_unanswered' },
    }
  if (order.paymentMethod === BANK_TRANSFER)
    return { to: 'expired', reason: 'hold ended', mail: { kind: 'order_transfer_expired' } }
  if (order.isByLink) return { to: 'expired', reason: 'not paid by the deadline', mail: { kind: 'order_unpaid' } }
  return { to: 'expired', reason: 'hold ended', mail: null }
}
