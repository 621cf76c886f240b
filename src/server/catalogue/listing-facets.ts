import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import { binding } from './binding.ts'
import { conditionsOf, isFree, mean, readPrice, welcomesChildren, type ListingFilter } from './listing-query.ts'
import { textRanking } from './text-condition.ts'

export interface FacetRow {
  total: number
  /** The local date of the listing's time zone. */
  today: string
  cities: { slugAr: string; slugEn: string; name: Words; count: number }[]
  categories: { slugAr: string; slugEn: string; name: Words; icon: string; count: number }[]
  languages: { code: string; count: number }[]
  durations: Record<string, number>
  ratings: Record<string, number>
  /** Null if there are too many matches to count their departures. */
  times: Record<string, number> | null
  freeCancellation: number
  pickup: number
  isPrivate: number
  children: number | null
  /** Of the matches whatever their price, in minor units of the visitor's currency; null without priced matches. */
  prices: { least: number; most: number; low: number; buckets: Record<string, number> } | null
}

export const PRICE_BUCKETS = 12
/** Departures and units are only counted for so many matches, so that a large catalogue does not slow its pages. */
const MAX_COUNTED = 200

/** The number of matches, and the counts of each further filter. `zone` is that of the listing's dates. */
export async function countFacets(connection: Connection, filter: ListingFilter, zone: string): Promise<FacetRow> {
  const { values, bind } = binding()
  const { priceMinMinor, priceMaxMinor } = filter
  const text = filter.text ? textRanking(filter.text, bind).condition : 'true'
  const isInPrice = [
    priceMinMinor !== null && `a.price >= ${bind(priceMinMinor)}`,
    priceMaxMinor !== null && `a.price <= ${bind(priceMaxMinor)}`,
  ].filter((condition) => condition !== false)
  const rows = await connection.rows<FacetRow>({
    name: 'catalogue.facets',
    isPlannedEachTime: true,
    text: `with a as materialized (
        select l.product_id, l.sold_until, l.is_per_person, l.city_id, l.category_id, l.languages, l.duration_minutes, l.free_cancellation, l.has_pickup,
          l.is_private, case when l.rating_count > 0 then ${mean} end as rating, ${readPrice(filter)} as price
        from product_search_index l where ${conditionsOf({ ...filter, priceMinMinor: null, priceMaxMinor: null }, bind)} and ${text}),
      m as materialized (select * from a where ${['true', ...isInPrice].join(' and ')}),
      total as materialized (select count(*) as count from m),
      range as materialized (select min(price) as least, percentile_disc(0.95) within group (order by price) as most,
          percentile_disc(0.35) within group (order by price) as low from a where price is not null)
      select total.count as total, (rihla_now() at time zone ${bind(zone)})::date::text as today,
        coalesce((select jsonb_agg(jsonb_build_object('slugAr', c.slug_ar, 'slugEn', c.slug_en, 'name', c.name, 'count', n.count)
            order by n.count desc, c.position) from (select city_id, count(*) from m group by 1) n join city c on c.id = n.city_id), '[]') as cities,
        coalesce((select jsonb_agg(jsonb_build_object('slugAr', c.slug_ar, 'slugEn', c.slug_en, 'name', c.name, 'icon', c.icon,
            'count', n.count) order by n.count desc, c.position)
          from (select category_id, count(*) from m group by 1) n join category c on c.id = n.category_id), '[]') as categories,
        coalesce((select jsonb_agg(jsonb_build_object('code', n.code, 'count', n.count) order by n.count desc, n.code)
          from (select code, sum(same.count)::bigint as count
            from (select languages, count(*) from m group by 1) same, unnest(same.languages) as code group by 1) n), '[]') as languages,
        jsonb_build_object('short', flags.short, 'half-day', flags.half_day, 'day', flags.day, 'days', flags.days) as durations,
        jsonb_build_object('4.5', flags.rated_45, '4', flags.rated_4, '3', flags.rated_3) as ratings,
        flags.free_cancellation as "freeCancellation", flags.pickup, flags.private as "isPrivate",
        case when total.count <= ${MAX_COUNTED} then (select count(*) from m l where ${welcomesChildren}) end as children,
        case when total.count <= ${MAX_COUNTED} then (
          select jsonb_build_object('morning', count(*) filter (where t.morning), 'afternoon', count(*) filter (where t.afternoon),
              'evening', count(*) filter (where t.evening))
          from m l cross join lateral (
            select bool_or(d.local_time between '05:00' and '11:59') as morning, bool_or(d.local_time between '12:00' and '16:59') as afternoon,
              bool_or(d.local_time between '17:00' and '23:59') as evening
            from option o join departure d on d.option_id = o.id
            where o.product_id = l.product_id and ${isFree({ ...filter, startsBetween: null }, bind)}) t) end as times,
        (select jsonb_build_object('least', range.least, 'most', range.most, 'low', range.low, 'buckets', (
            select jsonb_object_agg(bucket, count) from (
              select case when range.most > range.least
                  then least(width_bucket(a.price, range.least, range.most, ${PRICE_BUCKETS}), ${PRICE_BUCKETS}) else 1 end as bucket, count(*)
              from a where a.price is not null group by 1) b))
          from range where range.least is not null) as prices
      from (select count(*) filter (where duration_minutes < 180) as short,
          count(*) filter (where duration_minutes >= 180 and duration_minutes < 360) as half_day,
          count(*) filter (where duration_minutes >= 360 and duration_minutes < 1200) as day,
          count(*) filter (where duration_minutes >= 1200) as days,
          count(*) filter (where rating >= 4.5) as rated_45, count(*) filter (where rating >= 4) as rated_4,
          count(*) filter (where rating >= 3) as rated_3,
          count(*) filter (where free_cancellation) as free_cancellation,
          count(*) filter (where has_pickup) as pickup, count(*) filter (where is_private) as private from m) flags cross join total`,
    values,
  })
  const [facets] = rows
  if (!facets) throw new Error('the facets returned no row')
  return facets
}
