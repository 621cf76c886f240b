import type { Tx } from '#server/kernel/database.ts'

/** Gives back the use of a promo code by an order that was never paid. */
export async function releaseRedemption(tx: Tx, orderId: number): Promise<void> {
  await tx.rows({
    name: 'promotions.release_redemption',
    text: `with released as (
        update promo_redemption set released_at = now() where order_id = $1 and released_at is null
        returning promo_code_id, lower(buyer_email) as buyer),
      codes as (
        update promo_code c set used = greatest(c.used - 1, 0) from released r where c.id = r.promo_code_id returning c.id, r.buyer)
      update promo_buyer b set used = greatest(b.used - 1, 0) from codes where b.promo_code_id = codes.id and b.buyer = codes.buyer`,
    values: [orderId],
  })
}

/** Counts the use of a promo code again that the order had released. The price is the same even if the code is used up by now. */
export async function retakeRedemption(tx: Tx, orderId: number): Promise<void> {
  await tx.rows({
    name: 'promotions.retake_redemption',
    text: `with back as (
        select id, promo_code_id, lower(buyer_email) as buyer from promo_redemption where order_id = $1 and released_at is not null for no key update),
      codes as (
        update promo_code c set used = c.used + 1 from back
        where c.id = back.promo_code_id and (c.limit_total is null or c.used < c.limit_total) returning c.id),
      buyers as (
        update promo_buyer b set used = b.used + 1 from back, codes where b.promo_code_id = codes.id and b.buyer = back.buyer)
      update promo_redemption r set released_at = null from back, codes where r.id = back.id`,
    values: [orderId],
  })
}
