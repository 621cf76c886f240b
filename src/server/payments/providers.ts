import type { Context } from '#server/platform/context.ts'
import type { PaymentProvider } from './provider.ts'

/** The providers that this deployment takes money by, made once at start. */
export interface Providers {
  /** The one that new payments go to. */
  card: PaymentProvider
  /** Of those that send money back when they are told to. */
  sendingRefunds: string[]
  codes: string[]
  has: (code: string) => boolean
  byCode: (code: string) => PaymentProvider
}

/** What use cases take that speak to a provider. */
export interface PaymentContext extends Context {
  providers: Providers
}

/** Throws on an unknown code: a payment row without its provider is a fault of the deployment, never a silent default. */
export function providersOf(card: PaymentProvider, others: PaymentProvider[] = []): Providers {
  const all = new Map([card, ...others].map((provider) => [provider.code, provider]))
  return {
    card,
    sendingRefunds: [...all.values()].filter((provider) => provider.sendsRefunds).map((provider) => provider.code),
    codes: [...all.keys()],
    has: (code) => all.has(code),
    byCode: (code) => {
      const provider = all.get(code)
      if (!provider) throw new Error(`no payment provider ${code} is configured`)
      return provider
    },
  }
}
