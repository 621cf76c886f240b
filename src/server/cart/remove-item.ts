import { hashToken } from '#server/platform/token.ts'
import type { Context } from '#server/platform/context.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { deleteItems } from './queries.ts'

/** Takes an item out of the visitor's cart. One that is gone already (the other tab) is no fault. */
export async function removeItem(context: Context, input: { visitor: Visitor; itemId: number }): Promise<void> {
  if (input.visitor.cartToken === null) return
  await deleteItems(context.db, hashToken(input.visitor.cartToken), [input.itemId])
}
