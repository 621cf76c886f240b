import { isCurrency } from '#domain/currency.ts'
import type { Words } from '#domain/locale.ts'
import type { TextQuery } from '#domain/text-query.ts'
import { firstPicture } from '#server/media/picture-sql.ts'
import type { Connection } from '#server/kernel/database.ts'
import { cardColumns, type CardRow } from './card-query.ts'
import { binding, type Bind } from './binding.ts'
import { textRanking, type TextRanking } from './text-condition.ts'

export const PAGE_SIZE = 24

export interface ListingFilter {
  supplierId: number | null
  cityId: number | null
  categoryId: number | null
  text: TextQuery | null
  fromDate: string | null
  toDate: string | null
  travellers: number | null
  /** In the visitor's currency, major units, with the rate of each list currency to it. */
  priceMin: number | null
  priceMax: number | null
  majorRates: Record<string, number>
  rating: number | null
  durationMinutes: { least: number; most: number } | null
  startsBetween: { from: string; to: string } | null
  language: string | null
  freeCancellation: boolean
  pickup: boolean
  isPrivate: boolean
}

export type ListingSort = 'match' | 'recommended' | 'price' | 'price-desc' | 'rating' | 'duration' | 'newest'

const mean = 'l.rating_sum::float8 / greatest(l.rating_count, 1)'
const recommended = 'l.weighted_rating desc, l.booked_count desc, l.product_id'

function orderOf(sort: ListingSort, filter: ListingFilter): string {
  const orders: Record<ListingSort, string> = {
    match: recommended,
    recommended,
    rating: `${mean} desc, l.rating_count desc, l.product_id`,
    price: `l.from_minor is null, ${readPrice(filter)}, l.product_id`,
    'price-desc': `l.from_minor is null, ${readPrice(filter)} desc, l.product_id`,
    duration: 'l.duration_minutes, l.product_id',
    newest: 'l.created_at desc, l.product_id desc',
  }
  return orders[sort]
}

/** The from-price in the visitor's currency, in major units; zero without a rate. */
function readPrice({ majorRates }: ListingFilter): string {
  const rates = Object.entries(majorRates).filter(([currency, rate]) => isCurrency(currency) && Number.isFinite(rate))
  return `l.from_minor * case l.currency ${rates.map(([currency, rate]) => `when '${currency}' then ${rate}::float8`).join(' ')} else 0 end`
}

/**
 * Only the filters in use are part of the statement, so that PostgreSQL can plan for them. A date or a party size
 * searches departures.
 */
function conditionsOf(filter: ListingFilter, bind: Bind): string {
  const { fromDate, toDate, travellers, startsBetween, durationMinutes } = filter
  const conditions = [
    filter.supplierId !== null && `l.supplier_id = ${bind(filter.supplierId)}`,
    filter.cityId !== null && `l.city_id = ${bind(filter.cityId)}`,
    filter.categoryId !== null && `l.category_id = ${bind(filter.categoryId)}`,
    (fromDate ?? toDate ?? travellers ?? startsBetween) !== null && departs(filter, bind),
    filter.priceMin !== null && `${readPrice(filter)} >= ${bind(filter.priceMin)}`,
    filter.priceMax !== null && `${readPrice(filter)} <= ${bind(filter.priceMax)}`,
    filter.rating !== null && `l.rating_count > 0 and ${mean} >= ${bind(filter.rating)}`,
    durationMinutes !== null &&
      `l.duration_minutes >= ${bind(durationMinutes.least)} and l.duration_minutes < ${bind(durationMinutes.most)}`,
    filter.language !== null && `${bind(filter.language)} = any (l.languages)`,
    filter.freeCancellation && 'l.free_cancellation',
    filter.pickup && 'l.has_pickup',
    filter.isPrivate && 'l.is_private',
  ].filter((condition) => condition !== false)
  return ['is_still_sold(l.sold_until)', ...conditions].join(' and ')
}

function departs({ fromDate, toDate, travellers, startsBetween }: ListingFilter, bind: Bind): string {
  const from = bind(fromDate)
  const party = bind(travellers ?? 1)
  const times = startsBetween && `and d.local_time between ${bind(startsBetween.from)} and ${bind(startsBetween.to)}`
  return `exists (select from option o join departure d on d.option_id = o.id
    where o.product_id = l.product_id and d.is_open and d.cutoff_at > rihla_now()
      and (l.sold_until is null or d.starts_at < l.sold_until) and d.local_date between coalesce(${from}::date, current_date) and coalesce(${bind(toDate)}::date, ${from}::date, current_date + 180)
      and d.capacity - d.held - d.sold >= case when l.is_per_person then ${party}::int else 1 end
      and o.capacity >= ${party}::int ${times ?? ''})`
}

