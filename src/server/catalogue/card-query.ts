import type { Words } from '#domain/locale.ts'
import { fromPriceKinds, isShared } from '#domain/unit-kinds.ts'
import { firstPicture } from '#server/media/picture-sql.ts'
import { PRODUCT } from './states.ts'
import type { PictureRow } from '#server/media/view-picture.ts'

export interface CardRow {
  id: number
  code: string
  slugAr: string
  slugEn: string
  citySlugAr: string
  citySlugEn: string
  title: Words
  summary: Words
  cityName: Words
  categoryName: Words
  picture: PictureRow | null
  ratingSum: number
  ratingCount: number
  /** Of the shortest option. */
  durationMinutes: number
  longestMinutes: number
  pricingPer: 'person' | 'item' | 'quote'
  rate: 'once' | 'daily' | 'nightly'
  /** Days or nights. */
  minDuration: number
  currency: string
  fromMinor: number | null
  fromOriginalMinor: number | null
  unitTitle: Words | null
  /** From which age somebody can take part; zero from birth. */
  leastAge: number | null
  freeCancellation: boolean
  payLater: boolean
  isPrivate: boolean
  isNew: boolean
  isLikelyToSellOut: boolean
}

/** Whether several people share the unit `alias`. */
export const isSharedUnit = (alias: string): string =>
  `${alias}.kind in (${fromPriceKinds
    .filter((kind) => isShared({ kind }))
    .map((kind) => `'${kind}'`)
    .join(', ')})`

/** The title of a unit `u` of a product `p`, or null for the price of one person. */
const TITLE = `case when p.pricing_per = 'item' or ${isSharedUnit('u')} then u.title end`
/** A person's first if a unit that several share costs as much. */
const PERSONS_FIRST = `p.pricing_per = 'person' and ${isSharedUnit('u')}`

/** The title of the unit of a product `p` that has the from-price: 'Single kayak'. Null for the price of one person. */
export const UNIT_TITLE = `(select ${TITLE} from option o join unit u on u.option_id = o.id
    where o.product_id = p.id and o.is_listed and u.is_listed and u.price_minor = p.from_minor
    order by ${PERSONS_FIRST}, o.position, u.position limit 1)`

/** The same of the unit that has a price on a departure, by hand or as listed. */
export const unitTitleOn = (departureId: string, priceMinor: string): string => `(
    select ${TITLE} from departure d join unit u on u.option_id = d.option_id
    where d.id = ${departureId} and u.is_listed and coalesce((d.hand_prices ->> u.code)::bigint, u.price_minor) = ${priceMinor}
    order by ${PERSONS_FIRST}, u.position limit 1)`

/** The columns of a card for product `p`, city `c` and category `g`, for the select list of any query over these. */
export const cardColumns = `
  p.id, p.code, p.slug_ar as "slugAr", p.slug_en as "slugEn", c.slug_ar as "citySlugAr", c.slug_en as "citySlugEn",
  p.title, p.summary, c.name as "cityName", g.name as "categoryName",
  ${firstPicture} as picture,
  p.rating_sum as "ratingSum", p.rating_count as "ratingCount", p.duration_minutes as "durationMinutes",
  greatest(p.duration_minutes, (select max(o.duration_minutes) from option o where o.product_id = p.id and o.is_listed)) as "longestMinutes",
  p.pricing_per as "pricingPer", p.rate, p.min_duration as "minDuration", p.currency, p.from_minor as "fromMinor", p.from_original_minor as "fromOriginalMinor",
  ${UNIT_TITLE} as "unitTitle",
  (select min(coalesce(u.min_age, 0)) from option o join unit u on u.option_id = o.id
    where o.product_id = p.id and o.is_listed and u.is_listed) as "leastAge",
  p.free_cancellation as "freeCancellation", p.pay_later and p.confirmation <> 'supplier' as "payLater", p.is_private as "isPrivate",
  (select max(o.capacity) from option o where o.product_id = p.id and o.is_listed) as "mostTogether",
  p.supplier_id as "supplierId", p.status = ${PRODUCT.published} as "isPublished",
  (extract(epoch from p.sold_until) * 1000)::float8 as "soldUntilMs", (extract(epoch from p.created_at) * 1000)::float8 as "createdMs",
  coalesce((select sum(d.held + d.sold)::float8 / nullif(sum(d.capacity), 0) > 0.5
     from option o join departure d on d.option_id = o.id
     where o.product_id = p.id and d.local_date between current_date and current_date + 14), false) as "isLikelyToSellOut"`
