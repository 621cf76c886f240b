import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type {
  cartItemSchema,
  cartSchema,
  changedCartSchema,
  itemChangeSchema,
  newItemSchema,
} from '#server/cart/contract.ts'
import type { planSchema } from '#server/booking/orders/contract.ts'
import type { addedItemSchema } from '#server/app/cart/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import type { Party } from '#domain/party-units.ts'
import { partyOfAddress } from '#web/lib/trip.ts'

export type CartView = z.infer<typeof cartSchema>
/** The changed cart with its current discount. */
export type ChangedCart = z.infer<typeof changedCartSchema>
/** Also what became of the line that the cart had for the departure. */
export type AddedItem = z.infer<typeof addedItemSchema>
export type CartItemView = z.infer<typeof cartItemSchema>
/** A booking to come, as what other activities may clash with. */
export type PlanView = z.infer<typeof planSchema>
export type NewItem = z.input<typeof newItemSchema>
export type ItemChange = z.input<typeof itemChangeSchema>
export type Quantities = Record<string, number>

export const readCart = (locale: Locale): Promise<CartView> => bodyOf(api().api.cart.$get({ query: { locale } }))

export const readPlans = (locale: Locale): Promise<{ plans: PlanView[] }> =>
  bodyOf(api().api.invoices.plans.$get({ query: { locale } }))

/** `suggestions`: the response has other activities of that day for the party (`sameDay`). */
export const addItem = (
  locale: Locale,
  item: NewItem,
  suggestions: 'none' | 'same_day' = 'none',
  party: Party | null = null,
): Promise<AddedItem> =>
  bodyOf(
    api().api.cart.items.$post({
      query: { locale, suggestions, ...(party && partyOfAddress(party)) },
      json: item,
    }),
  )

export const changeItem = (locale: Locale, id: number, change: ItemChange): Promise<ChangedCart> =>
  bodyOf(api().api.cart.items[':id'].$patch({ query: { locale }, param: { id: String(id) }, json: change }))

export const removeItem = (locale: Locale, id: number): Promise<ChangedCart> =>
  bodyOf(api().api.cart.items[':id'].$delete({ query: { locale }, param: { id: String(id) } }))

export const acceptChanges = (locale: Locale): Promise<ChangedCart> =>
  bodyOf(api().api.cart['accept-changes'].$post({ query: { locale } }))
