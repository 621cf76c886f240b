import { UNFINDABLE, type TextQuery } from '#domain/text-query.ts'
import type { Snapshot } from '#server/catalogue/snapshot/snapshot.ts'
import { parseQuery, type ParsedQuery } from './parse-query.ts'

export interface QueryMatch<Found> {
  found: Found
  /** Whether the words as typed found nothing. */
  isApproximate: boolean
  taken: ParsedQuery['taken']
  leftOut: string[]
  /** Whether the reading that found it looks for activities for children. */
  isForChildren: boolean
  /** Whether it looks for activities in the evening. */
  isForEvening: boolean
}

const meaningsOf = (query: TextQuery = []) => ({
  isForChildren: query.some((part) => part.isForChildren === true),
  isForEvening: query.some((part) => part.isForEvening === true),
})

/**
 * Runs `find` with ever more lenient readings of a text until it finds something: the words as typed, misspelt words
 * replaced by the nearest, unknown words ignored, and any one part.
 */
export function findByMeaning<Found>(
  snapshot: Snapshot,
  input: { text: string; find: (meaning: TextQuery) => Found; isFound: (found: Found) => boolean },
): QueryMatch<Found> {
  const { text, find, isFound } = input
  const strict = parseQuery(snapshot, { text, how: 'strict' })
  const found = find(strict?.query ?? UNFINDABLE)
  const meanings = meaningsOf(strict?.query)
  if (strict === null || isFound(found))
    return { found, isApproximate: false, taken: strict?.taken ?? [], leftOut: [], ...meanings }

  const tried = new Set([JSON.stringify(strict.query)])
  for (const how of ['lenient', 'loose', 'partly'] as const) {
    const understood = parseQuery(snapshot, { text, how })
    const key = JSON.stringify(understood?.query)
    if (understood === null || tried.has(key)) continue
    tried.add(key)
    const near = find(understood.query)
    if (isFound(near)) {
      const { taken, leftOut } = understood
      return { found: near, isApproximate: true, taken, leftOut, ...meaningsOf(understood.query) }
    }
  }
  return { found, isApproximate: false, taken: [], leftOut: [], ...meanings }
}
