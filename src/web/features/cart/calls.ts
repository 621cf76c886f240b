import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { cartItemSchema, cartSchema, changedCartSchema, newItemSchema } from '#server/cart/contract.ts'
import { api, bodyOf } from '#web/lib/api.ts'

export type CartView = z.infer<typeof cartSchema>
/** The changed cart with its current discount. */
export type ChangedCart = z.infer<typeof changedCartSchema>
export type CartItemView = z.infer<typeof cartItemSchema>
export type NewItem = z.input<typeof newItemSchema>
export type Quantities = Record<string, number>

export const readCart = (locale: Locale): Promise<CartView> => bodyOf(api().api.cart.$get({ query: { locale } }))

export const addItem = (locale: Locale, item: NewItem): Promise<ChangedCart> =>
  bodyOf(api().api.cart.items.$post({ query: { locale }, json: item }))

export const changeItem = (
  locale: Locale,
  id: number,
  quantities: { units: Quantities; extras?: Quantities },
): Promise<ChangedCart> =>
  bodyOf(api().api.cart.items[':id'].$patch({ query: { locale }, param: { id: String(id) }, json: quantities }))

export const removeItem = (locale: Locale, id: number): Promise<ChangedCart> =>
  bodyOf(api().api.cart.items[':id'].$delete({ query: { locale }, param: { id: String(id) } }))

export const acceptChanges = (locale: Locale): Promise<ChangedCart> =>
  bodyOf(api().api.cart['accept-changes'].$post({ query: { locale } }))
