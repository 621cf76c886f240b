import { isSettled } from '#domain/payment-states.ts'
import { completeOrder } from '#server/booking/orders/complete-order.ts'
import type { Db } from '#server/kernel/database.ts'
import { paymentUnavailable } from './call-provider.ts'
import type { SessionState } from '#server/booking/providers/provider.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import {
  closePaymentAttempt,
  findPayment,
  notePaymentUnderWay,
  setDeclinedTry,
  type PaymentToSettle,
} from './queries.ts'

export type Settled = SessionState['status']

/**
 * Asks the provider how a payment stands and brings ours to the same state: webhook, return page and sweep all end here.
 * What an event claims is never believed; the provider's session is. Nothing to pay is paid at once, without a provider. Safe to call
 * any number of times. `payment`: as it was read a moment ago. With `expire` the answer is never `open`, and only `declined` and `expired`
 * free the places. Throws ApiError `checkout.payment_unavailable` when the provider does not answer.
 */
export function settlePayment(
  context: PaymentContext,
  input: { paymentId: number; payment?: PaymentToSettle; expire?: boolean },
): Promise<Settled> {
  if (input.expire) return settle(context, input)
  // Webhook and return page come at the same moment: whoever is second waits for the first, instead of doing it all again.
  const underWay = runs.get(context.db) ?? new Map<number, Promise<Settled>>()
  runs.set(context.db, underWay)
  const known = underWay.get(input.paymentId)
  if (known) return known
  const run = settle(context, input).finally(() => underWay.delete(input.paymentId))
  underWay.set(input.paymentId, run)
  return run
}

const runs = new WeakMap<Db, Map<number, Promise<Settled>>>()

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
    // The session was never opened, or its answer was lost: no buyer has seen its page.
    if (input.expire) await closePaymentAttempt(context.db, payment.id, 'expired')
    return input.expire ? 'expired' : 'open'
  }
  const { providerReference: reference } = payment
  const asked = await context.providers.ask(payment.provider, (provider) =>
    input.expire ? provider.expireSession(reference) : provider.retrieveSession(reference),
  )
  if (asked.kind === 'unknown') {
    context.log.warn({ err: asked.error, paymentId: payment.id }, 'a payment company did not say how a payment stands')
    throw paymentUnavailable(payment.orderReference)
  }
  if (asked.kind === 'refused') {
    // It will never know more: the attempt is over. If its money comes after all, its event finds the payment (money late).
    if (await closePaymentAttempt(context.db, payment.id, 'expired'))
      context.log.error(
        { err: asked.error, paymentId: payment.id, orderReference: payment.orderReference, session: reference },
        'a payment company does not know a session: look whether the buyer has paid',
      )
    return 'expired'
  }
  const state = asked.value
  // A part of the sum that came before the end is not kept either.
  if (state.status === 'complete' || (isOver(state) && state.capturedMinor > 0))
    await completeOrder(context, { paymentId: payment.id, capturedMinor: state.capturedMinor })
  else if (isOver(state)) await closePaymentAttempt(context.db, payment.id, state.status, state.declineReason)
  else if (state.status === 'processing') await notePaymentUnderWay(context.db, payment.id)
  if (state.hasDeclinedTry !== payment.hasDeclinedTry) await setDeclinedTry(context.db, payment.id, state)
  return state.status
}

function isOver(state: SessionState): state is SessionState & { status: 'declined' | 'expired' } {
  return state.status === 'declined' || state.status === 'expired'
}
