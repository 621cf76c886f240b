import type { Locale } from '#domain/locale.ts'
import type { ReviewTheme } from '#domain/review-themes.ts'
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
  theme: ReviewTheme | null
  /** Stars of reviews with `theme`, both ends included. */
  themeFrom: number
  themeTo: number
}

type Product = Pick<ReviewFilter, 'productId' | 'supplierId'>

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
  isVerified: boolean
  visited: string | null
  reply: string | null
  replyLanguage: 'ar' | 'en' | null
  repliedAt: Date | null
}

export type PhotoRow = Omit<PictureRow, 'alt'> & { alt: string; language: 'ar' | 'en' }

/** The reader's language first, then the newest. */
const inOrder = '(r.language = :locale) desc, r.created_at desc, r.id desc' as const
const orders = {
  language: inOrder,
  newest: 'r.created_at desc, r.id desc',
  highest: `r.rating desc, ${inOrder}`,
  lowest: `r.rating, ${inOrder}`,
} as const

const shown = `from review r join product p on p.id = r.product_id
  where r.product_id = :productId and r.status = ${REVIEW.published} and is_offered(p.status, p.sold_until)
    and (:supplierId::bigint is null or p.supplier_id = :supplierId)` as const
const matching = `(:stars::int is null or r.rating = :stars) and (:type::text is null or r.traveller_type = :type)
        and (:language::text is null or r.language = :language)
        and (not :withPhotos or exists (select from review_photo f where f.review_id = r.id))
        and (:theme::text is null or (:theme = any(r.themes) and r.rating between :themeFrom and :themeTo))` as const
const photo = `jsonb_build_object('src', f.src, 'alt', coalesce(nullif(f.alt, ''), r.title), 'language', r.language, 'width', f.width, 'height', f.height,
  'version', l.version, 'placeholder', l.placeholder)`

export function listReviews(
  connection: Connection,
  filter: ReviewFilter,
  page: { order: keyof typeof orders; locale: Locale; most: number; from: number },
): Promise<ReviewRow[]> {
  return connection.rows<ReviewRow>(
    named({
      name: `reviews.list_${page.order}`,
      text: `select r.id, r.author, r.country::text, r.rating, r.language::text, r.traveller_type as "travellerType", r.title, r.body,
        r.created_at as "createdAt",
        r.order_item_id is not null as "isVerified", to_char(r.visited_on, 'YYYY-MM') as visited,
        r.reply, r.reply_language::text as "replyLanguage", r.replied_at as "repliedAt",
        coalesce((select jsonb_agg(${photo} order by f.position) from review_photo f left join image_probe l on l.src = f.src
          where f.review_id = r.id), '[]') as photos
      ${shown}
        and ${matching}
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
      text: `with r as materialized (select r.rating, r.traveller_type as type, r.language, ${matching} as matches,
          exists (select from review_photo f where f.review_id = r.id) as has_photos ${shown})
      select ${spread('rating')} as stars, ${spread('type')} as types, ${spread('language')} as languages,
        (select count(*) from r where has_photos) as "withPhotos",
        (select count(*) from r where matches) as total`,
      values: filter,
    }),
  )
  const [counts] = rows
  if (!counts) throw new Error('the reviews returned no counts')
  return counts
}

export function listPhotos(connection: Connection, product: Product, most: number): Promise<{ photo: PhotoRow }[]> {
  return connection.rows(
    named({
      name: 'reviews.photos',
      text: `select ${photo} as photo from review_photo f left join image_probe l on l.src = f.src, lateral (select r.* ${shown}) r
      where r.id = f.review_id order by r.created_at desc, r.id desc, f.position limit :most`,
      values: { ...product, most },
    }),
  )
}

export interface TravellersRow {
  type: ReviewRow['travellerType']
  count: number
  rating: number
  author: string
  language: 'ar' | 'en'
  title: string
}

/** The product's reviews by kind of traveller, the most frequent first, each with one of them. */
export function listTravellers(connection: Connection, product: Product, locale: Locale): Promise<TravellersRow[]> {
  return connection.rows<TravellersRow>(
    named({
      name: 'reviews.travellers',
      text: `select n.type, n.count, n.rating, n.author, n.language, n.title
      from (select r.traveller_type as type, r.author, r.language::text, r.title, count(*) over (partition by r.traveller_type) as count,
          (avg(r.rating) over (partition by r.traveller_type))::float8 as rating,
          row_number() over (partition by r.traveller_type order by ${inOrder}) as place ${shown}) n
      where n.place = 1 order by n.count desc, n.type`,
      values: { ...product, locale },
    }),
  )
}

export interface ThemeRow {
  theme: string
  rating: number
  count: number
  /** The latest few, in the reader's language first. */
  samples: { id: number; author: string; language: 'ar' | 'en'; body: string }[]
}

const SAMPLES = 3
const SAMPLE_CHARACTERS = 800

/** How many of the product's reviews mention a theme, by stars. */
export function listThemes(connection: Connection, product: Product, locale: Locale): Promise<ThemeRow[]> {
  return connection.rows<ThemeRow>(
    named({
      name: 'reviews.themes',
      text: `select n.theme, n.rating, max(n.place) as count,
        jsonb_agg(jsonb_build_object('id', n.id, 'author', n.author, 'language', n.language, 'body', left(n.body, ${SAMPLE_CHARACTERS}))
          order by n.place) filter (where n.place <= ${SAMPLES}) as samples
      from (select t.theme, r.rating, r.id, r.author, r.language, r.body,
          row_number() over (partition by t.theme, r.rating order by ${inOrder}) as place
        from (select r.* ${shown}) r, unnest(r.themes) as t (theme)) n
      group by 1, 2`,
      values: { ...product, locale },
    }),
  )
}
