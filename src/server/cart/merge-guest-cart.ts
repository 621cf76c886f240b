import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { keyOfAccount, keyOfToken } from './cart-key.ts'
import { lockToMerge, moveLines } from './change-queries.ts'

/**
 * On signing in what this browser's cart holds moves to the account's cart, with its promo code. Lines of one departure do
 * not add up: it is most likely the same wish, made on two devices, and this browser's line stays. If both have more lines
 * than a cart can, the oldest of the account's are dropped.
 */
export async function mergeGuestCart(context: Context, input: { visitor: Visitor; userId: number }): Promise<void> {
  const { userId } = input
  const { site, cartToken } = input.visitor
  if (cartToken === null) return
  const keys = { guestKey: keyOfToken(site, cartToken), key: keyOfAccount(site, userId) }
  await context.db.transaction(async (tx) => {
    const carts = await lockToMerge(tx, { ...keys, siteId: site.id, userId })
    if (carts) await moveLines(tx, carts)
  })
}
