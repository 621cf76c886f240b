import { orderSets } from '#domain/order-states.ts'
import { closeDateChange, keepDate, mayBePaid } from '#server/booking/commands/end-date-change.ts'
import { endUnanswered } from '#server/booking/commands/end-unanswered.ts'
import { releaseReservation, type Release } from '#server/booking/commands/release-reservation.ts'
import { BANK_TRANSFER } from '#server/booking/providers/bank-transfer.ts'
import {
  claimDueOrders,
  claimAbandonedSessions,
  claimDueDateChanges,
  claimQuietPayments,
  type Claimed,
  type DueDateChange,
  type DueOrder,
} from './claim-queries.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { confirmFree } from './confirm-free.ts'
import { settlePayment } from './settle-payment.ts'
import { settleUnsettledReceipts } from './settle-receipts.ts'
import { PAGE_SECONDS } from './open-checkout-session.ts'
import { BATCH, workOff, workOn } from './work-off.ts'
import { effects } from '#server/booking/effects.ts'
import { ALERT_AFTER_FAILURES } from '#server/booking/states.ts'

/** A release calls no provider: if it fails, the error is in our code. */
const FAILED_RELEASE_CALLS_AFTER = 3

/** Asks the provider about pending payments: this alone makes up for lost webhooks. Also settles unsettled receipts. */
export async function pollPendingPayments(context: PaymentContext, input: { olderThanSeconds: number }): Promise<void> {
  await Promise.all([pollQuietPayments(context, input), settleUnsettledReceipts(context, input)])
}

async function pollQuietPayments(context: PaymentContext, input: { olderThanSeconds: number }): Promise<void> {
  await workOn(await claimQuietPayments(context.db, input.olderThanSeconds), async ({ id }) => {
    await settlePayment(context, { paymentId: id }).catch((error: unknown) =>
      context.log.warn({ err: error, paymentId: id }, 'a payment could not be settled yet'),
    )
  })
}

/** Closes abandoned pages of orders that wait until a deadline: their seats stay held, and the link opens another page. */
export async function expireAbandonedSessions(context: PaymentContext): Promise<void> {
  await workOff(
    () => claimAbandonedSessions(context.db, { olderThanSeconds: PAGE_SECONDS, most: BATCH }),
    (page) => closePage(context, page),
  )
}

async function closePage(context: PaymentContext, { id, attempts }: Claimed): Promise<void> {
  try {
    await settlePayment(context, { paymentId: id, expire: true })
  } catch (error) {
    const callsSomebody = attempts === ALERT_AFTER_FAILURES
    context.log[callsSomebody ? 'error' : 'warn'](
      { err: error, paymentId: id, attempts },
      'a payment page could not be closed yet',
    )
  }
}

/** Ends orders whose hold is over, without and with an open payment. */
export async function expireOrders(context: PaymentContext): Promise<void> {
  await Promise.all([expireUnpaidOrders(context), expirePayingOrders(context)])
}

/** Ends orders whose hold is over and that have no open payment. Calls no provider, so waits for none. */
export async function expireUnpaidOrders(context: PaymentContext): Promise<void> {
  await workOff(
    () => claimDueOrders(context.db, { isPaying: false, most: BATCH }),
    (order) => expireOrder(context, order),
  )
}

/**
 * Ends orders whose hold is over and whose payment is open. Seats are released only after the provider has ended its session: if it reports a
 * payment instead, the order is confirmed. While a provider does not answer, they stay held.
 */
export async function expirePayingOrders(context: PaymentContext): Promise<void> {
  await workOff(
    () => claimDueOrders(context.db, { isPaying: true, most: BATCH }),
    (order) => expireOrder(context, order),
  )
}

async function expireOrder(context: PaymentContext, order: DueOrder): Promise<void> {
  const { orderId, reference, attempts } = order
  const level = attempts === ALERT_AFTER_FAILURES ? 'error' : 'warn'
  try {
    for (const paymentId of order.paymentIds) {
      const state = await settlePayment(context, { paymentId, expire: true })
      if (state === 'processing')
        context.log[level]({ orderId, reference, attempts }, 'an order keeps its seats while its payment is processed')
      if (state !== 'declined' && state !== 'expired') return
    }
  } catch (error) {
    context.log[level]({ err: error, orderId, reference, attempts }, 'the payment provider has not ended a payment yet')
    return
  }
  try {
    if (orderSets.unanswered.includes(order.status)) {
      const accepted = await endUnanswered(context, { reference })
      if (accepted) return await confirmFree(context, accepted)
    }
    await releaseReservation(context.db, { orderId, actor: 'system', onlyIfDue: true, ...endOf(order) })
  } catch (error) {
    const about = { err: error, orderId, reference, attempts }
    if (attempts === FAILED_RELEASE_CALLS_AFTER || attempts === ALERT_AFTER_FAILURES)
      context.log.error(about, 'an order cannot be released and keeps its seats')
    else context.log.warn(about, 'an order could not be released yet')
  }
}

/**
 * Ends date changes whose hold is over, or whose new departure was closed. Their seats are released only after
 * the provider has closed the page: if it reports a payment instead, the booking is moved.
 */
export async function endDueDateChanges(context: PaymentContext): Promise<void> {
  await workOff(
    () => claimDueDateChanges(context.db, BATCH),
    (change) => endDateChange(context, change),
  )
}

async function endDateChange(context: PaymentContext, change: DueDateChange): Promise<void> {
  const { id, reference, attempts } = change
  const level = attempts === ALERT_AFTER_FAILURES ? 'error' : 'warn'
  try {
    const named = { ...change, changeId: id }
    const page = await closeDateChange(context, named)
    if (mayBePaid(page)) context.log[level]({ dateChange: id, reference, attempts }, 'a date change keeps its seats')
    else await keepDate(context, { ...named, onlyIfDue: true, by: { actor: 'system' }, page })
  } catch (error) {
    context.log[level]({ err: error, dateChange: id, reference, attempts }, 'a date change could not be ended yet')
  }
}

/** No mail for an order whose payment page was left: its buyer saw it end. */
function endOf(order: DueOrder): Pick<Release, 'to' | 'effect'> {
  if (orderSets.unanswered.includes(order.status)) return { to: 'failed', effect: effects.unanswered }
  if (order.paymentMethod === BANK_TRANSFER) return { to: 'expired', effect: effects.transferExpired }
  return { to: 'expired', effect: order.isByLink ? effects.unpaid : effects.holdEnded }
}
