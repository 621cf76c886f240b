import type { z } from '@hono/zod-openapi'
import type { Locale, Words } from '#domain/locale.ts'
import { mediaPicture, pictureIn } from '#server/media/picture-sql.ts'
import type { PictureRow } from '#server/media/view-picture.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { cardColumns, type CardRow } from './card-query.ts'
import { selectList } from './columns.ts'
import { productAttributes, productTexts } from './contract.ts'
import { recommendedOrder } from './recommended-order.ts'

export interface DestinationRow {
  id: number
  slugAr: string
  slugEn: string
  name: Words
  summary: Words
  picture: PictureRow
  productCount: number
}

export interface CityRow extends DestinationRow {
  about: Words
  country: string
  zone: string
  lat: number
  lng: number
}

export interface CategoryRow extends DestinationRow {
  icon: string
}

const countFor = (column: string) =>
  `(select count(*) from product_search_index l where is_still_sold(l.sold_until) and l.${column} = x.id and ($1::bigint is null or l.supplier_id = $1)) as "productCount"`

const cityColumns = `x.id, x.slug_ar as "slugAr", x.slug_en as "slugEn", x.name, x.summary, x.about, x.country, x.zone, x.lat, x.lng, ${pictureIn('x.picture')} as picture,
  ${countFor('city_id')}`
const categoryColumns = `x.id, x.slug_ar as "slugAr", x.slug_en as "slugEn", x.name, x.summary, x.icon, ${pictureIn('x.picture')} as picture,
  ${countFor('category_id')}`

export async function findCity(
  connection: Connection,
  slug: string,
  supplierId: number | null,
): Promise<CityRow | undefined> {
  const rows = await connection.rows<CityRow>({
    name: 'catalogue.city',
    text: `select ${cityColumns} from city x where $2 in (x.slug_ar, x.slug_en)`,
    values: [supplierId, slug],
  })
  return rows[0]
}

export async function findCategory(
  connection: Connection,
  slug: string,
  supplierId: number | null,
): Promise<CategoryRow | undefined> {
  const rows = await connection.rows<CategoryRow>({
    name: 'catalogue.category',
    text: `select ${categoryColumns} from category x where $2 in (x.slug_ar, x.slug_en)`,
    values: [supplierId, slug],
  })
  return rows[0]
}

export function listCities(connection: Connection, supplierId: number | null): Promise<CityRow[]> {
  return connection.rows<CityRow & { position: number }>({
    name: 'catalogue.cities',
    text: `select * from (select ${cityColumns}, x.position from city x) y where "productCount" > 0 order by position`,
    values: [supplierId],
  })
}

export function listCategories(connection: Connection, supplierId: number | null): Promise<CategoryRow[]> {
  return connection.rows<CategoryRow & { position: number }>({
    name: 'catalogue.categories',
    text: `select * from (select ${categoryColumns}, x.position from category x) y where "productCount" > 0 order by position`,
    values: [supplierId],
  })
}

/** Other cities up to `mostKm` away as the crow flies, the nearest first. */
export function listCitiesNear(
  connection: Connection,
  input: { cityId: number; mostKm: number },
): Promise<{ id: number; km: number }[]> {
  return connection.rows(
    named({
      name: 'catalogue.cities_near',
      text: `select * from (select x.id, 12742 * asin(sqrt(sin(radians(x.lat - c.lat) / 2) ^ 2
          + cos(radians(x.lat)) * cos(radians(c.lat)) * sin(radians(x.lng - c.lng) / 2) ^ 2)) as km
        from city c join city x on x.id <> c.id where c.id = :cityId) near
      where km <= :mostKm order by km`,
      values: input,
    }),
  )
}

const joins =
  'join product p on p.id = f.product_id join city c on c.id = p.city_id join category g on g.id = p.category_id'
const byRating = recommendedOrder('l')

/** Two rows: cards that repeat the first row can be replaced by others. */
export const MAX_HOME_CARDS = 16

export function listHomeCards(
  connection: Connection,
  order: 'rating' | 'newest',
  supplierId: number | null,
): Promise<CardRow[]> {
  const by = order === 'rating' ? byRating : 'l.created_at desc, l.product_id desc'
  return connection.rows<CardRow>({
    name: `catalogue.home_${order}`,
    text: `select ${cardColumns}
      from (select l.product_id, row_number() over (order by ${by}) as place from product_search_index l
        where is_still_sold(l.sold_until) and ($1::bigint is null or l.supplier_id = $1) order by ${by} limit ${MAX_HOME_CARDS}) f ${joins}
      order by f.place`,
    values: [supplierId],
  })
}

