import type { Db } from '#server/kernel/database.ts'
import { listDestinations } from './destinations.ts'
import type { CategoryRow, CityRow } from './queries.ts'
import { countsById } from './snapshot/columns.ts'
import { offeredBy } from './snapshot/offered-by.ts'
import type { Products } from './snapshot/products.ts'
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

type Counts = ReadonlyMap<number, number>

interface KnownCounts {
  version: number
  /** Until then each counted product is on sale. */
  untilMs: number
  counts: Map<string, Counts>
}

const known = new WeakMap<Products, KnownCounts>()

interface CountOptions {
  cityId?: number | null
  flags?: number
}

/** The number of products on sale by city or category; with `cityId` only of this city, with `flags` only with these. */
export function countBy(
  { products, nowMs }: Snapshot,
  column: 'cityId' | 'categoryId',
  supplierId: number | null,
  { cityId = null, flags = 0 }: CountOptions = {},
): Counts {
  let last = known.get(products)
  if (last?.version !== products.version || last.untilMs <= nowMs) {
    last = { version: products.version, untilMs: nextEndOfSale(products, nowMs), counts: new Map() }
    known.set(products, last)
  }
  const key = [column, supplierId, cityId, flags].join()
  let counts = last.counts.get(key)
  if (!counts) {
    counts = count({ products, nowMs }, column, { supplierId, cityId, flags })
    last.counts.set(key, counts)
  }
  return counts
}

function count(
  { products, nowMs }: Pick<Snapshot, 'products' | 'nowMs'>,
  column: 'cityId' | 'categoryId',
  { supplierId, cityId, flags }: { supplierId: number | null; cityId: number | null; flags: number },
): Counts {
  const codes = column === 'cityId' ? products.cities : products.categories
  const codeOf = column === 'cityId' ? products.city : products.category
  const counts = new Int32Array(codes.values.length)
  const isOffered = offeredBy({ products, nowMs }, supplierId)
  for (let row = 0; row < products.length; row++) {
    if (!isOffered(row) || ((products.flags[row] as number) & flags) !== flags) continue
    if (cityId !== null && products.cityId[row] !== cityId) continue
    const code = codeOf[row] as number
    counts[code] = (counts[code] as number) + 1
  }
  return countsById(codes, counts)
}

/** When the next product is no longer on sale, milliseconds; Infinity: none will be. */
function nextEndOfSale({ length, flags, soldUntilMs }: Products, nowMs: number): number {
  let next = Infinity
  for (let row = 0; row < length; row++) {
    const untilMs = soldUntilMs[row] as number
    if (untilMs > nowMs && untilMs < next && flags[row] !== 0) next = untilMs
  }
  return next
}

const hasSlug = (row: { slugAr: string; slugEn: string }, slug: string) => row.slugAr === slug || row.slugEn === slug
