import { isCurrency } from '#domain/currency.ts'
import type { TextQuery } from '#domain/text-query.ts'
import { firstPicture } from '#server/media/picture-sql.ts'
import type { Connection } from '#server/kernel/database.ts'
import { cardColumns, unitTitle, type CardRow } from './card-query.ts'
import { binding, type Bind } from './binding.ts'
import { recommendedOrder } from './recommended-order.ts'
import { textRanking, type TextRanking } from './text-condition.ts'
import type { TitleRow } from './title-query.ts'

export const PAGE_SIZE = 24

export interface ListingFilter {
  supplierId: number | null
  cityId: number | null
  categoryId: number | null
  text: TextQuery | null
  fromDate: string | null
  toDate: string | null
  travellers: number | null
  /** Minor units of the visitor's currency. */
  priceMinMinor: number | null
  priceMaxMinor: number | null
  /** By list currency: `times` converts to the visitor's minor units, which are rounded up to `step`. */
  priceRates: Record<string, { times: number; step: number }>
  rating: number | null
  durationMinutes: { least: number; most: number } | null
  startsBetween: { from: string; to: string } | null
  language: string | null
  freeCancellation: boolean
  pickup: boolean
  isPrivate: boolean
  children: boolean
}

export type ListingSort = 'match' | 'recommended' | 'price' | 'price-desc' | 'rating' | 'duration' | 'newest'

export const mean = 'l.rating_sum::float8 / greatest(l.rating_count, 1)'
const recommended = recommendedOrder('l')
/** People under the age of adults: the kinds of units that families look for. */
const CHILD_KINDS = `('child', 'infant', 'family')`

function orderOf(sort: ListingSort, filter: ListingFilter): string {
  const orders: Record<ListingSort, string> = {
    match: recommended,
    recommended,
    rating: 'l.weighted_rating desc, l.rating_count desc, l.product_id',
    price: `l.from_minor is null, ${readPrice(filter)}, l.product_id`,
    'price-desc': `l.from_minor is null, ${readPrice(filter)} desc, l.product_id`,
    duration: 'l.duration_minutes, l.product_id',
    newest: 'l.created_at desc, l.product_id desc',
  }
  return orders[sort]
}

/** The from-price as its card displays it: minor units of the visitor's currency; zero without a rate. */
export function readPrice({ priceRates }: ListingFilter): string {
  const cases = Object.entries(priceRates)
    .filter(([currency, { times, step }]) => isCurrency(currency) && Number.isFinite(times) && Number.isInteger(step))
    // The tolerance keeps a float slightly above a whole number from being rounded up.
    .map(
      ([list, { times, step }]) => `when '${list}' then ceil(l.from_minor * ${times / step}::float8 - 1e-6) * ${step}`,
    )
  return `case l.currency ${cases.join(' ')} else 0 end`
}

/**
 * Only the filters in use are part of the statement, so that PostgreSQL can plan for them. A date or a party size
 * searches departures.
 */
export function conditionsOf(filter: ListingFilter, bind: Bind): string {
  const { fromDate, toDate, travellers, startsBetween, durationMinutes } = filter
  const conditions = [
    filter.supplierId !== null && `l.supplier_id = ${bind(filter.supplierId)}`,
    filter.cityId !== null && `l.city_id = ${bind(filter.cityId)}`,
    filter.categoryId !== null && `l.category_id = ${bind(filter.categoryId)}`,
    (fromDate ?? toDate ?? travellers ?? startsBetween) !== null && departs(filter, bind),
    filter.priceMinMinor !== null && `${readPrice(filter)} >= ${bind(filter.priceMinMinor)}`,
    filter.priceMaxMinor !== null && `${readPrice(filter)} <= ${bind(filter.priceMaxMinor)}`,
    filter.rating !== null && `l.rating_count > 0 and ${mean} >= ${bind(filter.rating)}`,
    durationMinutes !== null &&
      `l.duration_minutes >= ${bind(durationMinutes.least)} and l.duration_minutes < ${bind(durationMinutes.most)}`,
    filter.language !== null && `${bind(filter.language)} = any (l.languages)`,
    filter.freeCancellation && 'l.free_cancellation',
    filter.pickup && 'l.has_pickup',
    filter.isPrivate && 'l.is_private',
    filter.children && welcomesChildren,
  ].filter((condition) => condition !== false)
  return ['is_still_sold(l.sold_until)', ...conditions].join(' and ')
}

export const welcomesChildren = `exists (select from option o join unit u on u.option_id = o.id
    where o.product_id = l.product_id and o.is_listed and u.is_listed and u.kind in ${CHILD_KINDS})`

function departs(filter: ListingFilter, bind: Bind): string {
  return `exists (select from option o join departure d on d.option_id = o.id where o.product_id = l.product_id and ${isFree(filter, bind)})`
}

/** Whether departure `d` of option `o` of row `l` can be booked in the filter's dates, at its times, by its party. */
export function isFree({ fromDate, toDate, travellers, startsBetween }: ListingFilter, bind: Bind): string {
  const from = bind(fromDate)
  const party = bind(travellers ?? 1)
  const times = startsBetween && `and d.local_time between ${bind(startsBetween.from)} and ${bind(startsBetween.to)}`
  return `o.is_listed and d.is_open and d.cutoff_at > rihla_now()
      and (l.sold_until is null or d.starts_at < l.sold_until) and d.local_date between coalesce(${from}::date, current_date) and coalesce(${bind(toDate)}::date, ${from}::date, current_date + 180)
      and d.capacity - d.held - d.sold >= case when l.is_per_person then ${party}::int else 1 end
      and o.capacity >= ${party}::int ${times ?? ''}`
}

