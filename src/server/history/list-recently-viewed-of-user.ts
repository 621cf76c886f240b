import type { Connection } from '#server/kernel/database.ts'

/** The products that an account viewed on all sites, newest first. */
export function listRecentlyViewedOfUser(
  connection: Connection,
  userId: number,
): Promise<{ productId: number; at: Date }[]> {
  return connection.rows({
    name: 'history.of_user',
    text: `select product_id as "productId", viewed_at as at from recently_viewed_product where user_id = $1 order by viewed_at desc, product_id`,
    values: [userId],
  })
}
