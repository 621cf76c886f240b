import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { searchResultSchema, suggestionSchema } from '#server/search/contract.ts'
import { api, bodyOf } from '#web/lib/api.ts'

export type Suggestion = z.infer<typeof suggestionSchema>
export type SearchView = z.infer<typeof searchResultSchema>

export const readSearch = (locale: Locale, q: string, filters: object): Promise<SearchView> =>
  bodyOf(api().api.search.$get({ query: { locale, q, ...filters } }))

/** Not through the typed client: typing fast, the older question is cancelled. */
export async function readSuggestions(q: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q, locale })
  const answer = await fetch(`/api/search/suggestions?${query}`, { signal })
  if (!answer.ok) return []
  return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions
}
