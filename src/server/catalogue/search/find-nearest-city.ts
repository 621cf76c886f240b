import type { z } from '@hono/zod-openapi'
import { distanceKm, type Position } from '#domain/distance-km.ts'
import type { Locale } from '#domain/locale.ts'
import { listUsedDestinations } from '#server/catalogue/find-destination.ts'
import { currentSnapshot } from '#server/catalogue/snapshot/snapshot.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { suggestionSchema } from './contract.ts'
import { viewDestination } from './view-suggestion.ts'

/** The nearest city with products of the visitor's site, and its distance in whole kilometres; null if there is none. */
export async function findNearestCity(
  context: Context,
  { lat, lng, locale, visitor }: Position & { locale: Locale; visitor: Visitor },
): Promise<{ city: z.infer<typeof suggestionSchema>; km: number } | null> {
  const snapshot = await currentSnapshot(context.db.reading)
  const { cities } = await listUsedDestinations(context.db.reading, snapshot, visitor.site.supplierId)
  const [nearest] = cities
    .map((city) => ({ city, km: distanceKm({ lat, lng }, city) }))
    .sort((one, other) => one.km - other.km)
  return (
    (nearest && { city: viewDestination({ ...nearest.city, kind: 'city' }, locale), km: Math.round(nearest.km) }) ??
    null
  )
}
