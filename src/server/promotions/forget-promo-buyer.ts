import type { Tx } from '#server/platform/database.ts'

/** How often an address has used codes is forgotten with its account: what is counted by it begins anew. */
export async function forgetPromoBuyer(tx: Tx, email: string): Promise<void> {
  await tx.rows({
    name: 'promotions.forget_buyer',
    text: 'delete from promo_buyer where buyer = lower($1)',
    values: [email],
  })
}

/** Of these orders only that a code was used stays known, not by whom. */
export async function forgetRedemptions(tx: Tx, orderIds: number[]): Promise<void> {
  await tx.rows({
    name: 'promotions.forget_redemptions',
    text: `with gone as (update promo_redemption r set buyer_email = '' from promo_redemption old
          where r.order_id = any ($1::bigint[]) and old.id = r.id returning old.promo_code_id, lower(old.buyer_email) as buyer)
      delete from promo_buyer b using gone where b.promo_code_id = gone.promo_code_id and b.buyer = gone.buyer`,
    values: [orderIds],
  })
}
