import type { Connection } from '#server/kernel/database.ts'

/** The activities that an account has saved on all sites, newest first. */
export function listSavedOfUser(connection: Connection, userId: number): Promise<{ productId: number; at: Date }[]> {
  return connection.rows({
    name: 'wishlist.of_user',
    text: `select i.product_id as "productId", i.created_at as at from wishlist_item i join wishlist w on w.id = i.wishlist_id
      where w.user_id = $1 order by i.created_at desc, i.product_id`,
    values: [userId],
  })
}
