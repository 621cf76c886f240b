import type { Connection } from '#server/kernel/database.ts'
import { itemTransitions } from '#domain/item-states.ts'
import { orderSets } from '#domain/order-states.ts'
import { inStates, stateLiterals } from '#server/kernel/state-sql.ts'

const ITEM = stateLiterals(itemTransitions)

/** A code with what its rule needs to know of this buyer. */
export interface PromoRow {
  id: number
  code: string
  percentBasisPoints: number | null
  amountMinor: number | null
  currency: string | null
  productId: number | null
  cityId: number | null
  categoryId: number | null
  supplierId: number | null
  minimumMinor: number | null
  firstOrderOnly: boolean
  limitTotal: number | null
  limitPerBuyer: number | null
  used: number
  startsAt: Date | null
  expiresAt: Date | null
  usedByBuyer: number
  buyerHasOrders: boolean
  now: Date
}

/** A use by the cart's own open order does not count: that order ends when the next one of the cart is placed. */
export async function findPromo(
  connection: Connection,
  code: string,
  buyer: { email: string | null; userId: number | null; cartTokenHash: Buffer | null },
): Promise<PromoRow | undefined> {
  const rows = await connection.rows<PromoRow>({
    name: 'promotions.find',
    text: `with own as materialized (
        select o.id from orders o where o.status ${inStates(orderSets.at_checkout)} and o.id in (
          select x.id from orders x join cart on cart.id = x.cart_id where cart.token_hash = $4 and x.status ${inStates(orderSets.at_checkout)}
          union select i.order_id from order_item i join cart_item w on w.intent = i.intent join cart on cart.id = w.cart_id
            where cart.token_hash = $4 and i.status = ${ITEM.approved}))
      select c.id, c.code, c.percent_basis_points as "percentBasisPoints", c.amount_minor as "amountMinor", c.currency,
        c.product_id as "productId", c.city_id as "cityId", c.category_id as "categoryId", c.supplier_id as "supplierId",
        c.minimum_minor as "minimumMinor", c.first_order_only as "firstOrderOnly", c.limit_total as "limitTotal",
        c.limit_per_buyer as "limitPerBuyer",
        c.used - (select count(*) from promo_redemption r join own on own.id = r.order_id
          where r.promo_code_id = c.id and r.released_at is null) as used, c.starts_at as "startsAt", c.expires_at as "expiresAt",
        greatest((select b.used from promo_buyer b where b.promo_code_id = c.id and b.buyer = lower($2))
            - (select count(*) from promo_redemption r join own on own.id = r.order_id
               where r.promo_code_id = c.id and r.released_at is null and lower(r.buyer_email) = lower($2)),
          (select count(*) from promo_redemption r join orders o on o.id = r.order_id
           where $3::bigint is not null and o.user_id = $3 and r.promo_code_id = c.id and r.released_at is null
             and o.id not in (select id from own)), 0) as "usedByBuyer",
        c.first_order_only and exists (select from orders o where (lower(o.email) = lower($2) or o.user_id = $3)
           and o.status ${inStates(orderSets.counted)}) as "buyerHasOrders",
        rihla_now() as now
      from promo_code c where upper(c.code) = upper($1)`,
    values: [code, buyer.email, buyer.userId, buyer.cartTokenHash],
  })
  return rows[0]
}
