import type { z } from '@hono/zod-openapi'
import { exponentOf } from '#domain/currency.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { listingSchema } from './contract.ts'
import { countFacets, PRICE_BUCKETS, type FacetRow } from './listing-facets.ts'
import { listCards, PAGE_SIZE, type ListingFilter } from './listing-query.ts'
import { listCitiesNear } from './queries.ts'
import { resolveFilter, type ListingRequest } from './resolve-filter.ts'
import { viewCategory, viewCity } from './view-destination.ts'
import { viewCard } from './view-card.ts'

/** Fewer matches than this in a city are few. */
const FEW = 4
const NEARBY_KM = 450
const MAX_NEARBY = 4

/**
 * A page of the listing of a city, a category, a search text, or everything. A page beyond the end is empty but has the
 * total. Throws what resolveFilter throws.
 */
export async function readListing(
  context: PricingContext,
  input: ListingRequest,
): Promise<z.infer<typeof listingSchema>> {
  const { visitor, locale } = input
  const { city, category, exchange, filter } = await resolveFilter(context, input)
  const [cards, facets] = await Promise.all([
    listCards(context.db, filter, { sort: input.sort, number: input.page }),
    countFacets(context.db, filter, city?.zone ?? visitor.site.zone),
  ])
  const nearby =
    city && input.page === 1 && facets.total < FEW ? await listNearby(context, city.id, filter) : { cards: [], km: 0 }
  const reader = { locale, exchange }
  const slugOf = (row: { slugAr: string; slugEn: string }) => (locale === 'ar' ? row.slugAr : row.slugEn)
  return {
    city: city && viewCity(city, locale),
    category: category && viewCategory(category, locale),
    cards: cards.map((card) => viewCard(card, reader)),
    nearby:
      nearby.cards.length > 0 ? { cards: nearby.cards.map((card) => viewCard(card, reader)), km: nearby.km } : null,
    today: facets.today,
    total: facets.total,
    page: input.page,
    pageCount: Math.max(1, Math.ceil(facets.total / PAGE_SIZE)),
    facets: {
      cities: facets.cities.map((row) => ({ slug: slugOf(row), name: row.name[locale], count: row.count })),
      categories: facets.categories.map((row) => ({
        slug: slugOf(row),
        name: row.name[locale],
        icon: row.icon,
        count: row.count,
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
  }
}

/** In major units. */
function viewPrices(prices: FacetRow['prices'], currency: string) {
  const scale = 10 ** exponentOf(currency)
  return (
    prices && {
      least: Math.floor(prices.least / scale),
      most: Math.ceil(prices.most / scale),
      low: Math.ceil(prices.low / scale),
      counts: Array.from({ length: PRICE_BUCKETS }, (_, index) => prices.buckets[String(index + 1)] ?? 0),
    }
  )
}

/** The best matches of the nearest cities, and how far away the farthest of these is, in kilometres. */
async function listNearby(context: PricingContext, cityId: number, filter: ListingFilter) {
  const near = await listCitiesNear(context.db, { cityId, mostKm: NEARBY_KM })
  const cards = []
  let km = 0
  for (const city of near) {
    if (cards.length >= MAX_NEARBY) break
    const found = await listCards(
      context.db,
      { ...filter, cityId: city.id },
      { sort: 'recommended', number: 1, size: MAX_NEARBY - cards.length },
    )
    if (found.length > 0) km = city.km
    cards.push(...found)
  }
  return { cards, km: Math.ceil(km) }
}
