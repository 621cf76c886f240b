import { completeOrder } from '#server/orders/complete-order.ts'
import type { Db } from '#server/platform/database.ts'
import type { PaymentContext } from './providers.ts'
import { endAttempt, findPayment } from './queries.ts'

export type Settled = 'open' | 'complete' | 'declined' | 'expired'

/**
 * Asks the provider how a payment stands and brings ours to the same state: webhook, return page and sweep all end here.
 * What an event claims is never believed; the provider's session is. Nothing to pay is paid at once, without a provider. Safe to call
 * any number of times.
 */
export function settlePayment(
  context: PaymentContext,
  input: { paymentId: number; expire?: boolean },
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

async function settle(context: PaymentContext, input: { paymentId: number; expire?: boolean }): Promise<Settled> {
  const payment = await findPayment(context.db, input.paymentId)
  if (!payment) throw new Error(`no payment ${input.paymentId}`)
  if (payment.status === 'paid') return 'complete'
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

  if (state.status === 'complete')
    await completeOrder(context, { paymentId: payment.id, capturedMinor: state.capturedMinor })
  if (state.status === 'declined' || state.status === 'expired') await endAttempt(context.db, payment.id, state.status)
  return state.status
}
