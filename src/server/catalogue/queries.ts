import type { z } from '@hono/zod-openapi'
import type { Locale, Words } from '#domain/locale.ts'
import type { MeetingPoint } from '#domain/meeting-point.ts'
import { firstPicture, mediaPicture, pictureIn } from '#server/media/picture-sql.ts'
import type { PictureRow } from '#server/media/view-picture.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { cardColumns, UNIT_TITLE, unitTitleOn, type CardRow } from './card-query.ts'
import { selectList } from './columns.ts'
import { productAttributes, productTexts } from './contract.ts'

export interface DestinationRow {
  id: number
  slugAr: string
  slugEn: string
  name: Words
  summary: Words
  picture: PictureRow
  productCount: number
}

export interface CityRow extends DestinationRow, LandmarksRow {
  about: Words
  country: string
  zone: string
  lat: number
  lng: number
}

export interface CategoryRow extends DestinationRow {
  icon: string
}

const cityColumns = `x.id, x.slug_ar as "slugAr", x.slug_en as "slugEn", x.name, x.summary, x.about, x.country, x.zone, x.lat, x.lng, x.landmarks, x.landmark_places as "landmarkPlaces", ${pictureIn('x.picture')} as picture`
const categoryColumns = `x.id, x.slug_ar as "slugAr", x.slug_en as "slugEn", x.name, x.summary, x.icon, ${pictureIn('x.picture')} as picture`

/** In the operator's order. */
export function listCityRows(connection: Connection): Promise<Omit<CityRow, 'productCount'>[]> {
  return connection.rows({
    name: 'catalogue.cities',
    text: `select ${cityColumns} from city x order by x.position, x.id`,
  })
}

