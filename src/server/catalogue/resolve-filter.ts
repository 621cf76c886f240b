import type { z } from '@hono/zod-openapi'
import { exponentOf, isCurrency } from '#domain/currency.ts'
import { rateBetween, type Rate } from '#domain/exchange.ts'
import type { TextQuery } from '#domain/text-query.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { listingQuery } from './contract.ts'
import type { ListingFilter, ListingSort } from './listing-query.ts'
import { findCategory, findCity, type CategoryRow, type CityRow } from './queries.ts'

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

/** The query of a listing. */
export type ListingRequest = Omit<z.infer<typeof listingQuery>, 'sort'> & {
  sort: ListingSort
  visitor: Visitor
  text?: TextQuery
}

/**
 * Resolves city, category and rates of a query, and its filter for the statements. Throws ApiError
 * `catalogue.city_unknown` or `catalogue.category_unknown`.
 */
export async function resolveFilter(
  context: Context,
  input: ListingRequest,
): Promise<{ city: CityRow | null; category: CategoryRow | null; rates: Rate[]; filter: ListingFilter }> {
  const { visitor } = input
  const { supplierId } = visitor.site
  const [city, category, rates] = await Promise.all([
    input.city === undefined ? null : findCity(context.db, input.city, supplierId),
    input.category === undefined ? null : findCategory(context.db, input.category, supplierId),
    listRates(context.db),
  ])
  if (city === undefined) throw new ApiError('missing', 'catalogue.city_unknown')
  if (category === undefined) throw new ApiError('missing', 'catalogue.category_unknown')

  const filter: ListingFilter = {
    supplierId,
    cityId: city?.id ?? null,
    categoryId: category?.id ?? null,
    text: input.text ?? null,
    fromDate: input.from ?? null,
    toDate: input.to ?? null,
    travellers: input.travellers ?? null,
    priceMin: input.priceMin ?? null,
    priceMax: input.priceMax ?? null,
    majorRates: majorRatesTo(visitor.currency, rates),
    rating: input.rating ?? null,
    durationMinutes: input.duration ? durations[input.duration] : null,
    startsBetween: input.timeOfDay ? timesOfDay[input.timeOfDay] : null,
    language: input.language ?? null,
    freeCancellation: input.freeCancellation !== undefined,
    pickup: input.pickup !== undefined,
    isPrivate: input.isPrivate !== undefined,
  }
  return { city, category, rates, filter }
}

/**
 * The value of one minor unit of each currency in major units of `currency`: for comparing and sorting only, never for
 * a price.
 */
function majorRatesTo(currency: string, rates: Rate[]): Record<string, number> {
  const listed = new Set([currency, ...rates.flatMap(({ base, quote }) => [base, quote])])
  return Object.fromEntries(
    [...listed].filter(isCurrency).map((list) => {
      const rate = list === currency ? 1 : rateBetween(rates, list, currency).rateMicros / 1_000_000
      return [list, rate / 10 ** exponentOf(list)]
    }),
  )
}