export interface ListingCardRow extends CardRow {
  /** In a listing with dates: the first free day, with the listed price and the day's supplement. */
  free: { date: string; priceMinor: number; adjustBasisPoints: number } | null
}

/** The first free day in the chosen dates, with the lowest price of that day; null without dates. */
function freeDay(filter: ListingFilter, bind: Bind): { column: string; join: string } {
  if (filter.fromDate === null && filter.toDate === null) return { column: 'null::jsonb', join: '' }
  return {
    column: 'free.day',
    join: `left join lateral (
      select jsonb_build_object('date', d.local_date, 'priceMinor', u.price_minor, 'adjustBasisPoints', d.adjust_basis_points) as day
      from product_search_index l join option o on o.product_id = l.product_id join departure d on d.option_id = o.id
        cross join lateral (select price_minor from unit where option_id = o.id and is_listed
          order by kind in ('adult', 'item', 'group', 'family') desc, price_minor limit 1) u
      where l.product_id = p.id and ${isFree(filter, bind)}
      order by d.local_date, u.price_minor * (10000 + d.adjust_basis_points) limit 1) free on true`,
  }
}

const joined = `join product p on p.id = f.product_id join city c on c.id = p.city_id join category g on g.id = p.category_id`

/** A page of cards, sorted; `match` without a text means `recommended`. */
export function listCards(
  connection: Connection,
  filter: ListingFilter,
  page: { sort: ListingSort; number: number; size?: number },
): Promise<ListingCardRow[]> {
  const { values, bind } = binding()
  const size = page.size ?? PAGE_SIZE
  const found = foundInOrder(filter, { sort: page.sort, most: size, from: (page.number - 1) * size }, bind)
  const { column, join } = freeDay(filter, bind)
  return connection.rows<ListingCardRow>({
    name: `catalogue.listing_${page.sort}`,
    isPlannedEachTime: true,
    text: `select ${cardColumns}, ${column} as free from (${found}) f ${joined} ${join} order by f.place`,
    values,
  })
}

const MAX_ON_MAP = 500

export interface MapPointRow extends Pick<
  CardRow,
  keyof TitleRow | 'id' | 'ratingSum' | 'ratingCount' | 'pricingPer' | 'rate' | 'currency' | 'fromMinor' | 'unitTitle'
> {
  lat: number
  lng: number
}

/** The meeting points of the first 500 matches, sorted; products without a position are omitted. */
export function listMapPoints(
  connection: Connection,
  filter: ListingFilter,
  sort: ListingSort,
): Promise<MapPointRow[]> {
  const { values, bind } = binding()
  const found = foundInOrder(filter, { sort, most: MAX_ON_MAP, from: 0 }, bind)
  return connection.rows<MapPointRow>({
    name: `catalogue.map_${sort}`,
    isPlannedEachTime: true,
    text: `select p.id, p.slug_ar as "slugAr", p.slug_en as "slugEn", c.slug_ar as "citySlugAr", c.slug_en as "citySlugEn", p.title,
        c.name as "cityName",
        ${firstPicture} as picture,
        p.rating_sum as "ratingSum", p.rating_count as "ratingCount", p.pricing_per as "pricingPer", p.rate, p.currency,
        p.from_minor as "fromMinor", ${unitTitle}, (p.meeting_point ->> 'lat')::float8 as lat, (p.meeting_point ->> 'lng')::float8 as lng
      from (${found}) f ${joined}
      where jsonb_typeof(p.meeting_point -> 'lat') = 'number' and jsonb_typeof(p.meeting_point -> 'lng') = 'number'
      order by f.place`,
    values,
  })
}

/** The matching products with their ranks. */
function foundInOrder(
  filter: ListingFilter,
  part: { sort: ListingSort; most: number; from: number },
  bind: Bind,
): string {
  const limit = `limit ${bind(part.most)} offset ${bind(part.from)}`
  const conditions = conditionsOf(filter, bind)
  if (filter.text && part.sort === 'match')
    return `${matchesInOrder(textRanking(filter.text, bind), conditions, part.from + part.most)} ${limit}`
  const order = orderOf(part.sort, filter)
  const text = filter.text ? textRanking(filter.text, bind).condition : 'true'
  return `select l.product_id, row_number() over (order by ${order}) as place from product_search_index l
    where ${conditions} and ${text} order by ${order} ${limit}`
}

// Of many matches, only the best overall and the best with the text in their title are ranked. The others follow in the
// recommended order, and are read only by a page that reaches them.
const MAX_RANKED = 400

function matchesInOrder(text: TextRanking, conditions: string, last: number): string {
  const others =
    last > MAX_RANKED
      ? 'union all select m.product_id, null from m where m.product_id not in (select product_id from best)'
      : ''
  return `with m as materialized (
        select l.product_id, l.from_minor, l.weighted_rating, l.booked_count, ${text.isTitled} as is_titled from product_search_index l where ${conditions} and ${text.condition}),
      best as materialized (
        (select l.product_id from m l order by ${recommended} limit ${MAX_RANKED}) union
        (select l.product_id from m l where l.is_titled order by ${recommended} limit ${MAX_RANKED})),
      ranked as (select l.product_id, ${text.score} as score from best join product_search_index l using (product_id) ${others})
    select l.product_id, row_number() over (order by ranked.score desc nulls last, ${recommended}) as place
      from ranked join m l using (product_id) order by ranked.score desc nulls last, ${recommended}`
}
