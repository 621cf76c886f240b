import type { z } from '@hono/zod-openapi'
import { exponentOf } from '#domain/currency.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { listingSchema } from './contract.ts'
import { listDestinations } from './destinations.ts'
import { countFacets, type PriceFacet } from './listing-facets.ts'
import { PAGE_SIZE, type ListingFilter } from './listing-filter.ts'
import { listOtherDays } from './list-other-days.ts'
import { listMatches } from './list-matches.ts'
import { localDate } from './local-date.ts'
import { listCitiesNear } from './queries.ts'
import { resolveFilter, type ListingRequest, type ResolvedFilter } from './resolve-filter.ts'
import { matchProducts, type Matches } from './snapshot/match-products.ts'
import type { Snapshot } from './snapshot/snapshot.ts'
import { viewCategory, viewCity } from './view-destination.ts'
import { viewCard } from './view-card.ts'

/** Fewer matches than this are few. */
const FEW = 4
const NEARBY_KM = 250
const MAX_NEARBY = 4

/**
 * A page of the listing of a city, a category, a search text, or everything. A page beyond the end is empty but has the
 * total. Throws what resolveFilter throws.
 */
export async function readListing(
  context: PricingContext,
  input: ListingRequest,
): Promise<z.infer<typeof listingSchema>> {
  const resolved = await resolveFilter(context, input)
  return viewListing(context, input, { ...resolved, matches: matchProducts(resolved.snapshot, resolved.filter) })
}

/** The listing of matches that were found in a snapshot. */
export async function viewListing(
  context: PricingContext,
  input: ListingRequest,
  { city, categories, exchange, filter, snapshot, matches }: ResolvedFilter & { matches: Matches },
): Promise<z.infer<typeof listingSchema>> {
  const { visitor, locale } = input
  const destinations = await listDestinations(context.db.reading)
  const facets = countFacets(snapshot, { filter, matches, destinations })
  const cards = await listMatches(
    context.db.reading,
    snapshot,
    filter,
    { sort: input.sort, number: input.page },
    matches,
  )
  const nearby =
    city && input.page === 1 && facets.total < FEW
      ? await listNearby(context, snapshot, city.id, filter)
      : { cards: [], km: 0 }
  const [category] = categories.length === 1 ? categories : []
  const reader = { locale, exchange }
  const slugOf = (row: { slugAr: string; slugEn: string }) => (locale === 'ar' ? row.slugAr : row.slugEn)
  return {
    city: city && viewCity(city, locale),
    category: category ? viewCategory(category, locale) : null,
    categorySlugs: categories.map(slugOf).toSorted(),
    cards: cards.map((card) => viewCard(card, reader)),
    nearby:
      nearby.cards.length > 0 ? { cards: nearby.cards.map((card) => viewCard(card, reader)), km: nearby.km } : null,
    today: localDate(snapshot.nowMs, city?.zone ?? visitor.site.zone),
    total: facets.total,
    page: input.page,
    pageCount: Math.max(1, Math.ceil(facets.total / PAGE_SIZE)),
    facets: {
      cities: facets.cities.map(({ row, count }) => ({ slug: slugOf(row), name: row.name[locale], count })),
      categories: facets.categories.map(({ row, count }) => ({
        slug: slugOf(row),
        name: row.name[locale],
        icon: row.icon,
        count,
      })),
      languages: facets.languages,
      durations: facets.durations,
      ratings: facets.ratings,
      times: facets.times,
      freeCancellation: facets.freeCancellation,
      pickup: facets.pickup,
      isPrivate: facets.isPrivate,
      children: facets.children,
      prices: viewPrices(facets.prices, exchange.currency),
    },
    reviews: facets.reviews,
    without: facets.total < FEW ? facets.without : [],
    otherDays: facets.total < FEW ? listOtherDays(snapshot, filter, matches) : [],
  }
}

/** In major units, but for the lowest of all, which cards show to the minor unit. */
function viewPrices(prices: PriceFacet | null, currency: string) {
  const scale = 10 ** exponentOf(currency)
  return (
    prices && {
      leastMinor: prices.least,
      least: Math.floor(prices.least / scale),
      most: Math.ceil(prices.most / scale),
      hasDearer: prices.hasDearer,
      low: Math.ceil(prices.low / scale),
      counts: prices.counts,
    }
  )
}

/** The best matches of the nearest cities, and how far away the farthest of these is, in kilometres. */
async function listNearby(context: PricingContext, snapshot: Snapshot, cityId: number, filter: ListingFilter) {
  const near = await listCitiesNear(context.db.reading, { cityId, mostKm: NEARBY_KM })
  const cards = []
  let km = 0
  for (const city of near) {
    if (cards.length >= MAX_NEARBY) break
    const found = await listMatches(
      context.db.reading,
      snapshot,
      { ...filter, cityId: city.id },
      { sort: 'recommended', number: 1, size: MAX_NEARBY - cards.length },
    )
    if (found.length > 0) km = city.km
    cards.push(...found)
  }
  return { cards, km: Math.ceil(km) }
}
