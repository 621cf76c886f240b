import type { TextQuery } from '#domain/text-query.ts'
import { firstPicture } from '#server/media/picture-sql.ts'
import type { Connection } from '#server/kernel/database.ts'
import { binding } from './binding.ts'
import type { CardRow } from './card-query.ts'
import { recommendedOrder } from './recommended-order.ts'
import { textRanking } from './text-condition.ts'

export type TitleRow = Pick<
  CardRow,
  'slugAr' | 'slugEn' | 'citySlugAr' | 'citySlugEn' | 'title' | 'cityName' | 'picture'
>

// The best-rated products are scanned up to this number. If they do not yield enough, few products match at all, and
// the index finds them: either way it takes as long for 200,000 products as for 2,000.
const MAX_LOOKED_THROUGH = 3000
const byRating = recommendedOrder('l')

/** Products that match a text: best match first, then best rated. */
export function listTitles(
  connection: Connection,
  input: { text: TextQuery; supplierId: number | null; most: number },
): Promise<TitleRow[]> {
  const { values, bind } = binding()
  const { condition, score } = textRanking(input.text, bind)
  const most = bind(input.most)
  const ofSupplier = input.supplierId === null ? '' : `and supplier_id = ${bind(input.supplierId)}`
  return connection.rows<TitleRow>({
    name: 'catalogue.titles',
    isPlannedEachTime: true,
    text: `with liked as (
        select l.product_id, ${score} as score, row_number() over () as place
        from (select * from product_search_index l where is_still_sold(sold_until) ${ofSupplier} order by ${byRating} limit ${MAX_LOOKED_THROUGH}) l
        where ${condition}),
      others as (
        select l.product_id, ${score}, ${MAX_LOOKED_THROUGH} + row_number() over (order by ${byRating})
        from product_search_index l
        where (select count(*) from liked) < ${most} and is_still_sold(l.sold_until) ${ofSupplier} and ${condition}
          and l.product_id not in (select product_id from liked)),
      best as (select * from liked union all select * from others order by score desc, place limit ${most})
      select p.slug_ar as "slugAr", p.slug_en as "slugEn", c.slug_ar as "citySlugAr", c.slug_en as "citySlugEn", p.title,
        c.name as "cityName",
        ${firstPicture} as picture
      from best f join product p on p.id = f.product_id join city c on c.id = p.city_id
      order by f.score desc, f.place`,
    values,
  })
}
