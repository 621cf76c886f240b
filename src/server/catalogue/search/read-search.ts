import type { z } from '@hono/zod-openapi'
import { normaliseArabic } from '#domain/arabic.ts'
import type { Locale } from '#domain/locale.ts'
import { listMatches } from '#server/catalogue/list-matches.ts'
import { viewListing } from '#server/catalogue/read-listing.ts'
import { filterOf, resolveFilter, type ResolvedFilter } from '#server/catalogue/resolve-filter.ts'
import { viewCard } from '#server/catalogue/view-card.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { searchQuery, searchResultSchema } from './contract.ts'
import { findResults } from './find-results.ts'
import type { DestinationNameRow } from './list-destination-names.ts'
import { namedDestination } from './named-destination.ts'
import { recordMiss } from './record-miss.ts'
import { splitCities } from './split-cities.ts'
import { viewDestination } from './view-suggestion.ts'
import { withFinalAlef } from './with-final-alef.ts'
import { decidingWords } from './word-forms.ts'

const MAX_WAYS_ON = 8
const MAX_ALTERNATIVES = 4

type SearchRequest = z.infer<typeof searchQuery> & { visitor: Visitor }

/**
 * The products that match a text, with the listing's filters. If nothing matches, misspelt words are replaced by the
 * nearest, then unknown words are ignored; then a landmark leads to its city, and the only other spelling to its
 * results; if still nothing matches, the result has suggestions, and other products for the dates and travellers.
 * Throws what readListing throws.
 */
export async function readSearch(
  context: PricingContext,
  input: SearchRequest,
): Promise<z.infer<typeof searchResultSchema>> {
  const { q, ...filters } = input
  const resolved = await resolveFilter(context, filters)
  const text = withFinalAlef(q, resolved.snapshot.dictionary)
  const results = await findResults(context, resolved, { text, locale: input.locale, visitor: input.visitor })
  const { names, landmark, corrected, isUnknown, didYouMean } = results
  const { isApproximate, taken, leftOut, isForChildren, isForEvening, found: matched } = results.match
  const found = await viewListing(context, filters, matched)
  const named = corrected === null ? namedDestination(text, names) : null
  const shown = found.cards.flatMap(({ title, cityName, categoryName, summary }) => [
    title,
    cityName,
    categoryName,
    summary,
  ])
  const isOfCities = isApproximate && namesOnlyCities(names, text)
  const isMissing = found.total === 0 || landmark !== null || corrected !== null
  if (isUnfiltered(filters) && (isMissing || leftOut.length > 0))
    await recordMiss(context, { text: q, locale: input.locale, outcome: isMissing ? 'nothing' : 'partly' })
  return {
    ...found,
    isApproximate: isApproximate && !isOfCities,
    didYouMean,
    taken: (isOfCities ? [] : taken).map(({ written, word }) => ({
      written: asWritten(written, [text]),
      word: asWritten(word, shown),
    })),
    leftOut: leftOut.map((word) => asWritten(word, [text])),
    isForChildren: isForChildren && found.total > 0,
    isForEvening: isForEvening && found.total > 0,
    destination: named && { kind: named.kind, path: viewDestination(named, input.locale).path },
    landmark: landmark && {
      name: landmark.name[input.locale],
      city: landmark.city.name[input.locale],
      path: viewDestination(landmark.city, input.locale).path,
    },
    corrected,
    isUnknown,
    alternatives: isUnknown ? await listAlternatives(context, resolved, input) : [],
    suggestions: found.total > 0 ? [] : listWaysOn(names, input.locale),
  }
}

/** "Istanbul and Cappadocia": no activity is in both, but those of either are what is looked for. */
function namesOnlyCities(rows: readonly DestinationNameRow[], text: string): boolean {
  const cities = rows.filter(({ kind }) => kind === 'city')
  const { named, rest } = splitCities(decidingWords(normaliseArabic(text)).join(' '), cities)
  return named.length > 1 && rest === ''
}

/** Only then a search without result says something about the catalogue. A supplier's site has little of it. */
function isUnfiltered(request: Omit<SearchRequest, 'q'>): boolean {
  const isFilter = (name: string) => !['locale', 'page', 'sort', 'visitor'].includes(name)
  return (
    request.visitor.site.supplierId === null &&
    request.page === 1 &&
    Object.entries(request).every(([name, value]) => value === undefined || !isFilter(name))
  )
}

async function listAlternatives(
  context: PricingContext,
  { snapshot, exchange, filter }: ResolvedFilter,
  { visitor, locale }: SearchRequest,
) {
  const { fromDate, toDate, travellers, youngest } = filter
  const ofTrip = { ...filterOf({ visitor, exchange }), fromDate, toDate, travellers, youngest }
  const rows = await listMatches(context.db.reading, snapshot, ofTrip, {
    sort: 'recommended',
    number: 1,
    size: MAX_ALTERNATIVES,
  })
  return rows.map((row) => viewCard(row, { locale, exchange }))
}

function listWaysOn(used: readonly DestinationNameRow[], locale: Locale) {
  const cities = used.filter((row) => row.kind === 'city').slice(0, MAX_WAYS_ON / 2)
  const categories = used.filter((row) => row.kind === 'category').slice(0, MAX_WAYS_ON - cities.length)
  return [...cities, ...categories].map((row) => viewDestination(row, locale))
}

/** A normalised word in the spelling of the texts, with hamzas and capitals; unchanged if no text contains it. */
function asWritten(normalised: string, texts: string[]): string {
  for (const text of texts)
    for (const word of text.split(/[^\p{L}\p{M}\p{N}]+/u)) if (normaliseArabic(word) === normalised) return word
  return normalised
}
