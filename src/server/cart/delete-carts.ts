import type { Tx } from '#server/kernel/database.ts'

/** Deletes the carts of an account. Orders that are being paid keep their seats. */
export async function deleteCarts(tx: Tx, userId: number): Promise<void> {
  await tx.rows({ name: 'cart.delete_of_user', text: 'delete from cart where user_id = $1', values: [userId] })
}
