import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { checkoutViewSchema, outcomeSchema, placedSchema, placeOrderSchema } from '#server/checkout/contract.ts'
import { api, bodyOf } from '#web/lib/api.ts'

export type CheckoutView = z.infer<typeof checkoutViewSchema>
export type OutcomeView = z.infer<typeof outcomeSchema>
export type Placed = z.infer<typeof placedSchema>
export type NewOrder = z.input<typeof placeOrderSchema>

export const readCheckout = (locale: Locale, promo: string | undefined): Promise<CheckoutView> =>
  bodyOf(api().api.checkout.$get({ query: { locale, ...(promo === undefined ? {} : { promo }) } }))

/** `key` is one per press of the button: the same press sent again makes no second order. */
export const placeOrder = (locale: Locale, key: string, order: NewOrder): Promise<Placed> =>
  bodyOf(api().api.checkout.$post({ query: { locale }, header: { 'idempotency-key': key }, json: order }))

export const readOutcome = (locale: Locale, reference: string | undefined): Promise<OutcomeView> =>
  bodyOf(api().api.checkout.outcome.$get({ query: { locale, ...(reference === undefined ? {} : { reference }) } }))

export const payAgain = (locale: Locale, reference: string): Promise<Placed> =>
  bodyOf(api().api.checkout[':reference'].pay.$post({ query: { locale }, param: { reference } }))
