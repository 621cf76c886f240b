import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** The terms of a promo code; null: no such limit. Money in minor units of `currency`. */
export interface PromoCodeTerms {
  code: string
  percentBasisPoints: number | null
  amountMinor: number | null
  minimumMinor: number | null
  currency: string | null
  /** Codes of the catalogue. An item must fit every one that is set. */
  product: string | null
  city: string | null
  category: string | null
  supplier: string | null
  firstOrderOnly: boolean
  limitTotal: number | null
  limitPerBuyer: number | null
}

export interface Targets {
  productId: number | null | undefined
  cityId: number | null | undefined
  categoryId: number | null | undefined
  supplierId: number | null | undefined
  now: Date
}

/** The ids behind codes of the catalogue: null where none was said, undefined where there is no such thing; and the time. */
export async function findTargets(
  connection: Connection,
  wish: Pick<PromoCodeTerms, 'product' | 'city' | 'category' | 'supplier'>,
): Promise<Targets> {
  const [row] = await connection.rows<Record<Exclude<keyof Targets, 'now'>, number | null> & { now: Date }>(
    named({
      name: 'promotions.targets',
      text: `select (select id from product where code = :product) as "productId", (select id from city where code = :city) as "cityId",
        (select id from category where code = :category) as "categoryId", (select id from supplier where code = :supplier) as "supplierId",
        rihla_now() as now`,
      values: wish,
    }),
  )
  if (!row) throw new Error('a select without a table returned no row')
  const idOf = (code: string | null, id: number | null | undefined) => (code === null ? null : (id ?? undefined))
  return {
    productId: idOf(wish.product, row.productId),
    cityId: idOf(wish.city, row.cityId),
    categoryId: idOf(wish.category, row.categoryId),
    supplierId: idOf(wish.supplier, row.supplierId),
    now: row.now,
  }
}

/** False when the code was given out before. */
export async function insertPromoCode(
  connection: Connection,
  row: PromoCodeTerms & Omit<Targets, 'now'> & { startsAt: string | null; expiresAt: string | null },
): Promise<boolean> {
  const rows = await connection.rows(
    named({
      name: 'promotions.insert',
      text: `insert into promo_code (code, percent_basis_points, amount_minor, minimum_minor, currency, product_id, city_id, category_id, supplier_id,
        first_order_only, limit_total, limit_per_buyer, starts_at, expires_at)
      values (:code, :percentBasisPoints, :amountMinor, :minimumMinor, :currency, :productId, :cityId, :categoryId, :supplierId,
        :firstOrderOnly, :limitTotal, :limitPerBuyer, :startsAt, :expiresAt) on conflict (upper(code)) do nothing returning id`,
      values: row,
    }),
  )
  return rows.length > 0
}

/** Ends a code now. Returns undefined if there is none, false if it has already ended. */
export async function setPromoCodeEnded(connection: Connection, code: string): Promise<boolean | undefined> {
  const rows = await connection.rows<{ isEnded: boolean }>({
    name: 'promotions.end',
    text: `with was as (select id, coalesce(expires_at <= rihla_now(), false) as over from promo_code where upper(code) = upper($1) for update),
        ended as (update promo_code c set expires_at = rihla_now(), starts_at = least(c.starts_at, rihla_now()), updated_at = now()
          from was where c.id = was.id and not was.over)
      select not over as "isEnded" from was`,
    values: [code],
  })
  return rows[0]?.isEnded
}

export interface PromoCodeRow extends PromoCodeTerms {
  used: number
  startsAt: Date | null
  expiresAt: Date | null
  state: 'to_come' | 'running' | 'used_up' | 'ended'
}

/** Running ones first, the newest first. */
export function listPromoCodeRows(connection: Connection): Promise<PromoCodeRow[]> {
  return connection.rows<PromoCodeRow>({
    name: 'promotions.list',
    text: `select c.code, c.percent_basis_points as "percentBasisPoints", c.amount_minor as "amountMinor", c.minimum_minor as "minimumMinor",
        c.currency, p.code as product, i.code as city, k.code as category, s.code as supplier, c.first_order_only as "firstOrderOnly",
        c.limit_total as "limitTotal", c.limit_per_buyer as "limitPerBuyer", c.used, c.starts_at as "startsAt", c.expires_at as "expiresAt",
        case when c.expires_at <= rihla_now() then 'ended' when c.used >= c.limit_total then 'used_up'
          when c.starts_at > rihla_now() then 'to_come' else 'running' end as state
      from promo_code c left join product p on p.id = c.product_id left join city i on i.id = c.city_id
        left join category k on k.id = c.category_id left join supplier s on s.id = c.supplier_id
      order by coalesce(c.expires_at <= rihla_now(), false), c.id desc limit 1000`,
  })
}
