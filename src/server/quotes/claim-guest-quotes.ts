import type { Tx } from '#server/kernel/database.ts'

/** Assigns unowned requests made with an address to the account that verified its mailbox. */
export async function claimGuestQuotes(tx: Tx, input: { userId: number; email: string }): Promise<void> {
  await tx.rows({
    name: 'quotes.adopt_guest',
    text: 'update quote_request set user_id = $1 where user_id is null and lower(email) = lower($2)',
    values: [input.userId, input.email],
  })
}
