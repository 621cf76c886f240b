import { isSettled } from '#domain/payment-states.ts'
import { completeOrder } from '#server/orders/complete-order.ts'
import type { Db } from '#server/platform/database.ts'
import type { PaymentContext } from './providers.ts'
import { endAttempt, findPayment, setDeclinedTry, type PaymentToSettle } from './queries.ts'

export type Settled = 'open' | 'complete' | 'declined' | 'expired'

/**
 * Asks the provider how a payment stands and brings ours to the same state: webhook, return page and sweep all end here.
 * What an event claims is never believed; the provider's session is. Nothing to pay is paid at once, without a provider. Safe to call
 * any number of times. `payment`: as it was read a moment ago.
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
    if (input.expire) await endAttempt(context.db, payment.id, 'expired')
    return input.expire ? 'expired' : 'open'
  }
  const provider = context.providers.byCode(payment.provider)
  const state = input.expire
    ? await provider.expireSession(payment.providerReference)
    : await provider.retrieveSession(payment.providerReference)

  // A part of the sum that came before the end is not kept either.
  if (state.status === 'complete' || (state.status !== 'open' && state.capturedMinor > 0))
    await completeOrder(context, { paymentId: payment.id, capturedMinor: state.capturedMinor })
  else if (state.status === 'declined' || state.status === 'expired')
    await endAttempt(context.db, payment.id, state.status)
  if (state.hasDeclinedTry !== payment.hasDeclinedTry)
    await setDeclinedTry(context.db, payment.id, state.hasDeclinedTry)
  return state.status
}
