import type { Locale, Words } from '#domain/locale.ts'
import type { Scope } from '#domain/staff-scope.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'

const MOST_PRODUCTS = 1000
const MOST_CODES = 200

interface OrderChoices {
  cities: { id: number; name: Words }[]
  products: { id: number; title: Words }[]
  /** Whether there are more products than listed. */
  isMore: boolean
  currencies: string[]
  promoCodes: string[]
}

interface ChoicesInput {
  scope: Scope
  locale: Locale
  /** Lists products of these cities; null: of all. */
  cityIds: number[] | null
  /** Always listed. */
  productId: number | null
}

/** The choices of the order filters: cities, products and promo codes of the scope, and currencies of all orders. */
export async function listOrderChoices(
  { db }: Context,
  { scope, locale, cityIds, productId }: ChoicesInput,
): Promise<OrderChoices> {
  const supplierId = scope === 'all' ? null : scope
  const [cities, products, currencies, promoCodes] = await Promise.all([
    db.rows<{ id: number; name: Words }>(
      named({
        name: 'desk.cities',
        text: `select c.id, c.name from city c where c.id in (
            select p.city_id from product p where :supplierId::bigint is null or p.supplier_id = :supplierId)
          order by c.name ->> :locale, c.id`,
        values: { supplierId, locale },
      }),
    ),
    db.rows<{ id: number; title: Words }>(
      named({
        name: 'desk.products',
        text: `select p.id, p.title from product p where (:supplierId::bigint is null or p.supplier_id = :supplierId)
            and (:cityIds::bigint[] is null or p.city_id = any (:cityIds) or p.id = :productId)
          order by p.id is not distinct from :productId::bigint desc, p.title ->> :locale, p.id limit :most`,
        values: { supplierId, cityIds, productId, locale, most: MOST_PRODUCTS + 1 },
      }),
    ),
    db.rows<{ currency: string }>({
      name: 'desk.currencies',
      // Skips from one currency to the next in the index instead of scanning all orders.
      text: `with recursive used (currency) as (
          (select currency::text from order_row order by order_row.currency limit 1)
          union all
          select (select r.currency::text from order_row r where r.currency > u.currency::bpchar order by r.currency limit 1)
          from used u where u.currency is not null)
        select currency from used where currency is not null order by currency`,
    }),
    supplierId === null
      ? db.rows<{ code: string }>({
          name: 'desk.promo_codes',
          text: `select code from promo_code order by id desc limit ${MOST_CODES}`,
        })
      : [],
  ])
  return {
    cities,
    products: products.slice(0, MOST_PRODUCTS),
    isMore: products.length > MOST_PRODUCTS,
    currencies: currencies.map(({ currency }) => currency),
    promoCodes: promoCodes.map(({ code }) => code),
  }
}
