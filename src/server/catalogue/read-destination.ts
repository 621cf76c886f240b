import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findCategory, findCity } from './find-destination.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { viewCategory, viewCity } from './view-destination.ts'

/** A city or a category by its slug in either language. Throws ApiError `catalogue.city_unknown` or `catalogue.category_unknown`. */
export async function readDestination(
  context: Context,
  { visitor, locale, kind, slug }: { visitor: Visitor; locale: Locale; kind: 'city' | 'category'; slug: string },
) {
  const { supplierId } = visitor.site
  const snapshot = await currentSnapshot(context.db.reading)
  if (kind === 'city') {
    const city = await findCity(context.db.reading, snapshot, { slug, supplierId })
    if (!city) throw new ApiError('missing', 'catalogue.city_unknown')
    return viewCity(city, locale)
  }
  const category = await findCategory(context.db.reading, snapshot, { slug, supplierId })
  if (!category) throw new ApiError('missing', 'catalogue.category_unknown')
  return viewCategory(category, locale)
}
