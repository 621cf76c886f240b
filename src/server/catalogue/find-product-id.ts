import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findProductIdBySlug } from './queries.ts'

/**
 * The id of a product by its address; without a city the oldest of its slug. Throws ApiError `catalogue.product_unknown`, on a supplier's site also
 * for other suppliers' products.
 */
export async function findProductId(
  context: Context,
  input: { visitor: Visitor; city: string | null; slug: string },
): Promise<number> {
  const { visitor, city, slug } = input
  const id = await findProductIdBySlug(context.db.reading, { city, slug, supplierId: visitor.site.supplierId })
  if (id === undefined) throw new ApiError('missing', 'catalogue.product_unknown')
  return id
}