/** In the operator's order. */
export function listCategoryRows(connection: Connection): Promise<Omit<CategoryRow, 'productCount'>[]> {
  return connection.rows({
    name: 'catalogue.categories',
    text: `select ${categoryColumns} from category x order by x.position, x.id`,
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

const joins = 'join city c on c.id = p.city_id join category g on g.id = p.category_id'

/** A card as it is until the product or one of its departures changes. */
export interface StoredCardRow extends Omit<CardRow, 'isNew'> {
  supplierId: number
  /** The most travellers of one booking; null without options. */
  mostTogether: number | null
  isPublished: boolean
  soldUntilMs: number | null
  createdMs: number
}

/** In any order. */
export function listCardRows(connection: Connection, productIds: readonly number[]): Promise<StoredCardRow[]> {
  return connection.rows({
    name: 'catalogue.cards',
    text: `select ${cardColumns} from product p ${joins} where p.id = any ($1::bigint[])`,
    values: [productIds],
  })
}

export interface MapPointRow extends Pick<
  CardRow,
  | 'id'
  | 'slugAr'
  | 'slugEn'
  | 'citySlugAr'
  | 'citySlugEn'
  | 'title'
  | 'cityName'
  | 'picture'
  | 'ratingSum'
  | 'ratingCount'
  | 'pricingPer'
  | 'rate'
  | 'currency'
  | 'fromMinor'
  | 'unitTitle'
> {
  lat: number
  lng: number
  placeName: Words
  cityLat: number
  cityLng: number
  country: string
}

/**
 * The meeting points of these products in the given order, with the title of what has the given price on a departure,
 * which is in minor units of the product's currency; without a departure, of what has the from-price. Products without
 * a position are omitted.
 */
export function listMapPoints(
  connection: Connection,
  products: readonly { id: number; offer: { departureId: number; priceMinor: number } | null }[],
): Promise<MapPointRow[]> {
  return connection.rows<MapPointRow>(
    named({
      name: 'catalogue.map_points',
      text: `select p.id, p.slug_ar as "slugAr", p.slug_en as "slugEn", c.slug_ar as "citySlugAr", c.slug_en as "citySlugEn", p.title,
        c.name as "cityName", ${firstPicture} as picture,
        p.rating_sum as "ratingSum", p.rating_count as "ratingCount", p.pricing_per as "pricingPer", p.rate, p.currency,
        p.from_minor as "fromMinor", coalesce(${unitTitleOn('f.departure_id', 'f.price_minor')}, case when f.departure_id is null then ${UNIT_TITLE} end) as "unitTitle",
        p.meeting_point -> 'name' as "placeName", (p.meeting_point ->> 'lat')::float8 as lat, (p.meeting_point ->> 'lng')::float8 as lng,
        c.lat as "cityLat", c.lng as "cityLng", c.country
      from unnest(:productIds::bigint[], :departureIds::bigint[], :pricesMinor::bigint[]) with ordinality f (product_id, departure_id, price_minor, place) join product p on p.id = f.product_id join city c on c.id = p.city_id
      where jsonb_typeof(p.meeting_point -> 'lat') = 'number' and jsonb_typeof(p.meeting_point -> 'lng') = 'number'
      order by f.place`,
      values: {
        productIds: products.map(({ id }) => id),
        departureIds: products.map(({ offer }) => offer?.departureId ?? null),
        pricesMinor: products.map(({ offer }) => offer?.priceMinor ?? null),
      },
    }),
  )
}

export interface LandmarksRow {
  landmarks: { ar: string[]; en: string[] }
  /** 'latitude, longitude' of each of them. */
  landmarkPlaces: string[]
}

/** The landmarks of a city by its slug in either language. */
export async function findLandmarks(connection: Connection, slug: string): Promise<LandmarksRow | undefined> {
  const [row] = await connection.rows<LandmarksRow>({
    name: 'catalogue.landmarks',
    text: `select c.landmarks, c.landmark_places as "landmarkPlaces" from city c where c.slug_ar = $1 or c.slug_en = $1`,
    values: [slug],
  })
  return row
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
  extends StoredCardRow, LandmarksRow, z.infer<typeof productAttributes>, Localized<z.infer<typeof productTexts>> {
  cityZone: string
  cityCountry: string
  categorySlugAr: string
  categorySlugEn: string
  supplierName: Words
  supplierAbout: Words
  itinerary: { title: Words; text: Words; minutes?: number }[]
  meetingPoint: MeetingPoint
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
  extras: {
    id: number
    code: string
    title: Words
    per: 'person' | 'booking'
    priceMinor: number
    maxQuantity: number
  }[]
  pickups: { id: number; name: Words; address: Words; minutesBefore: number; priceMinor: number }[]
}

const many = (select: string) => `coalesce((select jsonb_agg(${select}), '[]')`

/** Those that a card does not have. */
const ofPage = productAttributes.omit({ minDuration: true })

/** A product with all parts, in one statement; `city` and `slug` in either language, null for any city. */
export async function readProductRow(
  connection: Connection,
  input: { city: string | null; slug: string; supplierId: number | null },
): Promise<ProductRow | undefined> {
  const rows = await connection.rows<ProductRow>(
    named({
      name: 'catalogue.product',
      text: `select ${cardColumns}, c.zone as "cityZone", c.country as "cityCountry", c.landmarks, c.landmark_places as "landmarkPlaces", g.slug_ar as "categorySlugAr",
        g.slug_en as "categorySlugEn", s.name as "supplierName", s.about as "supplierAbout", p.itinerary,
        p.meeting_point as "meetingPoint", ${selectList('p', productTexts, ofPage)},
        ${many(`${mediaPicture} order by m.position)
          from product_media m left join image_probe l on l.src = m.src where m.product_id = p.id`)} as pictures,
        ${many(`jsonb_build_object('id', o.id, 'code', o.code, 'title', o.title, 'description', o.description,
            'durationMinutes', o.duration_minutes, 'capacity', o.capacity, 'units',
            (select jsonb_agg(jsonb_build_object('id', u.id, 'code', u.code, 'kind', u.kind, 'title', u.title, 'minAge', u.min_age,
              'maxAge', u.max_age, 'priceMinor', u.price_minor, 'originalMinor', u.original_minor, 'travellers', u.travellers,
              'minQuantity', u.min_quantity, 'maxQuantity', u.max_quantity, 'accompaniedBy', u.accompanied_by) order by u.position)
             from unit u where u.option_id = o.id and u.is_listed)) order by o.position)
          from option o where o.product_id = p.id and o.is_listed`)} as options,
        ${many(`jsonb_build_object('id', e.id, 'code', e.code, 'title', e.title, 'per', e.per, 'priceMinor', e.price_minor,
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

/** The id of the product that `readProductRow` returns. */
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
