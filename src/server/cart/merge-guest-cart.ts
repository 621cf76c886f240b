import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartKey } from './cart-key.ts'
import { lockAccountCarts, moveLines } from './change-queries.ts'

/**
 * On signing in this browser's cart becomes the account's, with what the account's older carts hold. Lines of one departure do not add up: it is
 * most likely the same wish, made on two devices, and this browser's line stays.
 */
export async function mergeGuestCart(context: Context, input: { visitor: Visitor; userId: number }): Promise<void> {
  const { site, cartToken } = input.visitor
  if (cartToken === null) return
  await context.db.transaction(async (tx) => {
    const carts = await lockAccountCarts(tx, cartKey(site, cartToken), input.userId)
    const own = carts.find(({ isOfGuest }) => isOfGuest)
    const older = carts.filter(({ isOfGuest }) => !isOfGuest)
    if (own && older.length > 0)
      await moveLines(
        tx,
        older.map(({ id }) => id),
        own.id,
      )
  })
}
