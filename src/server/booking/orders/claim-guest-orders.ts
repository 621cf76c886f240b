import type { Tx } from '#server/kernel/database.ts'

/** Gives the orders that were made with an address and belong to nobody to the account of who has shown that the mailbox is theirs. */
export async function claimGuestOrders(tx: Tx, input: { userId: number; email: string }): Promise<void> {
  await tx.rows({
    name: 'orders.adopt_guest',
    text: `update orders set user_id = $1, owner_left_at = null where user_id is null and lower(email) = lower($2)`,
    values: [input.userId, input.email],
  })
}
