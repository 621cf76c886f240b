import { listKnownProducts } from '#server/catalogue/list-known-products.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { ownerOf } from './owner-of.ts'
import { findList, listItems } from './queries.ts'

/** The ids of the visitor's saved activities, newest first; on a supplier's site only the supplier's. */
export async function listSaved(context: Context, input: { visitor: Visitor }): Promise<number[]> {
  const owner = ownerOf(input.visitor)
  const list = owner && (await findList(context.db, owner))
  if (!list) return []
  const productIds = await listItems(context.db, list.id)
  const { supplierId } = input.visitor.site
  if (supplierId === null) return productIds
  const known = await listKnownProducts(context.db, { productIds, supplierId })
  return productIds.filter((id) => known.has(id))
}
