import { ApiError } from '#server/kernel/api-error.ts'
import { metrics, observeSeconds } from '#server/kernel/metrics.ts'
import { spanned } from '#server/kernel/trace.ts'
import { ProviderRefusal } from '#server/booking/providers/provider-refusal.ts'
import type { PaymentProvider } from '#server/booking/providers/provider.ts'

/**
 * How a call to a provider ended. `refused`: the same call gets the same no. `unknown`: no answer, or none that says whether the
 * work was done; the call is repeated later with the same key.
 */
export type ProviderOutcome<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'refused'; error: ProviderRefusal }
  | { kind: 'unknown'; error: Error }

/** Longer than the provider's own limits and retries take, shorter than a browser waits. */
const LIMIT_MS = 20_000

/** The one way to call a provider: ends within `limitMs` and never throws. Not to be awaited inside a transaction or a turn. */
export async function callProvider<Value>(
  provider: PaymentProvider,
  call: (provider: PaymentProvider) => Promise<Value>,
  limitMs = LIMIT_MS,
): Promise<ProviderOutcome<Value>> {
  const began = performance.now()
  const outcome = await spanned(
    { name: provider.code, kind: 'client' },
    () => callWithin(provider, call, limitMs),
    ({ kind }) => ({ outcome: kind }),
  )
  observeSeconds(metrics.providerCalls, began, { provider: provider.code, outcome: outcome.kind })
  return outcome
}

async function callWithin<Value>(
  provider: PaymentProvider,
  call: (provider: PaymentProvider) => Promise<Value>,
  limitMs: number,
): Promise<ProviderOutcome<Value>> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${provider.code} did not answer in ${limitMs} ms`)), limitMs)
  })
  try {
    return { kind: 'ok', value: await Promise.race([call(provider), tooLate]) }
  } catch (error) {
    if (error instanceof ProviderRefusal) return { kind: 'refused', error }
    return { kind: 'unknown', error: error instanceof Error ? error : new Error(String(error)) }
  } finally {
    clearTimeout(timer)
  }
}

/** For callers that cannot go on without the answer: 503, places held, the call may be repeated. */
export function paymentUnavailable(reference: string): ApiError {
  return new ApiError('unavailable', 'checkout.payment_unavailable', { reference })
}