const joined = `join product p on p.id = f.product_id join city c on c.id = p.city_id join category g on g.id = p.category_id`

/** A page of cards, sorted; `match` without a text means `recommended`. */
export function listCards(
  connection: Connection,
  filter: ListingFilter,
  page: { sort: ListingSort; number: number },
): Promise<CardRow[]> {
  const { values, bind } = binding()
  const found = foundInOrder(filter, { sort: page.sort, most: PAGE_SIZE, from: (page.number - 1) * PAGE_SIZE }, bind)
  return connection.rows<CardRow>({
    name: `catalogue.listing_${page.sort}`,
    isPlannedEachTime: true,
    text: `select ${cardColumns} from (${found}) f ${joined} order by f.place`,
    values,
  })
}

const MAX_ON_MAP = 500

export interface MapPointRow {
  id: number
  slugAr: string
  slugEn: string
  citySlugAr: string
  citySlugEn: string
  title: Words
  cityName: Words
  picture: CardRow['picture']
  ratingSum: number
  ratingCount: number
  pricingPer: CardRow['pricingPer']
  rate: CardRow['rate']
  currency: string
  fromMinor: number | null
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
        p.from_minor as "fromMinor", (p.meeting_point ->> 'lat')::float8 as lat, (p.meeting_point ->> 'lng')::float8 as lng
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
        select l.product_id, l.weighted_rating, l.booked_count, ${text.isTitled} as is_titled from product_search_index l where ${conditions} and ${text.condition}),
      best as materialized (
        (select l.product_id from m l order by ${recommended} limit ${MAX_RANKED}) union
        (select l.product_id from m l where l.is_titled order by ${recommended} limit ${MAX_RANKED})),
      ranked as (select l.product_id, ${text.score} as score from best join product_search_index l using (product_id) ${others})
    select l.product_id, row_number() over (order by ranked.score desc nulls last, ${recommended}) as place
      from ranked join m l using (product_id) order by ranked.score desc nulls last, ${recommended}`
}

export interface FacetRow {
  total: number
  cities: { slugAr: string; slugEn: string; name: Words; count: number }[]
  categories: { slugAr: string; slugEn: string; name: Words; icon: string; count: number }[]
  languages: { code: string; count: number }[]
  durations: Record<string, number>
  freeCancellation: number
  pickup: number
  isPrivate: number
}

/** The number of matches, and the counts of each further filter. */
export async function countFacets(connection: Connection, filter: ListingFilter): Promise<FacetRow> {
  const { values, bind } = binding()
  const text = filter.text ? textRanking(filter.text, bind).condition : 'true'
  const rows = await connection.rows<FacetRow>({
    name: 'catalogue.facets',
    isPlannedEachTime: true,
    text: `with m as materialized (
        select l.city_id, l.category_id, l.languages, l.duration_minutes, l.free_cancellation, l.has_pickup, l.is_private
        from product_search_index l where ${conditionsOf(filter, bind)} and ${text})
      select (select count(*) from m) as total,
        coalesce((select jsonb_agg(jsonb_build_object('slugAr', c.slug_ar, 'slugEn', c.slug_en, 'name', c.name, 'count', n.count)
            order by n.count desc, c.position) from (select city_id, count(*) from m group by 1) n join city c on c.id = n.city_id), '[]') as cities,
        coalesce((select jsonb_agg(jsonb_build_object('slugAr', c.slug_ar, 'slugEn', c.slug_en, 'name', c.name, 'icon', c.icon,
            'count', n.count) order by n.count desc, c.position)
          from (select category_id, count(*) from m group by 1) n join category c on c.id = n.category_id), '[]') as categories,
        coalesce((select jsonb_agg(jsonb_build_object('code', n.code, 'count', n.count) order by n.count desc, n.code)
          from (select code, sum(same.count)::bigint as count
            from (select languages, count(*) from m group by 1) same, unnest(same.languages) as code group by 1) n), '[]') as languages,
        jsonb_build_object('short', flags.short, 'half-day', flags.half_day, 'day', flags.day, 'days', flags.days) as durations,
        flags.free_cancellation as "freeCancellation", flags.pickup, flags.private as "isPrivate"
      from (select count(*) filter (where duration_minutes < 180) as short,
          count(*) filter (where duration_minutes >= 180 and duration_minutes < 360) as half_day,
          count(*) filter (where duration_minutes >= 360 and duration_minutes < 1200) as day,
          count(*) filter (where duration_minutes >= 1200) as days,
          count(*) filter (where free_cancellation) as free_cancellation,
          count(*) filter (where has_pickup) as pickup, count(*) filter (where is_private) as private from m) flags`,
    values,
  })
  const [facets] = rows
  if (!facets) throw new Error('the facets returned no row')
  return facets
}