/** Four products similar to this one: same city and category, then same city, then same category; best rated first. */
export function listRelatedCards(
  connection: Connection,
  productId: number,
  supplierId: number | null,
): Promise<CardRow[]> {
  const most = 4
  const like = (nearness: number, condition: string) => `(
    select l.product_id, ${nearness} as nearness, l.from_minor, l.weighted_rating, l.booked_count from product_search_index l
    where ${condition} and is_still_sold(l.sold_until) and l.product_id <> t.product_id and ($1::bigint is null or l.supplier_id = $1)
    order by ${byRating} limit ${most})`
  return connection.rows<CardRow>({
    name: 'catalogue.related',
    text: `select ${cardColumns} from (
        select l.product_id, row_number() over (order by l.nearness, ${byRating}) as place
        from product_search_index t, lateral (
          select product_id, min(nearness) as nearness, from_minor, weighted_rating, booked_count from (
            ${like(0, 'l.city_id = t.city_id and l.category_id = t.category_id')} union all
            ${like(1, 'l.city_id = t.city_id')} union all
            ${like(2, 'l.category_id = t.category_id')}) likes
          group by product_id, from_minor, weighted_rating, booked_count) l
        where t.product_id = $2 order by l.nearness, ${byRating} limit ${most}) f ${joins}
      order by f.place`,
    values: [supplierId, productId],
  })
}

export function listCardsById(
  connection: Connection,
  productIds: readonly number[],
  supplierId: number | null,
): Promise<(CardRow & { isOffered: boolean })[]> {
  return connection.rows({
    name: 'catalogue.cards_by_id',
    text: `select ${cardColumns}, is_offered(p.status, p.sold_until) as "isOffered"
      from unnest($2::bigint[]) with ordinality f (product_id, place) ${joins}
      where $1::bigint is null or p.supplier_id = $1 order by f.place`,
    values: [supplierId, productIds],
  })
}

export function listProductsOfSite(
  connection: Connection,
  productIds: readonly number[],
  supplierId: number | null,
): Promise<{ id: number; isOffered: boolean }[]> {
  return connection.rows({
    name: 'catalogue.products_of_site',
    text: `select p.id, is_offered(p.status, p.sold_until) as "isOffered" from product p
      where p.id = any ($2::bigint[]) and ($1::bigint is null or p.supplier_id = $1)`,
    values: [supplierId, productIds],
  })
}

/** A value per language. */
type Localized<Texts> = { [Name in keyof Texts]: Record<Locale, Texts[Name]> }

export interface ProductRow
  extends CardRow, z.infer<typeof productAttributes>, Localized<z.infer<typeof productTexts>> {
  cityZone: string
  cityCountry: string
  categorySlugAr: string
  categorySlugEn: string
  supplierName: Words
  supplierAbout: Words
  itinerary: { title: Words; text: Words; minutes?: number }[]
  meetingPoint: { name: Words; address: Words; lat: number; lng: number }
  pictures: PictureRow[]
  options: {
    id: number
    code: string
    title: Words
    description: Words
    durationMinutes: number
    capacity: number
    units: {
      id: number
      code: string
      kind: string
      title: Words
      minAge: number | null
      maxAge: number | null
      priceMinor: number
      originalMinor: number | null
      travellers: number
      minQuantity: number
      maxQuantity: number | null
      accompaniedBy: string[]
    }[]
  }[]
  extras: { id: number; title: Words; per: 'person' | 'booking'; priceMinor: number; maxQuantity: number }[]
  pickups: { id: number; name: Words; address: Words; minutesBefore: number; priceMinor: number }[]
}

const many = (select: string) => `coalesce((select jsonb_agg(${select}), '[]')`

