import type { Words } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findSlugs } from './queries.ts'

/**
 * The slugs of a published product and its city, by the product's slug in either language, in any city; undefined if
 * there is none.
 */
export function findProductSlugs(
  context: Context,
  input: { visitor: Visitor; slug: string },
): Promise<{ product: Words; city: Words } | undefined> {
  return findSlugs(context.db.reading, { slug: input.slug, supplierId: input.visitor.site.supplierId })
}
