import type { Context } from '#server/platform/context.ts'
import { hashToken } from '#server/platform/token.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { adoptCart } from './queries.ts'

/** On signing in this browser's cart becomes the account's, with what the account's older carts hold. */
export async function adoptVisitorCart(context: Context, input: { visitor: Visitor; userId: number }): Promise<void> {
  const { cartToken } = input.visitor
  if (cartToken === null) return
  await context.db.transaction((tx) => adoptCart(tx, hashToken(cartToken), input.userId))
}
