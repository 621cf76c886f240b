import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'

export interface NamedInFilters {
  cityIds: number[]
  productIds: number[]
  /** In upper case. */
  promoCodes: string[]
}

/** Returns the given cities, products and promo codes that exist. */
export async function findNamed({ db }: Context, wanted: NamedInFilters): Promise<NamedInFilters> {
  const [found] = await db.rows<NamedInFilters>(
    named({
      name: 'desk.named_in_filters',
      text: `select coalesce((select jsonb_agg(id) from city where id = any (:cityIds::bigint[])), '[]') as "cityIds",
          coalesce((select jsonb_agg(id) from product where id = any (:productIds::bigint[])), '[]') as "productIds",
          coalesce((select jsonb_agg(upper(code)) from promo_code where upper(code) = any (:promoCodes::text[])), '[]') as "promoCodes"`,
      values: { ...wanted },
    }),
  )
  return found ?? { cityIds: [], productIds: [], promoCodes: [] }
}
