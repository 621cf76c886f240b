import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { cartSchema } from '#server/cart/contract.ts'
import type {
  checkoutViewSchema,
  otherDateSchema,
  outcomeSchema,
  placedSchema,
  placeOrderSchema,
} from '#server/booking/checkout/contract.ts'
import type { sameDaySchema } from '#server/app/outcome/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { currentTrip, partyOfAddress } from '#web/lib/trip.ts'

export type SameDayView = z.infer<typeof sameDaySchema>
export type CheckoutView = z.infer<typeof checkoutViewSchema>
export type OutcomeView = z.infer<typeof outcomeSchema>
export type Placed = z.infer<typeof placedSchema>
export type OtherDate = z.infer<typeof otherDateSchema>
export type NewOrder = z.input<typeof placeOrderSchema>

/** What the address of a checkout says. `items`: the part of the cart that is checked out (domain/checkout-selection.ts). */
export interface CheckoutSearch {
  promo?: string
  items?: string
}

export const readCheckout = (locale: Locale, search: CheckoutSearch): Promise<CheckoutView> =>
  bodyOf(api().api.checkout.$get({ query: { locale, ...search } }))

/** Enters a code, or takes it back with null. */
export const putCheckoutPromo = (locale: Locale, { items }: CheckoutSearch, code: string | null) =>
  bodyOf(
    api().api.checkout.promo.$put({ query: { locale, ...(items === undefined ? {} : { items }) }, json: { code } }),
  )

export const acceptCheckoutChanges = (locale: Locale, { items }: CheckoutSearch): Promise<CheckoutView> =>
  bodyOf(api().api.checkout['accept-changes'].$post({ query: { locale, ...(items === undefined ? {} : { items }) } }))

/** `key` is one per press of the button: the same press sent again makes no second order. A refusal contains the checkout of `items`. */
export const placeOrder = (locale: Locale, { items }: CheckoutSearch, key: string, order: NewOrder): Promise<Placed> =>
  bodyOf(
    api().api.checkout.$post({
      query: { locale, ...(items === undefined ? {} : { items }) },
      header: { 'idempotency-key': key },
      json: order,
    }),
  )

export const readOutcome = (locale: Locale, search: OutcomeSearch): Promise<OutcomeView> =>
  bodyOf(api().api.checkout.outcome.$get({ query: { locale, ...search } }))

/** Other activities on the day of the order's first booking, for the party of the visit. */
export const readSameDay = (locale: Locale, reference: string): Promise<SameDayView> => {
  const { party } = currentTrip()
  const query = { locale, ...(party && partyOfAddress(party)) }
  return bodyOf(api().api.checkout[':reference']['same-day'].$get({ query, param: { reference } }))
}

/** What the address of an outcome says. `returnKey`: of the address to which a payment page returns. */
export interface OutcomeSearch {
  reference?: string
  returnKey?: string
}

/** `key`: the order access token of a signed link, for buyers without the cookie. */
export const payAgain = (locale: Locale, reference: string, key?: string): Promise<Placed> =>
  bodyOf(
    api().api.checkout[':reference'].pay.$post({
      query: { locale, ...(key === undefined ? {} : { key }) },
      param: { reference },
    }),
  )

/** `press` is one per press of the button. */
export const payOtherwise = (
  locale: Locale,
  { reference, press, method }: { reference: string; press: string; method: 'bank_transfer' | 'pay_later' },
): Promise<Placed> =>
  bodyOf(
    api().api.checkout[':reference']['pay-otherwise'].$post({
      query: { locale },
      param: { reference },
      json: { method, idempotencyKey: press },
    }),
  )

/** An item of an order. `key` is the order access token. */
export interface ItemToRetry {
  reference: string
  key: string
  itemId: number
}

export const readRetryDates = (
  locale: Locale,
  { reference, key, itemId }: ItemToRetry,
): Promise<{ dates: OtherDate[] }> =>
  bodyOf(
    api().api.checkout[':reference'].items[':item'].dates.$get({
      query: { locale, key },
      param: { reference, item: String(itemId) },
    }),
  )

export const retryItem = (
  locale: Locale,
  { reference, key, itemId }: ItemToRetry,
  departureId: number,
): Promise<z.infer<typeof cartSchema>> =>
  bodyOf(
    api().api.checkout[':reference'].items[':item'].retry.$post({
      query: { locale, key },
      param: { reference, item: String(itemId) },
      json: { departureId },
    }),
  )
