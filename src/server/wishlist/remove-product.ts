import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { ownerOf } from './owner-of.ts'
import { deleteItem, findList } from './queries.ts'

/** Removes an activity from the visitor's list. Succeeds if it is not on it: another tab may have removed it. */
export async function removeProduct(context: Context, input: { visitor: Visitor; productId: number }): Promise<void> {
  const owner = ownerOf(input.visitor)
  const list = owner && (await findList(context.db, owner))
  if (list) await deleteItem(context.db, list.id, input.productId)
}
