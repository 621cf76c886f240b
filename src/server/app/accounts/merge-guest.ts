import { mergeGuestCart } from '#server/cart/merge-guest-cart.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { mergeGuestWishlist } from '#server/wishlist/merge-guest-wishlist.ts'

/** Merges a visitor's cart, wishlist and history into the account. Every kind of sign-in calls it. */
export async function mergeGuest(context: Context, input: { visitor: Visitor; userId: number }): Promise<void> {
  await mergeGuestCart(context, input)
  await mergeGuestWishlist(context, input)
}
