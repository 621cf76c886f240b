import type { z } from '@hono/zod-openapi'
import { parseChildren } from '#domain/ages.ts'
import { exponentOf, isCurrency } from '#domain/currency.ts'
import { durationChoices } from '#domain/listing-choices.ts'
import { priceRate, type PriceExchange } from '#domain/exchange.ts'
import type { Party } from '#domain/party-units.ts'
import type { TextQuery } from '#domain/text-query.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { listingQuery } from './contract.ts'
import { findCategories, findCity } from './find-destination.ts'
import type { ListingFilter, ListingSort } from './listing-filter.ts'
import type { CategoryRow, CityRow } from './queries.ts'
import { DAY_PARTS } from './snapshot/departures.ts'
import { currentSnapshot, type Snapshot } from './snapshot/snapshot.ts'

/** The query of a listing. */
export type ListingRequest = Omit<z.infer<typeof listingQuery>, 'sort'> & {
  sort: ListingSort
  visitor: Visitor
  text?: TextQuery
}

export interface ResolvedFilter {
  city: CityRow | null
  /** In the operator's order. */
  categories: CategoryRow[]
  exchange: PriceExchange
  filter: ListingFilter
  snapshot: Snapshot
}

/**
 * Resolves city, category and exchange of a query, and its filter for the statements. Throws ApiError
 * `catalogue.city_unknown` or `catalogue.category_unknown`.
 */
export async function resolveFilter(context: PricingContext, input: ListingRequest): Promise<ResolvedFilter> {
  const { visitor } = input
  const { supplierId } = visitor.site
  const snapshot = await currentSnapshot(context.db.reading)
  const [city, categories, exchange] = await Promise.all([
    input.city === undefined ? null : findCity(context.db.reading, snapshot, { slug: input.city, supplierId }),
    input.category === undefined
      ? []
      : findCategories(context.db.reading, snapshot, { slugs: input.category.split(','), supplierId }),
    findExchange(context, visitor),
  ])
  if (city === undefined) throw new ApiError('missing', 'catalogue.city_unknown')
  if (input.category !== undefined && categories.length === 0)
    throw new ApiError('missing', 'catalogue.category_unknown')

  const minorOf = (major: number | undefined) =>
    major === undefined ? null : Math.round(major * 10 ** exponentOf(visitor.currency))
  const filter: ListingFilter = {
    ...filterOf({ visitor, exchange }),
    cityId: city?.id ?? null,
    categoryIds: categories.length > 0 ? categories.map(({ id }) => id) : null,
    text: input.text ?? null,
    fromDate: input.from ?? null,
    toDate: input.to ?? null,
    travellers: input.travellers ?? null,
    youngest: youngestOf(input),
    party: partyOf(input),
    priceMinMinor: minorOf(input.priceMin),
    priceMaxMinor: minorOf(input.priceMax),
    rating: input.rating ?? null,
    durations: input.duration ? bitsOf(input.duration, (one) => 1 << durationChoices.indexOf(one)) : null,
    dayParts: input.timeOfDay ? bitsOf(input.timeOfDay, (part) => DAY_PARTS[part]) : null,
    languages: input.language ?? null,
    freeCancellation: input.freeCancellation !== undefined,
    pickup: input.pickup !== undefined,
    isPrivate: input.isPrivate !== undefined,
    children: input.children !== undefined,
  }
  return { city, categories, exchange, filter, snapshot }
}

const bitsOf = <Value>(values: readonly Value[], bitOf: (value: Value) => number) =>
  values.reduce((bits, value) => bits | bitOf(value), 0)

type PartyRequest = Pick<ListingRequest, 'travellers' | 'ages'>

/** Ages are those of children who travel: without travellers no chip shows them. */
export function youngestOf({ ages, travellers }: PartyRequest): number | null {
  const known = travellers === undefined ? [] : (parseChildren(ages ?? '')?.ages ?? [])
  return known.length > 0 ? Math.min(...known) : null
}

/** Without ages all are adults; with the filter "with children" the number of children is unknown: null. */
export function partyOf({
  ages,
  travellers,
  children: withChildren,
}: PartyRequest & Partial<Pick<ListingRequest, 'children'>>): Party | null {
  if (travellers === undefined || travellers === 1) return null
  const known = parseChildren(ages ?? '')
  if (known === null && withChildren !== undefined) return null
  // One of them is an adult, as in the search box.
  const children = Math.min(known?.children ?? 0, travellers - 1)
  return { adults: travellers - children, children, ages: (known?.ages ?? []).slice(0, children) }
}

/** The filter of everything that the site offers. */
export function filterOf({ visitor, exchange }: { visitor: Visitor; exchange: PriceExchange }): ListingFilter {
  return {
    supplierId: visitor.site.supplierId,
    cityId: null,
    categoryIds: null,
    text: null,
    fromDate: null,
    toDate: null,
    travellers: null,
    youngest: null,
    party: null,
    priceMinMinor: null,
    priceMaxMinor: null,
    priceRates: priceRates(exchange),
    rating: null,
    durations: null,
    dayParts: null,
    languages: null,
    freeCancellation: false,
    pickup: false,
    isPrivate: false,
    children: false,
  }
}

/** How each list currency's prices become the visitor's. */
function priceRates(exchange: PriceExchange): ListingFilter['priceRates'] {
  const { rates, currency } = exchange
  const lists = new Set([currency, ...rates.flatMap(({ base, quote }) => [base, quote])])
  return Object.fromEntries([...lists].filter(isCurrency).map((list) => [list, priceRate(exchange, list)]))
}
