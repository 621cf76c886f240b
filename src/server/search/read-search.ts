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
 * The products that a text means, with the listing's filters. When nothing has its words, misspelt ones are taken for the nearest, then what
 * nothing has is left out; when nothing is found even so, it suggests where to go on from. Throws what readListing throws.
 */
export async function readSearch(
  context: Context,
  input: z.infer<typeof searchQuery> & { visitor: Visitor },
): Promise<z.infer<typeof searchResultSchema>> {
  const { q: text, ...filters } = input
  const strict = await understandText(context, { text, how: 'strict' })
  const found = await readListing(context, { ...filters, textQuery: strict ?? '' })
  if (found.total > 0 || strict === null) return answer(context, input, found, false)

  const tried = new Set([strict])
  for (const how of ['lenient', 'loose'] as const) {
    const query = await understandText(context, { text, how })
    if (query === null || tried.has(query)) continue
    tried.add(query)
    const near = await readListing(context, { ...filters, textQuery: query })
    if (near.total > 0) return answer(context, input, near, true)
  }
  return answer(context, input, found, false)
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
