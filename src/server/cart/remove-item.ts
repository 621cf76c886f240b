import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { keyOfCart } from './cart-key.ts'
import { deleteItems } from './change-queries.ts'

/** Takes an item out of the visitor's cart. One that is gone already (the other tab) is no error. */
export async function removeItem(context: Context, input: { visitor: Visitor; itemId: number }): Promise<void> {
  const key = keyOfCart(input.visitor)
  if (key !== null) await deleteItems(context.db, key, [input.itemId])
}
