import type { z } from '@hono/zod-openapi'
import { normaliseArabic } from '#domain/arabic.ts'
import { exponentOf } from '#domain/currency.ts'
import { rateBetween, type Rate } from '#domain/exchange.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import type { listingQuery, listingSchema } from './contract.ts'
import { countFacets, listCards, PAGE_SIZE, type ListingFilter, type ListingSort } from './listing-query.ts'
import { findCategory, findCity } from './queries.ts'
import { viewCategory, viewCity } from './view-place.ts'
import { viewCard } from './view-card.ts'

const MOST_WORDS = 8
const durations = {
  short: { least: 0, most: 180 },
  'half-day': { least: 180, most: 360 },
  day: { least: 360, most: 1200 },
  days: { least: 1200, most: 1_000_000 },
}
const timesOfDay = {
  morning: { from: '05:00', to: '11:59' },
  afternoon: { from: '12:00', to: '16:59' },
  evening: { from: '17:00', to: '23:59' },
}

/**
 * A page of the listing of a city, a category, words, or everything. A page beyond the end is an empty page that knows how many there are.
 * `textQuery`, for to_tsquery, speaks instead of `q`. Throws Refusal `catalogue.city_unknown` or `catalogue.category_unknown`.
 */
export async function readListing(
  context: Context,
  input: Omit<z.infer<typeof listingQuery>, 'sort'> & { sort: ListingSort; visitor: Visitor; textQuery?: string },
): Promise<z.infer<typeof listingSchema>> {
  const { visitor, locale } = input
  const { supplierId } = visitor.site
  const [city, category, rates] = await Promise.all([
    input.city === undefined ? null : findCity(context.db, input.city, supplierId),
    input.category === undefined ? null : findCategory(context.db, input.category, supplierId),
    listRates(context.db),
  ])
  if (city === undefined) throw new Refusal('missing', 'catalogue.city_unknown')
  if (category === undefined) throw new Refusal('missing', 'catalogue.category_unknown')

  const filter: ListingFilter = {
    supplierId,
    cityId: city?.id ?? null,
    categoryId: category?.id ?? null,
    textQuery: input.textQuery ?? beginningsOf(input.q ?? ''),
    fromDate: input.from ?? null,
    toDate: input.to ?? null,
    travellers: input.travellers ?? null,
    priceMin: input.priceMin ?? null,
    priceMax: input.priceMax ?? null,
    majorRates: majorRatesTo(visitor.currency, visitor.site.currencies, rates),
    rating: input.rating ?? null,
    durationMinutes: input.duration ? durations[input.duration] : null,
    startsBetween: input.timeOfDay ? timesOfDay[input.timeOfDay] : null,
    language: input.language ?? null,
    freeCancellation: input.freeCancellation !== undefined,
    pickup: input.pickup !== undefined,
    isPrivate: input.isPrivate !== undefined,
  }
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

/** Every word of the text, as the beginning of a word; null when it has none. */
function beginningsOf(text: string): string | null {
  const words = normaliseArabic(text).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ')
}

/** What one minor unit of each list currency is in major units of `currency`: only for comparing and sorting, never for a price. */
function majorRatesTo(currency: string, listCurrencies: string[], rates: Rate[]): Record<string, number> {
  return Object.fromEntries(
    listCurrencies.map((list) => {
      const rate = list === currency ? 1 : rateBetween(rates, list, currency).rateMicros / 1_000_000
      return [list, rate / 10 ** exponentOf(list)]
    }),
  )
}
