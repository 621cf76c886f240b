import { listUsedDestinations, type CityRow } from '#server/catalogue/find-destination.ts'
import type { Snapshot } from '#server/catalogue/snapshot/snapshot.ts'
import type { Db } from '#server/kernel/database.ts'

export interface DestinationNameRow extends Pick<
  CityRow,
  'id' | 'slugAr' | 'slugEn' | 'name' | 'picture' | 'landmarks' | 'landmarkPlaces'
> {
  kind: 'city' | 'category'
  /** A city's country code; empty for a category. */
  country: string
}

const withoutLandmarks = { country: '', landmarks: { ar: [], en: [] }, landmarkPlaces: [] }

/** Cities and categories with products on this site, in the operator's order. */
export async function listDestinationNames(
  connection: Db,
  snapshot: Snapshot,
  supplierId: number | null,
): Promise<DestinationNameRow[]> {
  const { cities, categories } = await listUsedDestinations(connection, snapshot, supplierId)
  return [
    ...cities.map((row) => ({ ...row, kind: 'city' as const })),
    ...categories.map((row) => ({ ...row, ...withoutLandmarks, kind: 'category' as const })),
  ]
}
