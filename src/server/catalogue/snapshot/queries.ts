import { CANCELLATION_RULES } from '#server/catalogue/cancellation-sql.ts'
import type { Connection } from '#server/kernel/database.ts'
import { CHILD_KINDS, IS_SHARED_WITH_CHILDREN } from '#server/catalogue/child-kinds.ts'
import { LEAST_AGE } from '#server/catalogue/least-age-sql.ts'
import { IN_LISTED_ORDER, LISTED_UNITS, UNITS_BY_HAND } from '#server/catalogue/party-price.sql.ts'

export interface Change {
  /** Null: something that the rows of many products show. */
  product: number | null
  /** Null: no departures; empty: any of the product's. */
  departures: number[] | null
}

export interface Changes {
  /** Which transactions this read saw, for the next one. */
  seen: string
  /** The business time and the database's own, in milliseconds. */
  nowMs: number
  clockMs: number
  /** The date of sessions, YYYY-MM-DD. */
  today: string
  changes: Change[]
}

/** The changes of transactions that the read which returned `seen` did not see; with null none. */
export async function listChanges(connection: Connection, seen: string | null): Promise<Changes> {
  const [row] = await connection.rows<Changes>({
    name: 'catalogue.changes',
    text: `select pg_current_snapshot()::text as seen, (extract(epoch from rihla_now()) * 1000)::float8 as "nowMs",
        (extract(epoch from now()) * 1000)::float8 as "clockMs", current_date::text as today,
        coalesce((select jsonb_agg(jsonb_build_object('product', product_id, 'departures', departure_ids)) from catalogue_change
          where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)), '[]') as changes`,
    values: [seen],
  })
  if (!row) throw new Error('the changes of the catalogue returned no row')
  return row
}

/** Lists are joined with commas, which is read faster than arrays; times are in milliseconds. */
export interface IndexedRow {
  id: number
  supplierId: number
  cityId: number
  categoryId: number
  currency: string
  fromMinor: number | null
  isPerPerson: boolean
  /** A stay or a rental by the day. */
  isByDay: boolean
  durationMinutes: number
  /** Of what is by the night, or for several days, whatever the hours of its options; otherwise zero. */
  leastMinutes: number
  /** The fewest nights of a stay; otherwise zero. */
  leastNights: number
  /** The smallest and the largest party of a product that is priced on request, null without bounds; otherwise null. */
  onRequest: { least: number | null; most: number | null } | null
  /** How long before the start cancelling is free; null: never. */
  freeMinutes: number | null
  pickup: boolean
  isPrivate: boolean
  /** Whether it has prices for children. */
  children: boolean
  /** Whether a family can share a unit: a tent, a car, a boat. */
  sharedWithChildren: boolean
  languages: string
  soldUntilMs: number | null
  ratingSum: number
  ratingCount: number
  bookedCount: number
  weightedRating: number
  createdMs: number
  words: string
  titleEnd: number
  placeEnd: number
  summaryEnd: number
}

// Counts units instead of `exists`, for which PostgreSQL would read all options and units for each page.
const indexed = `l.product_id as id, l.supplier_id as "supplierId", l.city_id as "cityId", l.category_id as "categoryId", l.currency,
  l.from_minor as "fromMinor", l.is_per_person as "isPerPerson", l.duration_minutes as "durationMinutes",
  case when p.rate = 'nightly' or p.min_duration > 1 then p.min_duration * 1440 else 0 end as "leastMinutes",
  case when p.rate = 'nightly' then p.min_duration else 0 end as "leastNights",
  p.rate <> 'once' as "isByDay",
  case when p.pricing_per = 'quote' then jsonb_build_object('least', p.least_travellers, 'most', p.most_travellers) end as "onRequest",
  (select min(r.day * 1440 + r.hour * 60 + r.minute)::int from ${CANCELLATION_RULES}
    where l.free_cancellation and r.percentage = 0) as "freeMinutes", l.has_pickup as pickup, l.is_private as "isPrivate",
  (select count(*) > 0 from option o join unit u on u.option_id = o.id
    where o.product_id = l.product_id and o.is_listed and u.is_listed and u.kind in ${CHILD_KINDS}) as children,
  (select count(*) > 0 from option o join unit u on u.option_id = o.id
    where o.product_id = l.product_id and o.is_listed and u.is_listed and ${IS_SHARED_WITH_CHILDREN}) as "sharedWithChildren",
  array_to_string(l.languages, ',') as languages, (extract(epoch from l.sold_until) * 1000)::float8 as "soldUntilMs",
  l.rating_sum as "ratingSum", l.rating_count as "ratingCount", l.booked_count as "bookedCount",
  l.weighted_rating as "weightedRating", (extract(epoch from l.created_at) * 1000)::float8 as "createdMs",
  array_to_string(l.words, ',') as words, l.title_end as "titleEnd", l.place_end as "placeEnd", l.summary_end as "summaryEnd"`

