import type { Context } from '#server/kernel/context.ts'
import { findLatest, type LatestDisruption } from './queries.ts'

export type { LatestDisruption }

/** The latest disruption of a departure, which the person may see. */
export function latestDisruption(
  context: Context,
  input: { departureId: number; isMarketplace: boolean },
): Promise<LatestDisruption | null> {
  return findLatest(context.db, input)
}
