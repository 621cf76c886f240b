import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { listingMapSchema } from '#server/catalogue/contract.ts'
import type { searchResultSchema, suggestionSchema } from '#server/catalogue/search/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export type Suggestion = z.infer<typeof suggestionSchema>
export type SearchView = z.infer<typeof searchResultSchema>

/** A page of search results; for the map view also the positions of all results. */
export async function readSearch(
  locale: Locale,
  q: string,
  filters: { view?: string; guideLanguage?: string },
): Promise<{ listing: SearchView; map: z.infer<typeof listingMapSchema> | null }> {
  const query = { locale, q, ...(filters as object), language: filters.guideLanguage }
  const [listing, map] = await Promise.all([
    bodyOf(api().api.search.$get({ query })),
    filters.view === 'map' ? bodyOf(api().api.search.map.$get({ query })) : null,
  ])
  return { listing, map }
}

/** Without the typed client, so that the previous request can be cancelled while typing. */
export async function readSuggestions(q: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q, locale })
  const answer = await fetch(`/api/search/suggestions?${query}`, { signal })
  if (!answer.ok) return []
  return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions
}

/** Null if nothing is on sale anywhere. */
export async function readNearestCity(
  position: { lat: string; lng: string },
  locale: Locale,
): Promise<{ city: Suggestion; km: number } | null> {
  const { nearest } = await bodyOf(api().api.search['nearest-city'].$get({ query: { ...position, locale } }))
  return nearest
}