const indexedProducts = 'product_search_index l join product p on p.id = l.product_id'

// Both ids are bounded: a merge join would otherwise read the products of all pages before.
export function listIndexed(connection: Connection, page: { after: number; most: number }): Promise<IndexedRow[]> {
  return connection.rows<IndexedRow>({
    name: 'catalogue.indexed',
    text: `select ${indexed} from ${indexedProducts} where l.product_id > $1 and p.id > $1 order by l.product_id limit $2`,
    values: [page.after, page.most],
  })
}

export function listIndexedById(connection: Connection, ids: number[]): Promise<IndexedRow[]> {
  return connection.rows<IndexedRow>({
    name: 'catalogue.indexed_by_id',
    text: `select ${indexed} from ${indexedProducts} where l.product_id = any ($1::bigint[])`,
    values: [ids],
  })
}

/** The departures of a product that are on sale, as parallel lists. */
export interface DepartureRow {
  productId: number
  ids: string
  days: string
  /** Minutes since midnight. */
  times: string
  startsMs: string
  cutoffsMs: string
  free: string
  /** Facts of the departure's option (`optionFacts`). */
  options: string
  /** The lowest of the day: minor units of the product's currency, NaN without one. */
  prices: string
  /** Basis points. */
  adjusts: string
}

// Counts above the largest party are cut.
const departureLists = `o.product_id as "productId", string_agg(d.id::text, ',' order by d.id) as ids,
  string_agg((d.local_date - date '1970-01-01')::text, ',' order by d.id) as days,
  string_agg((substr(d.local_time, 1, 2)::int * 60 + substr(d.local_time, 4, 2)::int)::text, ',' order by d.id) as times,
  string_agg((extract(epoch from d.starts_at) * 1000)::float8::text, ',' order by d.id) as "startsMs",
  string_agg((extract(epoch from d.cutoff_at) * 1000)::float8::text, ',' order by d.id) as "cutoffsMs",
  string_agg(least(d.capacity - d.held - d.sold, 255)::text, ',' order by d.id) as free,
  string_agg(least(o.capacity, 255) || '/' || o.duration_minutes || '/' || coalesce(${LEAST_AGE}, 0) || '/' || o.position
    || coalesce(case when h.price_minor is null then u.shared else h.shared end, ''), ',' order by d.id) as options,
  string_agg(coalesce(h.price_minor::text, u.price_minor::text, 'NaN'), ',' order by d.id) as prices,
  string_agg((case when h.price_minor is null then d.adjust_basis_points else 0 end)::text, ',' order by d.id) as adjusts`
const pricesOf = (units: string) => `lateral (select min(x.price_minor) as price_minor,
    case when bool_or(x.travellers > 1) then string_agg('/' || least(x.travellers, 255) || ':' || least(x.most, 255) || ':' || x.price_minor, ''
      order by ${IN_LISTED_ORDER}) end as shared from ${units} x)`
const priced = `cross join ${pricesOf(LISTED_UNITS)} u cross join ${pricesOf(UNITS_BY_HAND)} h`
const onSale = 'o.is_listed and d.is_open and d.cutoff_at > rihla_now()'

/** Of products with an id in the range, each once. */
export function listDepartures(connection: Connection, range: { after: number; to: number }): Promise<DepartureRow[]> {
  return connection.rows<DepartureRow>({
    name: 'catalogue.indexed_departures',
    text: `select ${departureLists} from option o join departure d on d.option_id = o.id ${priced}
      where o.product_id > $1 and o.product_id <= $2 and ${onSale} group by o.product_id`,
    values: [range.after, range.to],
  })
}

export function listDeparturesOf(connection: Connection, productIds: number[]): Promise<DepartureRow[]> {
  return connection.rows<DepartureRow>({
    name: 'catalogue.departures_of',
    text: `select ${departureLists} from option o join departure d on d.option_id = o.id ${priced}
      where o.product_id = any ($1::bigint[]) and ${onSale} group by o.product_id`,
    values: [productIds],
  })
}

export function listDeparturesById(connection: Connection, ids: number[]): Promise<DepartureRow[]> {
  return connection.rows<DepartureRow>({
    name: 'catalogue.departures_by_id',
    text: `select ${departureLists} from departure d join option o on o.id = d.option_id ${priced}
      where d.id = any ($1::bigint[]) and ${onSale} group by o.product_id`,
    values: [ids],
  })
}

/** The terms of the dictionary after `after`, and those with these ids. */
export function listTerms(
  connection: Connection,
  input: { after: number; ids: number[] },
): Promise<{ id: number; word: string }[]> {
  return connection.rows({
    name: 'catalogue.terms',
    text: 'select id, word from search_term where id > $1 or id = any ($2::int[])',
    values: [input.after, input.ids],
  })
}
