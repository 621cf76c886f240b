import type { z } from '@hono/zod-openapi'
import { normaliseArabic } from '#domain/arabic.ts'
import { readListing } from '#server/catalogue/read-listing.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { searchQuery, searchResultSchema } from './contract.ts'
import { findByMeaning } from './find-by-meaning.ts'
import { listDestinations } from './queries.ts'
import { viewDestination } from './view-suggestion.ts'

const MAX_WAYS_ON = 8

/**
 * The products that match a text, with the listing's filters. If nothing matches, misspelt words are replaced by the
 * nearest, then unknown words are ignored; if still nothing matches, the result has suggestions. Throws what
 * readListing throws.
 */
export async function readSearch(
  context: Context,
  input: z.infer<typeof searchQuery> & { visitor: Visitor },
): Promise<z.infer<typeof searchResultSchema>> {
  const { q: text, ...filters } = input
  const { found, isApproximate, taken, leftOut } = await findByMeaning(context, {
    text,
    find: (meaning) => readListing(context, { ...filters, text: meaning }),
    isFound: ({ total }) => total > 0,
  })
  const shown = found.cards.flatMap(({ title, cityName, categoryName, summary }) => [
    title,
    cityName,
    categoryName,
    summary,
  ])
  return {
    ...found,
    isApproximate,
    taken: taken.map(({ written, word }) => ({ written: asWritten(written, [text]), word: asWritten(word, shown) })),
    leftOut: leftOut.map((word) => asWritten(word, [text])),
    suggestions: found.total > 0 ? [] : await listWaysOn(context, input),
  }
}

async function listWaysOn(context: Context, input: { visitor: Visitor; locale: 'ar' | 'en' }) {
  const rows = await listDestinations(context.db, input.visitor.site.supplierId)
  const cities = rows.filter((row) => row.kind === 'city').slice(0, MAX_WAYS_ON / 2)
  const categories = rows.filter((row) => row.kind === 'category').slice(0, MAX_WAYS_ON - cities.length)
  return [...cities, ...categories].map((row) => viewDestination(row, input.locale))
}

/** A normalised word in the spelling of the texts, with hamzas and capitals; unchanged if no text contains it. */
function asWritten(normalised: string, texts: string[]): string {
  for (const text of texts)
    for (const word of text.split(/[^\p{L}\p{M}\p{N}]+/u)) if (normaliseArabic(word) === normalised) return word
  return normalised
}
