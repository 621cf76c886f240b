import type { z } from '@hono/zod-openapi'
import type { listingMapSchema } from '#server/catalogue/contract.ts'
import { readListingMap } from '#server/catalogue/read-listing-map.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { searchQuery } from './contract.ts'
import { findByMeaning } from './find-by-meaning.ts'

/** The meeting points of the products that readSearch finds, at most 500. Throws what readListingMap throws. */
export async function readSearchMap(
  context: PricingContext,
  input: z.infer<typeof searchQuery> & { visitor: Visitor },
): Promise<z.infer<typeof listingMapSchema>> {
  const { q: text, ...filters } = input
  const { found } = await findByMeaning(context, {
    text,
    find: (meaning) => readListingMap(context, { ...filters, text: meaning }),
    isFound: ({ points }) => points.length > 0,
  })
  return found
}
