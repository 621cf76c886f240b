import { adoptVisitorCart } from '#server/cart/merge-guest-cart.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { adoptVisitorWishlist } from '#server/wishlist/merge-guest-wishlist.ts'

/** Merges a visitor's cart, wishlist and history into the account. Every kind of sign-in calls it. */
export async function adoptVisitor(context: Context, input: { visitor: Visitor; userId: number }): Promise<void> {
  await adoptVisitorCart(context, input)
  await adoptVisitorWishlist(context, input)
}
