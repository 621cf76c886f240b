import type { z } from '@hono/zod-openapi'
import type { Context } from '#server/kernel/context.ts'
import type { listingSchema } from './contract.ts'
import { countFacets, listCards, PAGE_SIZE } from './listing-query.ts'
import { resolveFilter, type ListingRequest } from './resolve-filter.ts'
import { viewCategory, viewCity } from './view-destination.ts'
import { viewCard } from './view-card.ts'

/**
 * A page of the listing of a city, a category, a search text, or everything. A page beyond the end is empty but has the
 * total. Throws what resolveFilter throws.
 */
export async function readListing(context: Context, input: ListingRequest): Promise<z.infer<typeof listingSchema>> {
  const { visitor, locale } = input
  const { city, category, rates, filter } = await resolveFilter(context, input)
  const [cards, facets] = await Promise.all([
    listCards(context.db, filter, { sort: input.sort, number: input.page }),
    countFacets(context.db, filter),
  ])
  const reader = { locale, currency: visitor.currency, rates }
  const slugOf = (row: { slugAr: string; slugEn: string }) => (locale === 'ar' ? row.slugAr : row.slugEn)
  return {
    city: city && viewCity(city, locale),
    category: category && viewCategory(category, locale),
    cards: cards.map((card) => viewCard(card, reader)),
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
      freeCancellation: facets.freeCancellation,
      pickup: facets.pickup,
      isPrivate: facets.isPrivate,
    },
  }
}
