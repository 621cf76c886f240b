import type { Tx } from '#server/kernel/database.ts'

/** Throws the carts of an account away. An order that is being paid keeps its places. */
export async function deleteCarts(tx: Tx, userId: number): Promise<void> {
  await tx.rows({ name: 'cart.delete_of_user', text: 'delete from cart where user_id = $1', values: [userId] })
}
