import type { Tx } from '#server/kernel/database.ts'

/** Assigns guest orders with an email address to the account that has confirmed the address. */
export async function claimGuestOrders(tx: Tx, input: { userId: number; email: string }): Promise<void> {
  await tx.rows({
    name: 'orders.adopt_guest',
    text: `update orders set user_id = $1, owner_left_at = null where user_id is null and lower(email) = lower($2)`,
    values: [input.userId, input.email],
  })
}
