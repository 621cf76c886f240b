import type { z } from '@hono/zod-openapi'
import { readListing } from '#server/catalogue/read-listing.ts'
import type { Context } from '#server/platform/context.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import type { searchQuery, searchResultSchema } from './contract.ts'
import { listPlacesAndKinds } from './queries.ts'
import { understandText } from './understand-text.ts'
import { viewPlaceOrKind } from './view-suggestion.ts'

const MOST_WAYS_ON = 8

/**
 * The products that a text means, with the listing's filters. When nothing has its words, misspelt ones are taken for the nearest; when
 * nothing has those either, it suggests where to go on from. Throws what readListing throws.
 */
export async function readSearch(
  context: Context,
  input: z.infer<typeof searchQuery> & { visitor: Visitor },
): Promise<z.infer<typeof searchResultSchema>> {
  const { q: text, ...filters } = input
  const strict = await understandText(context, { text, isLenient: false })
  const found = await readListing(context, { ...filters, textQuery: strict ?? '' })
  if (found.total > 0 || strict === null) return answer(context, input, found, false)

  const lenient = await understandText(context, { text, isLenient: true })
  if (lenient === null || lenient === strict) return answer(context, input, found, false)
  const near = await readListing(context, { ...filters, textQuery: lenient })
  return answer(context, input, near, near.total > 0)
}

async function answer(
  context: Context,
  input: { visitor: Visitor; locale: 'ar' | 'en' },
  found: Awaited<ReturnType<typeof readListing>>,
  isApproximate: boolean,
): Promise<z.infer<typeof searchResultSchema>> {
  if (found.total > 0) return { ...found, isApproximate, suggestions: [] }
  const rows = await listPlacesAndKinds(context.db, input.visitor.site.supplierId)
  const cities = rows.filter((row) => row.kind === 'city').slice(0, MOST_WAYS_ON / 2)
  const categories = rows.filter((row) => row.kind === 'category').slice(0, MOST_WAYS_ON - cities.length)
  return {
    ...found,
    isApproximate,
    suggestions: [...cities, ...categories].map((row) => viewPlaceOrKind(row, input.locale)),
  }
}
