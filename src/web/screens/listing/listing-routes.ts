import { cityPath } from '#domain/page-redirect.ts'
import { shownOf } from '#domain/share-address.ts'
import { readListing, type ListingView } from '#web/features/catalogue/calls.ts'
import { categoryDescription, cityDescription } from '#web/features/catalogue/listing-description.ts'
import { listingHead } from '#web/features/catalogue/listing-head.ts'
import { loadListing, type ListingLoad, type LoadedListing } from '#web/features/catalogue/load-listing.ts'
import { siteContextOf, type SiteContext } from '#web/lib/site-context-of.ts'

interface HeadInput {
  matches: Parameters<typeof siteContextOf>[0]
  loaderData?: LoadedListing | undefined
}

/** Loads the listing of all activities, for the route at `path`. */
export const loadAllListing = (input: Pick<ListingLoad<ListingView>, 'locale' | 'path' | 'search' | 'parent'>) =>
  loadListing({ ...input, read: (search) => readListing(input.locale, search) })

/** The metadata of the listing of all activities, for its route's `head`. */
export function allListingHead(
  input: HeadInput,
  descriptionOf: (siteContext: SiteContext, listing: LoadedListing['listing']) => string,
) {
  const siteContext = siteContextOf(input.matches)
  if (!siteContext || !input.loaderData) return {}
  const { listing, search, paths } = input.loaderData
  return listingHead(siteContext, {
    listing,
    search,
    title: siteContext.t('catalogue.meta.allTitle', { count: listing.facets.cities.length }),
    description: descriptionOf(siteContext, listing),
    paths,
  })
}

export type DestinationKind = 'city' | 'category'

interface Destination {
  pathOf: (slug: string) => string
  titleOf: (siteContext: SiteContext, name: string, listing: ListingView) => string
  descriptionOf: (
    siteContext: SiteContext,
    destination: { name: string; summary: string },
    listing: ListingView,
  ) => string
}

const destinations: Record<DestinationKind, Destination> = {
  city: {
    pathOf: cityPath,
    titleOf: ({ t }, city) => t('catalogue.meta.cityTitle', { city }),
    descriptionOf: cityDescription,
  },
  category: {
    pathOf: (slug) => `/${slug}`,
    titleOf: ({ t }, category, listing) =>
      t('catalogue.meta.categoryTitle', { category, count: listing.facets.cities.length }),
    descriptionOf: categoryDescription,
  },
}

export const destinationPath = (kind: DestinationKind, slug: string) => destinations[kind].pathOf(slug)

/** Loads the listing of a city or category. An unknown slug is a 404. */
export function loadDestination(
  input: { kind: DestinationKind; slug: string } & Pick<ListingLoad<ListingView>, 'locale' | 'search' | 'parent'>,
) {
  const { kind, slug, locale, search, parent } = input
  const { pathOf } = destinations[kind]
  return loadListing({
    locale,
    path: pathOf(slug),
    search,
    parent,
    names: kind,
    read: (wish) => readListing(locale, { ...wish, [kind]: slug }),
    pathsOf: (listing) => {
      const slugs = listing[kind]?.slugs
      return { ar: pathOf(slugs?.ar ?? slug), en: pathOf(slugs?.en ?? slug) }
    },
  })
}

/** The metadata of a city's or category's listing, for its route's `head`. */
export function destinationHead(input: HeadInput, kind: DestinationKind) {
  const siteContext = siteContextOf(input.matches)
  const destination = input.loaderData?.listing[kind]
  if (!siteContext || !input.loaderData || !destination) return {}
  const { listing, search, paths } = input.loaderData
  const { titleOf, descriptionOf } = destinations[kind]
  return listingHead(siteContext, {
    listing,
    search,
    step: destination.name,
    title: titleOf(siteContext, destination.name, listing),
    description: descriptionOf(siteContext, destination, listing),
    paths,
    shared: { kind, keys: [destination.slug], shown: shownOf.place(destination) },
  })
}
