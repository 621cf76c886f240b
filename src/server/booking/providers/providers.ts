import type { Context } from '#server/kernel/context.ts'
import { callProvider, type ProviderOutcome } from '#server/booking/payments/call-provider.ts'
import type { PaymentProvider } from './provider.ts'

/** The providers that this deployment takes money by, made once at start. */
export interface Providers {
  /** The one that new payments go to. Called by `ask` only; what it says of itself can be read. */
  card: PaymentProvider
  /** Providers that send refunds through their API. */
  sendingRefunds: string[]
  codes: string[]
  has: (code: string) => boolean
  /**
   * Calls a provider; never throws what it throws (call-provider.ts). Throws on an unknown code: a payment row without its provider is an error
   * of the deployment, never a silent default.
   */
  ask: <Value>(code: string, call: (provider: PaymentProvider) => Promise<Value>) => Promise<ProviderOutcome<Value>>
}

/** What use cases take that speak to a provider. */
export interface PaymentContext extends Context {
  providers: Providers
}

/** What use cases take that only ask what can be charged. */
export interface CardContext extends Context {
  providers: { card: Pick<PaymentProvider, 'limitsOf'> }
}

/** `limitMs`: shorter in tests of a provider that does not respond. */
export function providersOf(card: PaymentProvider, others: PaymentProvider[] = [], limitMs?: number): Providers {
  const all = new Map([card, ...others].map((provider) => [provider.code, provider]))
  return {
    card,
    sendingRefunds: [...all.values()].filter((provider) => provider.sendsRefunds).map((provider) => provider.code),
    codes: [...all.keys()],
    has: (code) => all.has(code),
    ask: async (code, call) => {
      const provider = all.get(code)
      if (!provider) throw new Error(`no payment provider ${code} is configured`)
      return callProvider(provider, call, limitMs)
    },
  }
}
