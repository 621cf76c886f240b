import type { Db } from '#server/kernel/database.ts'
import { listDestinations } from './destinations.ts'
import type { CategoryRow, CityRow } from './queries.ts'
import { FLAGS } from './snapshot/products.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

export type { CityRow }

/** A city by its slug in either language. */
export async function findCity(
  connection: Db,
  snapshot: Snapshot,
  { slug, supplierId }: { slug: string; supplierId: number | null },
): Promise<CityRow | undefined> {
  const row = (await listDestinations(connection)).cities.find((one) => hasSlug(one, slug))
  return row && { ...row, productCount: countBy(snapshot, 'cityId', supplierId).get(row.id) ?? 0 }
}

/** A category by its slug in either language. */
export async function findCategory(
  connection: Db,
  snapshot: Snapshot,
  { slug, supplierId }: { slug: string; supplierId: number | null },
): Promise<CategoryRow | undefined> {
  return (await findCategories(connection, snapshot, { slugs: [slug], supplierId }))[0]
}

/** The categories of which a slug in either language is given, in the operator's order. */
export async function findCategories(
  connection: Db,
  snapshot: Snapshot,
  { slugs, supplierId }: { slugs: readonly string[]; supplierId: number | null },
): Promise<CategoryRow[]> {
  const { categories } = await listDestinations(connection)
  const rows = categories.filter((one) => slugs.some((slug) => hasSlug(one, slug)))
  if (rows.length === 0) return []
  const counts = countBy(snapshot, 'categoryId', supplierId)
  return rows.map((row) => ({ ...row, productCount: counts.get(row.id) ?? 0 }))
}

/** Cities and categories with products on this site, in the operator's order. */
export async function listUsedDestinations(
  connection: Db,
  snapshot: Snapshot,
  supplierId: number | null,
): Promise<{ cities: CityRow[]; categories: CategoryRow[] }> {
  const { cities, categories } = await listDestinations(connection)
  const inCity = countBy(snapshot, 'cityId', supplierId)
  const inCategory = countBy(snapshot, 'categoryId', supplierId)
  return {
    cities: cities
      .map((row) => ({ ...row, productCount: inCity.get(row.id) ?? 0 }))
      .filter(({ productCount }) => productCount > 0),
    categories: categories
      .map((row) => ({ ...row, productCount: inCategory.get(row.id) ?? 0 }))
      .filter(({ productCount }) => productCount > 0),
  }
}

/** The number of products on sale by city or category; with `cityId` only of this city, with `flags` only with these. */
export function countBy(
  { products, nowMs }: Snapshot,
  column: 'cityId' | 'categoryId',
  supplierId: number | null,
  { cityId = null, flags = 0 }: { cityId?: number | null; flags?: number } = {},
): Map<number, number> {
  const counts = new Map<number, number>()
  const keys = products[column]
  const wanted = FLAGS.isListed | flags
  for (let row = 0; row < products.length; row++) {
    if (((products.flags[row] as number) & wanted) !== wanted || (products.soldUntilMs[row] as number) <= nowMs)
      continue
    if (supplierId !== null && products.supplierId[row] !== supplierId) continue
    if (cityId !== null && products.cityId[row] !== cityId) continue
    const key = keys[row] as number
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

const hasSlug = (row: { slugAr: string; slugEn: string }, slug: string) => row.slugAr === slug || row.slugEn === slug
