import type { Locale } from '#domain/locale.ts'
import { isTitled } from '#server/catalogue/list-titles.ts'
import { filterOf, type ResolvedFilter } from '#server/catalogue/resolve-filter.ts'
import { matchProducts, type Matches } from '#server/catalogue/snapshot/match-products.ts'
import type { Snapshot } from '#server/catalogue/snapshot/snapshot.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findByMeaning, type QueryMatch } from './find-by-meaning.ts'
import { findLandmark, kmFrom, type Landmark } from './find-landmarks.ts'
import { listMeetingPoints } from './landmark-queries.ts'
import { listDestinationNames, type DestinationNameRow } from './list-destination-names.ts'
import { parseQuery } from './parse-query.ts'
import { suggestSpellings } from './suggest-spellings.ts'

/** Farther than everything that has a position. */
const FARTHEST_KM = 1e6
const BY_PLACE = { isApproximate: false, taken: [], leftOut: [], isForChildren: false, isForEvening: false }

type Found = ResolvedFilter & { matches: Matches }

export interface SearchResults {
  match: QueryMatch<Found>
  names: DestinationNameRow[]
  /** The matches are the activities of its city: none is called as the text. */
  landmark: Landmark | null
  /** The only other spelling that finds something; the matches are its. */
  corrected: string | null
  /** No product matches the text, whatever the filters. */
  isUnknown: boolean
  /** Other spellings, if there are no matches. */
  didYouMean: string[]
}

/**
 * The products that a search shows: those that match its text; otherwise those of the city of a landmark that it names,
 * the nearest first; otherwise those that match its only other spelling.
 */
export async function findResults(
  context: Context,
  resolved: ResolvedFilter,
  { text, locale, visitor }: { text: string; locale: Locale; visitor: Visitor },
): Promise<SearchResults> {
  const { snapshot } = resolved
  const { supplierId } = visitor.site
  const match = findMatches(resolved, text)
  const names = await listDestinationNames(context.db.reading, snapshot, supplierId)
  const results = { match, names, landmark: null, corrected: null, isUnknown: false, didYouMean: [] }
  const isFound = match.found.matches.marks.includes(2)
  if (isFound && !match.isApproximate && match.taken.length === 0) return results

  // A misspelt word of the activities may be like one of a landmark, too: 'dessert'.
  const landmark = findLandmark(text, names, { isExact: isFound })
  const { cityId } = resolved.filter
  if (landmark && (cityId ?? landmark.city.id) === landmark.city.id && !hasOwn(snapshot, text, supplierId))
    return { ...results, match: { ...BY_PLACE, found: await findNear(context, resolved, landmark) }, landmark }
  if (isFound) return results

  const isUnknown = !isFoundAnywhere(resolved, text, visitor)
  const didYouMean = await suggestSpellings(context, snapshot, { text, locale, supplierId })
  const [only, ...others] = didYouMean
  if (!isUnknown || only === undefined || others.length > 0) return { ...results, isUnknown, didYouMean }
  return { ...results, match: findMatches(resolved, only), corrected: only }
}

/** The matches of the strictest reading of a text that has some. */
function findMatches(resolved: ResolvedFilter, text: string): QueryMatch<Found> {
  const { snapshot } = resolved
  return findByMeaning(snapshot, {
    text,
    find: (meaning) => {
      const filter = { ...resolved.filter, text: meaning }
      return { ...resolved, filter, matches: matchProducts(snapshot, filter) }
    },
    isFound: ({ matches }) => matches.marks.includes(2),
  })
}

/** Whether products of the site have all words as they are written. */
export function hasOwn(snapshot: Snapshot, text: string, supplierId: number | null): boolean {
  const parsed = parseQuery(snapshot, { text, how: 'strict' })
  if (parsed === null || parsed.taken.length > 0) return false
  return isTitled(snapshot, { text: parsed.query, supplierId })
}

/** Whether the text has matches without the filters. */
function isFoundAnywhere(resolved: ResolvedFilter, text: string, visitor: Visitor): boolean {
  const { found } = findMatches({ ...resolved, filter: filterOf({ visitor, exchange: resolved.exchange }) }, text)
  return found.matches.marks.includes(2)
}

/**
 * The activities of a landmark's city for the filters; as the best match counts the nearest. The filter itself does not
 * have the city, which is not in the address: the page must not offer to remove it.
 */
async function findNear(context: Context, resolved: ResolvedFilter, landmark: Landmark): Promise<Found> {
  const { snapshot, filter } = resolved
  const { products } = snapshot
  const matches = matchProducts(snapshot, filter)
  const isInCity = (row: number) => products.cityId[row] === landmark.city.id
  for (const row of matches.rows) {
    if (isInCity(row)) continue
    matches.marks[row] = 0
    matches.missed[row] = 0
  }
  const rows = matches.rows.filter(isInCity)
  const points = await listMeetingPoints(context.db.reading, landmark.city.id)
  const km = new Map(points.map(({ productId, ...position }) => [productId, kmFrom(landmark, position)]))
  const score = (row: number) => -(km.get(products.id[row] as number) ?? FARTHEST_KM)
  return { ...resolved, matches: { ...matches, rows, text: { rows: [...rows], isTitled: () => false, score } } }
}
