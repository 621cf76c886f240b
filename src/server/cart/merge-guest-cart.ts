import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartKey } from './cart-key.ts'
import { mergeCart } from './queries.ts'

/** On signing in this browser's cart becomes the account's, with what the account's older carts hold. */
export async function mergeGuestCart(context: Context, input: { visitor: Visitor; userId: number }): Promise<void> {
  const { site, cartToken } = input.visitor
  if (cartToken === null) return
  await context.db.transaction((tx) => mergeCart(tx, cartKey(site, cartToken), input.userId))
}
