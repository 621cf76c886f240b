import { isSettled } from '#domain/payment-states.ts'
import { completeOrder } from '#server/booking/commands/complete-order.ts'
import type { Db } from '#server/kernel/database.ts'
import { paymentUnavailable } from './call-provider.ts'
import type { SessionState } from '#server/booking/providers/provider.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import {
  closePaymentAttempt,
  findOpenBeside,
  findPayment,
  notePaymentUnderWay,
  setDeclinedTry,
  type PaymentToSettle,
} from './queries.ts'

export type Settled = SessionState['status']

/**
 * Reads a payment's session from the provider and brings our payment to the same state. Webhook, return page and polling job call it; the content
 * of an event is never used. A payment of zero is complete without a provider. Idempotent. `payment`: the row, if it was just read. With `expire`
 * the result is never `open`, and only `declined` and `expired` release the seats. Throws ApiError `checkout.payment_unavailable` if the provider
 * cannot be reached.
 */
export function settlePayment(
  context: PaymentContext,
  input: { paymentId: number; payment?: PaymentToSettle; expire?: boolean },
): Promise<Settled> {
  if (input.expire) return settle(context, input)
  // Webhook and return page often arrive together: the second shares the result of the first.
  const underWay = runs.get(context.db) ?? new Map<number, Run>()
  runs.set(context.db, underWay)
  const known = underWay.get(input.paymentId)
  if (known) return known.result
  const result = settle(context, input).finally(() => underWay.delete(input.paymentId))
  underWay.set(input.paymentId, { orderReference: input.payment?.orderReference ?? null, result })
  return result
}

/**
 * As settlePayment, after a change of the payment in our database. Does not share the result of a settlement that is
 * already running, which may have read the payment before the change.
 */
export async function settleAfterChange(
  context: PaymentContext,
  input: { paymentId: number; expire?: boolean },
): Promise<Settled> {
  await runs
    .get(context.db)
    ?.get(input.paymentId)
    ?.result.catch(() => undefined)
  return settlePayment(context, input)
}

interface Run {
  orderReference: string | null
  result: Promise<Settled>
}

const runs = new WeakMap<Db, Map<number, Run>>()

/** Waits for the settlement of the order's payment that this process is working on, if there is one. Never throws. */
export async function waitForSettlement({ db }: PaymentContext, orderReference: string): Promise<void> {
  for (const run of runs.get(db)?.values() ?? [])
    if (run.orderReference === orderReference) await run.result.catch(() => undefined)
}

async function settle(
  context: PaymentContext,
  input: { paymentId: number; payment?: PaymentToSettle; expire?: boolean },
): Promise<Settled> {
  const payment = input.payment ?? (await findPayment(context.db, input.paymentId))
  if (!payment) throw new Error(`no payment ${input.paymentId}`)
  if (isSettled(payment.status)) return 'complete'
  if (payment.amountMinor === 0) {
    await completeOrder(context, { paymentId: payment.id, capturedMinor: 0 })
    return 'complete'
  }
  if (payment.providerReference === null) {
    if (!input.expire) return 'open'
    // The session was never opened, or the response was lost: no buyer has seen its page.
    if (await closePaymentAttempt(context.db, payment.id, 'expired', { ifUnopened: true })) return 'expired'
    const opened = await findPayment(context.db, payment.id)
    // It was opened after the row was read: the buyer can pay there until the provider has closed it.
    return opened?.providerReference ? settle(context, { ...input, payment: opened }) : 'expired'
  }
  const { providerReference: reference } = payment
  const retrieved = await context.providers.ask(payment.provider, (provider) =>
    input.expire ? provider.expireSession(reference) : provider.retrieveSession(reference),
  )
  if (retrieved.kind === 'unknown') {
    context.log.warn(
      { err: retrieved.error, paymentId: payment.id },
      'a payment provider did not return the state of a payment',
    )
    throw paymentUnavailable(payment.orderReference)
  }
  if (retrieved.kind === 'refused') {
    // The provider does not know the session: the attempt ends. An event about it would still find the payment.
    if (await closePaymentAttempt(context.db, payment.id, 'expired'))
      context.log.error(
        { err: retrieved.error, paymentId: payment.id, orderReference: payment.orderReference, session: reference },
        'the payment provider does not know a session: check whether the buyer has paid',
      )
    return 'expired'
  }
  const state = retrieved.value
  // A partial payment of an ended session is refunded too.
  if (state.status === 'complete' || (isOver(state) && state.capturedMinor > 0)) {
    await completeOrder(context, { paymentId: payment.id, capturedMinor: state.capturedMinor })
    if (payment.isOfTransferOrder) await closeOtherKind(context, payment)
  } else if (isOver(state)) await closePaymentAttempt(context.db, payment.id, state.status, state)
  else if (state.status === 'processing') await notePaymentUnderWay(context.db, payment.id)
  if (state.hasDeclinedTry !== payment.hasDeclinedTry) await setDeclinedTry(context.db, payment.id, state)
  return state.status
}

/**
 * Ends what was open beside the payment that booked an order: the card page, or the transfer. If that was paid too, or is later, its
 * money is refunded (docs/rules/money-late.md). `claimAbandonedSessions` finds what is left open here.
 */
async function closeOtherKind(context: PaymentContext, paid: PaymentToSettle): Promise<void> {
  for (const paymentId of await findOpenBeside(context.db, { orderId: paid.orderId, paidId: paid.id }))
    await settle(context, { paymentId, expire: true }).catch((error: unknown) =>
      context.log.warn({ err: error, paymentId }, 'a payment of a booked order could not be closed yet'),
    )
}

function isOver(state: SessionState): state is SessionState & { status: 'declined' | 'expired' } {
  return state.status === 'declined' || state.status === 'expired'
}