/** A product with all parts, in one statement; `city` and `slug` in either language, null for any city. */
export async function findProduct(
  connection: Connection,
  input: { city: string | null; slug: string; supplierId: number | null },
): Promise<ProductRow | undefined> {
  const rows = await connection.rows<ProductRow>(
    named({
      name: 'catalogue.product',
      text: `select ${cardColumns}, c.zone as "cityZone", c.country as "cityCountry", g.slug_ar as "categorySlugAr",
        g.slug_en as "categorySlugEn", s.name as "supplierName", s.about as "supplierAbout", p.itinerary,
        p.meeting_point as "meetingPoint", ${selectList('p', productTexts, productAttributes)},
        ${many(`${mediaPicture} order by m.position)
          from product_media m left join image_probe l on l.src = m.src where m.product_id = p.id`)} as pictures,
        ${many(`jsonb_build_object('id', o.id, 'code', o.code, 'title', o.title, 'description', o.description,
            'durationMinutes', o.duration_minutes, 'capacity', o.capacity, 'units',
            (select jsonb_agg(jsonb_build_object('id', u.id, 'code', u.code, 'kind', u.kind, 'title', u.title, 'minAge', u.min_age,
              'maxAge', u.max_age, 'priceMinor', u.price_minor, 'originalMinor', u.original_minor, 'travellers', u.travellers,
              'minQuantity', u.min_quantity, 'maxQuantity', u.max_quantity, 'accompaniedBy', u.accompanied_by) order by u.position)
             from unit u where u.option_id = o.id and u.is_listed)) order by o.position)
          from option o where o.product_id = p.id and o.is_listed`)} as options,
        ${many(`jsonb_build_object('id', e.id, 'title', e.title, 'per', e.per, 'priceMinor', e.price_minor,
            'maxQuantity', e.max_quantity) order by e.position)
          from extra e where e.product_id = p.id and e.is_listed`)} as extras,
        ${many(`jsonb_build_object('id', k.id, 'name', k.name, 'address', k.address, 'minutesBefore', k.minutes_before,
            'priceMinor', k.price_minor) order by k.position)
          from pickup_point k where k.product_id = p.id and k.is_listed`)} as pickups
      from product p join city c on c.id = p.city_id join category g on g.id = p.category_id join supplier s on s.id = p.supplier_id
      where (:city::text is null or :city in (c.slug_ar, c.slug_en)) and :slug in (p.slug_ar, p.slug_en)
        and is_offered(p.status, p.sold_until)
        and (:supplierId::bigint is null or p.supplier_id = :supplierId) order by p.id limit 1`,
      values: input,
    }),
  )
  return rows[0]
}

/** The id of the product that `findProduct` returns. */
export async function findProductIdBySlug(
  connection: Connection,
  input: { city: string | null; slug: string; supplierId: number | null },
): Promise<number | undefined> {
  const rows = await connection.rows<{ id: number }>(
    named({
      name: 'catalogue.product_id_by_slug',
      text: `select p.id from product p join city c on c.id = p.city_id
      where (:city::text is null or :city in (c.slug_ar, c.slug_en)) and :slug in (p.slug_ar, p.slug_en)
        and is_offered(p.status, p.sold_until) and (:supplierId::bigint is null or p.supplier_id = :supplierId)
      order by p.id limit 1`,
      values: { city: input.city, slug: input.slug, supplierId: input.supplierId },
    }),
  )
  return rows[0]?.id
}

/** The oldest product with this slug in either language, in any city. */
export async function findSlugs(
  connection: Connection,
  input: { slug: string; supplierId: number | null },
): Promise<{ product: Words; city: Words } | undefined> {
  const rows = await connection.rows<{ product: Words; city: Words }>({
    name: 'catalogue.slugs',
    text: `select jsonb_build_object('ar', p.slug_ar, 'en', p.slug_en) as product,
        jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en) as city
      from product p join city c on c.id = p.city_id
      where $1 in (p.slug_ar, p.slug_en) and is_offered(p.status, p.sold_until) and ($2::bigint is null or p.supplier_id = $2)
      order by p.id limit 1`,
    values: [input.slug, input.supplierId],
  })
  return rows[0]
}

export async function setBookedCounts(
  connection: Connection,
  counts: { productId: number; count: number }[],
): Promise<void> {
  await connection.rows({
    name: 'catalogue.set_booked_counts',
    text: `update product p set booked_count = n.count
      from (select p.id, coalesce(c.count, 0) as count from product p
        left join unnest($1::bigint[], $2::int[]) as c (id, count) on c.id = p.id) n
      where n.id = p.id and p.booked_count <> n.count`,
    values: [counts.map(({ productId }) => productId), counts.map(({ count }) => count)],
  })
}

export async function addToRating(tx: Tx, change: { productId: number; sum: number; count: number }): Promise<void> {
  await tx.rows(
    named({
      name: 'catalogue.add_to_rating',
      text: 'update product set rating_sum = rating_sum + :sum, rating_count = rating_count + :count where id = :productId',
      values: change,
    }),
  )
}

/** The date in a time zone, 'YYYY-MM-DD'. */
export async function findToday(connection: Connection, zone: string): Promise<string> {
  const [row] = await connection.rows<{ today: string }>({
    name: 'catalogue.today',
    text: 'select (rihla_now() at time zone $1)::date::text as today',
    values: [zone],
  })
  return row?.today ?? ''
}
