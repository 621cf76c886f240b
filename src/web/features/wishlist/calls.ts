import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { savedItemSchema, sharedWishlistSchema, wishlistSchema } from '#server/wishlist/contract.ts'
import type { comparedSchema, comparisonSchema } from '#server/catalogue/comparison-contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { partyOfAddress, type Trip } from '#web/lib/trip.ts'

export type WishlistView = z.infer<typeof wishlistSchema>
export type SavedItemView = z.infer<typeof savedItemSchema>
export type ComparedView = z.infer<typeof comparedSchema>
export type ComparisonView = z.infer<typeof comparisonSchema>
export type SharedWishlistView = z.infer<typeof sharedWishlistSchema>

const wishlist = () => api().api.wishlist
const paramOf = (productId: number) => ({ param: { productId: String(productId) } })

export const readSaved = () => bodyOf(wishlist().$get())

const tripQuery = ({ range, party }: Trip) => ({
  ...range,
  ...(party && partyOfAddress(party)),
})

/** With the dates of a trip, the cards have their cheapest free day in it. */
export const readWishlist = (locale: Locale, trip: Trip): Promise<WishlistView> =>
  bodyOf(wishlist().items.$get({ query: { locale, ...tripQuery(trip) } }))

/** The activities with these ids, `12.15`, side by side. */
export const readComparison = (locale: Locale, ids: string, trip: Trip): Promise<ComparisonView> =>
  bodyOf(api().api.products.comparison.$get({ query: { locale, ids, ...tripQuery(trip) } }))

export const saveProduct = (productId: number) => bodyOf(wishlist().items[':productId'].$put(paramOf(productId)))

export const removeProduct = (productId: number) => bodyOf(wishlist().items[':productId'].$delete(paramOf(productId)))

export const shareWishlist = () => bodyOf(wishlist().share.$post())

export const endSharing = () => bodyOf(wishlist().share.$delete())

export const readSharedWishlist = (locale: Locale, token: string): Promise<SharedWishlistView> =>
  bodyOf(wishlist().shared[':token'].$get({ param: { token: encodeURIComponent(token) }, query: { locale } }))

export const copySharedWishlist = (token: string) =>
  bodyOf(wishlist().shared[':token'].copy.$post({ param: { token: encodeURIComponent(token) } }))
