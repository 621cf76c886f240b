import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { FeedProductRow } from './google-product.ts'

export type SitemapKind = 'cities' | 'categories' | 'products' | 'posts'

/** An indexable page: its slugs in both languages. */
export interface PageRow {
  slugAr: string
  slugEn: string
  /** The parent city's slug; null if there is none. */
  parentAr: string | null
  parentEn: string | null
  changedAt: Date
  picture: string | null
}

const shown = `is_offered(p.status, p.sold_until) and (:supplierId::bigint is null or p.supplier_id = :supplierId)`

const texts = {
  cities: `select c.slug_ar as "slugAr", c.slug_en as "slugEn", null as "parentAr", null as "parentEn",
      max(greatest(c.updated_at, p.updated_at)) as "changedAt", c.picture ->> 'src' as picture
    from city c join product p on p.city_id = c.id where ${shown} group by c.id order by c.id
    limit :most offset :skip`,
  categories: `select g.slug_ar as "slugAr", g.slug_en as "slugEn", null as "parentAr", null as "parentEn",
      max(greatest(g.updated_at, p.updated_at)) as "changedAt", g.picture ->> 'src' as picture
    from category g join product p on p.category_id = g.id where ${shown} group by g.id order by g.id
    limit :most offset :skip`,
  products: `select p.slug_ar as "slugAr", p.slug_en as "slugEn", c.slug_ar as "parentAr", c.slug_en as "parentEn", p.updated_at as "changedAt",
      (select m.src from product_media m where m.product_id = p.id order by m.position limit 1) as picture
    from product p join city c on c.id = p.city_id where ${shown} order by p.id limit :most offset :skip`,
  posts: `select t.slug_ar as "slugAr", t.slug_en as "slugEn", null as "parentAr", null as "parentEn", t.updated_at as "changedAt",
      t.picture ->> 'src' as picture
    from post t where :supplierId::bigint is null and t.published_at <= rihla_now() order by t.id
    limit :most offset :skip`,
} as const satisfies Record<SitemapKind, string>

export function listPages(
  connection: Connection,
  input: { kind: SitemapKind; supplierId: number | null; most: number; skip: number },
): Promise<PageRow[]> {
  return connection.rows<PageRow>(named({ name: `feeds.pages_${input.kind}`, text: texts[input.kind], values: input }))
}

export async function countProducts(connection: Connection, supplierId: number | null): Promise<number> {
  const [row] = await connection.rows<{ count: number }>(
    named({
      name: 'feeds.count_products',
      text: `select count(*) as count from product p where ${shown}`,
      values: { supplierId },
    }),
  )
  return row?.count ?? 0
}

const priced = `${shown} and p.pricing_per <> 'quote' and p.from_minor is not null` as const

export async function countPriced(connection: Connection, supplierId: number | null): Promise<number> {
  const [row] = await connection.rows<{ count: number }>(
    named({
      name: 'feeds.count_priced',
      text: `select count(*) as count from product p where ${priced}`,
      values: { supplierId },
    }),
  )
  return row?.count ?? 0
}

export function listPriced(
  connection: Connection,
  input: { supplierId: number | null; most: number; skip: number },
): Promise<FeedProductRow[]> {
  return connection.rows<FeedProductRow>(
    named({
      name: 'feeds.priced',
      text: `select p.code, jsonb_build_object('ar', p.slug_ar, 'en', p.slug_en) as slugs,
        jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en) as "citySlugs", p.title, p.overview, p.from_minor as "fromMinor",
        p.currency::text, p.duration_minutes as "durationMinutes", p.cancellation, p.confirmation, p.rating_sum as "ratingSum",
        p.rating_count as "ratingCount", p.meeting_point as "meetingPoint", p.highlights, p.includes, p.excludes, s.name as "supplierName",
        array(select m.src from product_media m where m.product_id = p.id order by m.position limit 8) as pictures
      from product p join city c on c.id = p.city_id join supplier s on s.id = p.supplier_id
      where ${priced} order by p.id limit :most offset :skip`,
      values: input,
    }),
  )
}
