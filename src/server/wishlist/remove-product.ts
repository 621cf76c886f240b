import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { ownerOf } from './owner-of.ts'
import { deleteItem, findList } from './queries.ts'

/** Takes an activity off the visitor's list. One that is not on it (the other tab) is no fault. */
export async function removeProduct(context: Context, input: { visitor: Visitor; productId: number }): Promise<void> {
  const owner = ownerOf(input.visitor)
  const list = owner && (await findList(context.db, owner))
  if (list) await deleteItem(context.db, list.id, input.productId)
}
