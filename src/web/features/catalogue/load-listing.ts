import { notFound, redirect } from '@tanstack/react-router'
import { valuesOf } from '#domain/listing-choices.ts'
import { localePath, type Locale, type Words } from '#domain/locale.ts'
import { encodePath } from '#domain/page-redirect.ts'
import { CallError } from '#web/lib/call-error.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { searchText } from '#web/lib/search-text.ts'
import type { ListingView, ListingMapView } from './calls.ts'
import type { ListingSearch } from './listing-search.ts'
import { shownCards, type ParentMatch } from './shown-cards.ts'

export interface LoadedListing<Listing = ListingView> {
  listing: Listing
  /** All results, in the map view. */
  map: ListingMapView | null
  paths: Words
  search: ListingSearch
}

export interface ListingLoad<Listing> {
  locale: Locale
  /** The decoded path without language prefix. */
  path: string
  search: ListingSearch
  parent: ParentMatch
  /** What the path itself names. If it is unknown, the page does not exist. */
  names?: 'city' | 'category'
  read: (search: ListingSearch) => Promise<Pick<LoadedListing<Listing>, 'listing' | 'map'>>
  /** The page's paths in both languages. By default the requested path. */
  pathsOf?: (listing: Listing) => Words
}

/**
 * Loads a listing for its page. Slugs of the other language, in path or filters, redirect to the page's own address.
 * Filters with an unknown city or category are removed, like other invalid filters.
 */
export async function loadListing<Listing extends ListingView>(
  input: ListingLoad<Listing>,
): Promise<LoadedListing<Listing>> {
  const { locale, path, search } = input
  const lead = (to: string, wish: ListingSearch, statusCode: 301 | 302) => {
    return redirect({
      href: encodePath(localePath(locale, to)) + searchText(wish),
      statusCode,
      replace: true,
    })
  }
  const reading = input.read(search).catch((error: unknown) => {
    const unknown = (['city', 'category'] as const).find(
      (kind) => error instanceof CallError && error.code === `catalogue.${kind}_unknown`,
    )
    if (unknown === undefined || unknown === input.names || search[unknown] === undefined) throw error
    const { [unknown]: _gone, ...rest } = search
    throw lead(path, rest, 302)
  })
  const { listing, map } = await notFoundOn404(reading)
  // A path with the slugs of two categories.
  if (input.names && listing[input.names] === null) throw notFound()
  const paths = input.pathsOf?.(listing) ?? { ar: path, en: path }
  const own = { ...search }
  if (own.city !== undefined && listing.city) own.city = listing.city.slugs[locale]
  if (own.category !== undefined) own.category = listing.categorySlugs.join(',')
  if (paths[locale] !== path || own.city !== search.city || own.category !== search.category)
    throw lead(paths[locale], own, isSameCount(own.category, search.category) ? 301 : 302)
  const facets = input.names ? withoutOthers(listing.facets, input.names, listing) : listing.facets
  return { listing: { ...listing, facets, cards: await shownCards(listing.cards, input.parent) }, map, paths, search }
}

/** Unknown categories may be known later. */
const isSameCount = (one: string | undefined, other: string | undefined) =>
  valuesOf(one).length === valuesOf(other).length

/** The page of a city has no use for the counts of the others. */
function withoutOthers(
  facets: ListingView['facets'],
  kind: 'city' | 'category',
  { city, category }: ListingView,
): ListingView['facets'] {
  return kind === 'city'
    ? { ...facets, cities: facets.cities.filter(({ slug }) => slug === city?.slug) }
    : { ...facets, categories: facets.categories.filter(({ slug }) => slug === category?.slug) }
}
