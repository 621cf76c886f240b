import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/platform/database.ts'
import { cardColumns, type CardRow } from './card-query.ts'

export interface PlaceRow {
  id: number
  slugAr: string
  slugEn: string
  name: Words
  summary: Words
  picture: { src: string; alt: Words; width: number; height: number }
  productCount: number
}

export interface CityRow extends PlaceRow {
  about: Words
  country: string
  lat: number
  lng: number
}

export interface CategoryRow extends PlaceRow {
  icon: string
}

const countFor = (
  column: string,
) => `(select count(*) from product p where p.${column} = x.id and p.status = 'published'
  and ($1::bigint is null or p.supplier_id = $1)) as "productCount"`

const cityColumns = `x.id, x.slug_ar as "slugAr", x.slug_en as "slugEn", x.name, x.summary, x.about, x.country, x.lat, x.lng, x.picture,
  ${countFor('city_id')}`
const categoryColumns = `x.id, x.slug_ar as "slugAr", x.slug_en as "slugEn", x.name, x.summary, x.icon, x.picture,
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
  return connection.rows<CityRow>({
    name: 'catalogue.cities',
    text: `select * from (select ${cityColumns}, x.position from city x) y where "productCount" > 0 order by position`,
    values: [supplierId],
  })
}

export function listCategories(connection: Connection, supplierId: number | null): Promise<CategoryRow[]> {
  return connection.rows<CategoryRow>({
    name: 'catalogue.categories',
    text: `select * from (select ${categoryColumns}, x.position from category x) y where "productCount" > 0 order by position`,
    values: [supplierId],
  })
}

const joins = 'product p join city c on c.id = p.city_id join category g on g.id = p.category_id'

export function listHomeCards(
  connection: Connection,
  order: 'rating' | 'newest',
  supplierId: number | null,
): Promise<CardRow[]> {
  const by =
    order === 'rating'
      ? 'p.rating_sum::float8 / greatest(p.rating_count, 1) desc, p.rating_count desc, p.id'
      : 'p.created_at desc, p.id desc'
  return connection.rows<CardRow>({
    name: `catalogue.home_${order}`,
    text: `select ${cardColumns} from ${joins}
      where p.status = 'published' and ($1::bigint is null or p.supplier_id = $1) order by ${by} limit 8`,
    values: [supplierId],
  })
}

export function listRelatedCards(
  connection: Connection,
  productId: number,
  supplierId: number | null,
): Promise<CardRow[]> {
  return connection.rows<CardRow>({
    name: 'catalogue.related',
    text: `select ${cardColumns} from ${joins}, product t
      where t.id = $2 and p.id <> t.id and p.status = 'published' and ($1::bigint is null or p.supplier_id = $1)
        and (p.city_id = t.city_id or p.category_id = t.category_id)
      order by (p.city_id = t.city_id)::int + (p.category_id = t.category_id)::int desc,
        p.rating_sum::float8 / greatest(p.rating_count, 1) desc, p.id limit 4`,
    values: [supplierId, productId],
  })
}

export interface ReviewRow {
  id: number
  author: string
  country: string | null
  rating: number
  language: 'ar' | 'en'
  travellerType: string
  title: string
  body: string
  createdAt: string
}

export interface ProductRow extends CardRow {
  cityZone: string
  cityCountry: string
  categorySlugAr: string
  categorySlugEn: string
  supplierName: Words
  supplierAbout: Words
  overview: Words
  highlights: Record<'ar' | 'en', string[]>
  includes: Record<'ar' | 'en', string[]>
  excludes: Record<'ar' | 'en', string[]>
  bring: Record<'ar' | 'en', string[]>
  know: Record<'ar' | 'en', string[]>
  itinerary: { title: Words; text: Words; minutes?: number }[]
  guideLanguages: string[]
  minDuration: number
  confirmation: 'instant' | 'supplier'
  pickup: 'none' | 'included' | 'optional'
  dropOff: boolean
  meetingPoint: { name: Words; address: Words; lat: number; lng: number }
  cancellation: { day: number; hour: number; minute: number; percentage: number }[]
  pictures: { src: string; alt: Words; width: number; height: number }[]
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
    }[]
  }[]
  extras: { id: number; title: Words; per: 'person' | 'booking'; priceMinor: number; maxQuantity: number }[]
  pickups: { id: number; name: Words; address: Words; minutesBefore: number; priceMinor: number }[]
  ratingCounts: Record<string, number>
  reviews: ReviewRow[]
}

const many = (select: string) => `coalesce((select jsonb_agg(${select}), '[]')`

/** A product whole, in one statement; `city` and `slug` in either language. */
export async function findProduct(
  connection: Connection,
  input: { city: string; slug: string; supplierId: number | null },
): Promise<ProductRow | undefined> {
  const rows = await connection.rows<ProductRow>({
    name: 'catalogue.product',
    text: `select ${cardColumns}, c.zone as "cityZone", c.country as "cityCountry", g.slug_ar as "categorySlugAr",
        g.slug_en as "categorySlugEn", s.name as "supplierName", s.about as "supplierAbout", p.overview, p.highlights, p.includes,
        p.excludes, p.bring, p.know, p.itinerary, p.guide_languages as "guideLanguages", p.min_duration as "minDuration",
        p.confirmation, p.pickup, p.drop_off as "dropOff", p.meeting_point as "meetingPoint", p.cancellation,
        ${many(`jsonb_build_object('src', m.src, 'alt', m.alt, 'width', m.width, 'height', m.height) order by m.position)
          from product_media m where m.product_id = p.id`)} as pictures,
        ${many(`jsonb_build_object('id', o.id, 'code', o.code, 'title', o.title, 'description', o.description,
            'durationMinutes', o.duration_minutes, 'capacity', o.capacity, 'units',
            (select jsonb_agg(jsonb_build_object('id', u.id, 'code', u.code, 'kind', u.kind, 'title', u.title, 'minAge', u.min_age,
              'maxAge', u.max_age, 'priceMinor', u.price_minor, 'originalMinor', u.original_minor, 'travellers', u.travellers,
              'minQuantity', u.min_quantity, 'maxQuantity', u.max_quantity) order by u.position)
             from unit u where u.option_id = o.id)) order by o.position)
          from option o where o.product_id = p.id`)} as options,
        ${many(`jsonb_build_object('id', e.id, 'title', e.title, 'per', e.per, 'priceMinor', e.price_minor,
            'maxQuantity', e.max_quantity) order by e.position)
          from extra e where e.product_id = p.id`)} as extras,
        ${many(`jsonb_build_object('id', k.id, 'name', k.name, 'address', k.address, 'minutesBefore', k.minutes_before,
            'priceMinor', k.price_minor) order by k.position)
          from pickup_point k where k.product_id = p.id`)} as pickups,
        coalesce((select jsonb_object_agg(r.rating, r.count) from (select rating, count(*) from review
          where product_id = p.id and status = 'published' group by rating) r), '{}') as "ratingCounts",
        ${many(`r.view order by r.at desc)
          from (select jsonb_build_object('id', id, 'author', author, 'country', country, 'rating', rating, 'language', language,
              'travellerType', traveller_type, 'title', title, 'body', body, 'createdAt', created_at) as view, created_at as at
            from review where product_id = p.id and status = 'published' order by created_at desc limit 20) r`)} as reviews
      from ${joins} join supplier s on s.id = p.supplier_id
      where $1 in (c.slug_ar, c.slug_en) and $2 in (p.slug_ar, p.slug_en) and p.status = 'published'
        and ($3::bigint is null or p.supplier_id = $3)`,
    values: [input.city, input.slug, input.supplierId],
  })
  return rows[0]
}
