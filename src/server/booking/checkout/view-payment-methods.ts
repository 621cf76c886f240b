import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { paymentMethodSchema } from './contract.ts'
import type { PaymentMethod } from './payment-methods.ts'

/** The ways to pay as their reader chooses from them. */
export function viewPaymentMethods(
  { providers: { card } }: PaymentContext,
  ways: readonly PaymentMethod[],
  locale: Locale,
): z.infer<typeof paymentMethodSchema>[] {
  return ways.map(({ code, provider, holdSeconds }) => ({
    code,
    provider,
    isSandbox: code === 'card' && card.isSandbox,
    pageLanguage: code === 'card' ? card.pageLanguage(locale) : null,
    holdMinutes: Math.floor(holdSeconds / 60),
  }))
}
