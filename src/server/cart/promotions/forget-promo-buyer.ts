import type { Tx } from '#server/kernel/database.ts'

/**
 * Deletes an address's count of used codes together with its account. Open orders are detached from the count, so that
 * releasing them does not reduce a new count of the same address.
 */
export async function forgetPromoBuyer(tx: Tx, email: string): Promise<void> {
  await tx.rows({
    name: 'promotions.forget_buyer',
    text: `with uses as materialized (
        select id from promo_redemption where lower(buyer_email) = lower($1) order by id for no key update),
      forgotten as (update promo_redemption r set buyer_email = '' from uses where r.id = uses.id returning r.id)
      delete from promo_buyer where buyer = lower($1) and (select count(*) from forgotten) >= 0`,
    values: [email],
  })
}

/** Removes the address from the uses of these orders. Uses of the same address by other orders are still counted. */
export async function forgetRedemptions(tx: Tx, orderIds: number[]): Promise<void> {
  await tx.rows({
    name: 'promotions.forget_redemptions',
    text: `with uses as materialized (
        select id, promo_code_id, lower(buyer_email) as buyer, released_at is null as is_counted from promo_redemption
        where order_id = any ($1::bigint[]) and buyer_email <> '' order by id for no key update),
      forgotten as (update promo_redemption r set buyer_email = '' from uses where r.id = uses.id returning r.id),
      less as (
        select promo_code_id, buyer, count(*) filter (where is_counted)::int as uses from uses
        where (select count(*) from forgotten) >= 0 group by 1, 2),
      gone as (
        delete from promo_buyer b using less
        where b.promo_code_id = less.promo_code_id and b.buyer = less.buyer and b.used <= less.uses)
      update promo_buyer b set used = b.used - less.uses from less
      where b.promo_code_id = less.promo_code_id and b.buyer = less.buyer and b.used > less.uses`,
    values: [orderIds],
  })
}
