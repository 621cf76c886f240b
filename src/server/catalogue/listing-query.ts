import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/platform/database.ts'
import { cardColumns, type CardRow } from './card-query.ts'

export const PAGE_SIZE = 24

export interface ListingFilter {
  supplierId: number | null
  cityId: number | null
  categoryId: number | null
  /** For to_tsquery('simple', …); an empty one finds nothing. */
  textQuery: string | null
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

const mean = 'p.rating_sum::float8 / greatest(p.rating_count, 1)'
const readPrice = `p.from_minor * coalesce(($11::jsonb ->> p.currency::text)::float8, 0)`
// The mean drawn towards four with the weight of five reviews, so that one enthusiast does not lead the list.
const recommended = '(p.rating_sum + 20)::float8 / (p.rating_count + 5) desc, p.booked_count desc, p.id'
const orders: Record<ListingSort, string> = {
  match: `ts_rank(p.search_vector, to_tsquery('simple', $4)) desc, ${recommended}`,
  recommended,
  rating: `${mean} desc, p.rating_count desc, p.id`,
  price: `p.from_minor is null, ${readPrice}, p.id`,
  'price-desc': `p.from_minor is null, ${readPrice} desc, p.id`,
  duration: 'p.duration_minutes, p.id',
  newest: 'p.created_at desc, p.id desc',
}

// One text for every combination, so that each sort is one prepared statement. A date or a party size asks real departures.
const matching = `
  from product p join city c on c.id = p.city_id join category g on g.id = p.category_id
  where p.status = 'published'
    and ($1::bigint is null or p.supplier_id = $1)
    and ($2::bigint is null or p.city_id = $2)
    and ($3::bigint is null or p.category_id = $3)
    and ($4::text is null or p.search_vector @@ to_tsquery('simple', $4))
    and (($5::date is null and $6::date is null and $7::int is null and $13::text is null) or exists (
      select from option o join departure d on d.option_id = o.id
      where o.product_id = p.id and d.is_open and d.cutoff_at > rihla_now()
        and d.local_date between coalesce($5, current_date) and coalesce($6, $5, current_date + 180)
        and ($13::text is null or d.local_time between $13 and $14)
        and d.capacity - d.held - d.sold >= case when p.pricing_per = 'person' then coalesce($7, 1) else 1 end
        and o.capacity >= coalesce($7, 1)))
    and ($8::float8 is null or ${readPrice} >= $8)
    and ($9::float8 is null or ${readPrice} <= $9)
    and ($10::float8 is null or (p.rating_count > 0 and ${mean} >= $10))
    and ($12::int4range is null or p.duration_minutes <@ $12)
    and ($15::text is null or $15 = any (p.guide_languages))
    and (not $16 or p.free_cancellation)
    and (not $17 or p.pickup <> 'none')
    and (not $18 or p.is_private)`

function valuesOf(filter: ListingFilter): unknown[] {
  return [
    filter.supplierId,
    filter.cityId,
    filter.categoryId,
    filter.textQuery,
    filter.fromDate,
    filter.toDate,
    filter.travellers,
    filter.priceMin,
    filter.priceMax,
    filter.rating,
    JSON.stringify(filter.majorRates),
    filter.durationMinutes && `[${filter.durationMinutes.least},${filter.durationMinutes.most})`,
    filter.startsBetween?.from ?? null,
    filter.startsBetween?.to ?? null,
    filter.language,
    filter.freeCancellation,
    filter.pickup,
    filter.isPrivate,
  ]
}

export function listCards(
  connection: Connection,
  filter: ListingFilter,
  page: { sort: ListingSort; number: number },
): Promise<CardRow[]> {
  return connection.rows<CardRow>({
    name: `catalogue.listing_${page.sort}`,
    text: `select ${cardColumns} ${matching} order by ${orders[page.sort]} limit ${PAGE_SIZE} offset $19`,
    values: [...valuesOf(filter), (page.number - 1) * PAGE_SIZE],
  })
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

/** How many products match, and how they spread over what can be filtered further. */
export async function countFacets(connection: Connection, filter: ListingFilter): Promise<FacetRow> {
  const rows = await connection.rows<FacetRow>({
    name: 'catalogue.facets',
    text: `with m as materialized (
        select p.city_id, p.category_id, p.guide_languages, p.duration_minutes, p.free_cancellation, p.pickup, p.is_private ${matching})
      select (select count(*) from m) as total,
        coalesce((select jsonb_agg(jsonb_build_object('slugAr', c.slug_ar, 'slugEn', c.slug_en, 'name', c.name, 'count', n.count)
            order by n.count desc, c.position) from (select city_id, count(*) from m group by 1) n join city c on c.id = n.city_id), '[]') as cities,
        coalesce((select jsonb_agg(jsonb_build_object('slugAr', c.slug_ar, 'slugEn', c.slug_en, 'name', c.name, 'icon', c.icon,
            'count', n.count) order by n.count desc, c.position)
          from (select category_id, count(*) from m group by 1) n join category c on c.id = n.category_id), '[]') as categories,
        coalesce((select jsonb_agg(jsonb_build_object('code', n.code, 'count', n.count) order by n.count desc, n.code)
          from (select code, count(*) from m, unnest(m.guide_languages) as code group by 1) n), '[]') as languages,
        (select jsonb_build_object('short', count(*) filter (where duration_minutes < 180),
            'half-day', count(*) filter (where duration_minutes >= 180 and duration_minutes < 360),
            'day', count(*) filter (where duration_minutes >= 360 and duration_minutes < 1200),
            'days', count(*) filter (where duration_minutes >= 1200)) from m) as durations,
        (select count(*) from m where free_cancellation) as "freeCancellation",
        (select count(*) from m where pickup <> 'none') as pickup,
        (select count(*) from m where is_private) as "isPrivate"`,
    values: valuesOf(filter),
  })
  const [facets] = rows
  if (!facets) throw new Error('the facets gave no row')
  return facets
}
