import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { itemTransitions } from '#domain/item-states.ts'
import type { PromoCode } from '#domain/promo-code.ts'
import { orderSets } from '#domain/order-states.ts'
import { inStates, stateLiterals } from '#server/kernel/state-sql.ts'

const ITEM = stateLiterals(itemTransitions)

/** A code with what its rule needs to know of this buyer. */
export interface PromoRow extends PromoCode {
  id: number
  code: string
  currency: string | null
  usedByBuyer: number
  buyerHasOrders: boolean
  now: Date
}

/** A use by the cart's own open order does not count: that order ends when the next one of the cart is placed. */
export async function findPromo(
  connection: Connection,
  code: string,
  buyer: { email: string | null; userId: number | null; cartKey: Buffer | null },
): Promise<PromoRow | undefined> {
  const rows = await connection.rows<PromoRow>(
    named({
      name: 'promotions.find',
      text: `with own as materialized (
        select o.id from orders o where o.status ${inStates(orderSets.at_checkout)} and o.id in (
          select x.id from orders x join cart on cart.id = x.cart_id where cart.key = :cartKey and x.status ${inStates(orderSets.at_checkout)}
          union select i.order_id from order_item i join cart_item w on w.intent = i.intent join cart on cart.id = w.cart_id
            where cart.key = :cartKey and i.status = ${ITEM.approved}))
      select c.id, c.code, c.percent_basis_points as "percentBasisPoints", c.amount_minor as "amountMinor", c.currency,
        c.product_id as "productId", c.city_id as "cityId", c.category_id as "categoryId", c.supplier_id as "supplierId",
        c.minimum_minor as "minimumMinor", c.first_order_only as "firstOrderOnly", c.limit_total as "limitTotal",
        c.limit_per_buyer as "limitPerBuyer",
        c.used - (select count(*) from promo_redemption r join own on own.id = r.order_id
          where r.promo_code_id = c.id and r.released_at is null) as used, c.starts_at as "startsAt", c.expires_at as "expiresAt",
        greatest((select b.used from promo_buyer b where b.promo_code_id = c.id and b.buyer = lower(:email))
            - (select count(*) from promo_redemption r join own on own.id = r.order_id
               where r.promo_code_id = c.id and r.released_at is null and lower(r.buyer_email) = lower(:email)),
          (select count(*) from promo_redemption r join orders o on o.id = r.order_id
           where :userId::bigint is not null and o.user_id = :userId and r.promo_code_id = c.id and r.released_at is null
             and o.id not in (select id from own)), 0) as "usedByBuyer",
        c.first_order_only and exists (select from orders o where (lower(o.email) = lower(:email) or o.user_id = :userId)
           and o.status ${inStates(orderSets.counted)}) as "buyerHasOrders",
        rihla_now() as now
      from promo_code c where upper(c.code) = upper(:code)`,
      values: { code, ...buyer },
    }),
  )
  return rows[0]
}
