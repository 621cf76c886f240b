import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { PictureRow } from '#server/media/view-picture.ts'
import { REVIEW } from './states.ts'

export interface ReviewFilter {
  productId: number
  /** On a supplier's site: reviews of its own products only. */
  supplierId: number | null
  stars: number | null
  type: string | null
  language: 'ar' | 'en' | null
  withPhotos: boolean
}

export interface ReviewRow {
  id: number
  author: string
  country: string | null
  rating: number
  language: 'ar' | 'en'
  travellerType: 'solo' | 'couple' | 'family' | 'friends' | 'business'
  title: string
  body: string
  createdAt: Date
  photos: PhotoRow[]
}

export type PhotoRow = Omit<PictureRow, 'alt'> & { alt: string; language: 'ar' | 'en' }

const orders = {
  newest: 'r.created_at desc, r.id desc',
  highest: 'r.rating desc, r.created_at desc, r.id desc',
  lowest: 'r.rating, r.created_at desc, r.id desc',
}

const shown = `from review r join product p on p.id = r.product_id
  where r.product_id = :productId and r.status = ${REVIEW.published} and is_offered(p.status, p.sold_until)
    and (:supplierId::bigint is null or p.supplier_id = :supplierId)` as const
const photo = `jsonb_build_object('src', f.src, 'alt', coalesce(nullif(f.alt, ''), r.title), 'language', r.language, 'width', f.width, 'height', f.height,
  'version', l.version, 'placeholder', l.placeholder)`

export function listReviews(
  connection: Connection,
  filter: ReviewFilter,
  page: { order: keyof typeof orders; most: number; from: number },
): Promise<ReviewRow[]> {
  return connection.rows<ReviewRow>(
    named({
      name: `reviews.list_${page.order}`,
      text: `select r.id, r.author, r.country::text, r.rating, r.language::text, r.traveller_type as "travellerType", r.title, r.body,
        r.created_at as "createdAt",
        coalesce((select jsonb_agg(${photo} order by f.position) from review_photo f left join image_probe l on l.src = f.src
          where f.review_id = r.id), '[]') as photos
      ${shown}
        and (:stars::int is null or r.rating = :stars) and (:type::text is null or r.traveller_type = :type)
        and (:language::text is null or r.language = :language)
        and (not :withPhotos or exists (select from review_photo f where f.review_id = r.id))
      order by ${orders[page.order]} limit :most offset :from`,
      values: { ...filter, ...page },
    }),
  )
}

export interface CountsRow {
  total: number
  stars: Record<string, number>
  types: Record<string, number>
  languages: Record<string, number>
  withPhotos: number
}

/** The number of reviews that match the filter, and the distribution of all reviews of the product. */
export async function countReviews(connection: Connection, filter: ReviewFilter): Promise<CountsRow> {
  const spread = (column: string) =>
    `coalesce((select jsonb_object_agg(n.value, n.count) from (select ${column} as value, count(*) from r group by 1) n), '{}')`
  const rows = await connection.rows<CountsRow>(
    named({
      name: 'reviews.count',
      text: `with r as materialized (select r.rating, r.traveller_type as type, r.language,
          exists (select from review_photo f where f.review_id = r.id) as has_photos ${shown})
      select ${spread('rating')} as stars, ${spread('type')} as types, ${spread('language')} as languages,
        (select count(*) from r where has_photos) as "withPhotos",
        (select count(*) from r where (:stars::int is null or rating = :stars) and (:type::text is null or type = :type)
          and (:language::text is null or language = :language) and (not :withPhotos or has_photos)) as total`,
      values: filter,
    }),
  )
  const [counts] = rows
  if (!counts) throw new Error('the reviews returned no counts')
  return counts
}

export function listPhotos(
  connection: Connection,
  product: Pick<ReviewFilter, 'productId' | 'supplierId'>,
  most: number,
): Promise<{ photo: PhotoRow }[]> {
  return connection.rows(
    named({
      name: 'reviews.photos',
      text: `select ${photo} as photo from review_photo f left join image_probe l on l.src = f.src, lateral (select r.* ${shown}) r
      where r.id = f.review_id order by r.created_at desc, r.id desc, f.position limit :most`,
      values: { ...product, most },
    }),
  )
}
