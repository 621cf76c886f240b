import type { z } from '@hono/zod-openapi'
import type { listingMapSchema } from '#server/catalogue/contract.ts'
import { viewListingMap } from '#server/catalogue/read-listing-map.ts'
import { resolveFilter } from '#server/catalogue/resolve-filter.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { searchQuery } from './contract.ts'
import { findResults } from './find-results.ts'
import { withFinalAlef } from './with-final-alef.ts'

/** The meeting points of the products that readSearch finds, at most 500. Throws what resolveFilter throws. */
export async function readSearchMap(
  context: PricingContext,
  input: z.infer<typeof searchQuery> & { visitor: Visitor },
): Promise<z.infer<typeof listingMapSchema>> {
  const { q, ...filters } = input
  const resolved = await resolveFilter(context, filters)
  const text = withFinalAlef(q, resolved.snapshot.dictionary)
  const { match } = await findResults(context, resolved, { ...filters, text })
  return viewListingMap(context, filters, match.found)
}
