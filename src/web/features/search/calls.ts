import type { Locale } from '#domain/locale.ts'
import type { suggestionSchema } from '#server/search/contract.ts'
import type { z } from 'zod'

export type Suggestion = z.infer<typeof suggestionSchema>

/** Not through the typed client: typing fast, the older question is cancelled. */
export async function readSuggestions(q: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q, locale })
  const answer = await fetch(`/api/search/suggestions?${query}`, { signal })
  if (!answer.ok) return []
  return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions
}
