import type { Tx } from '#server/kernel/database.ts'

/** Gives the requests that were made with an address and belong to nobody to the account of who has shown that the mailbox is theirs. */
export async function adoptGuestQuotes(tx: Tx, input: { userId: number; email: string }): Promise<void> {
  await tx.rows({
    name: 'quotes.adopt_guest',
    text: 'update quote_request set user_id = $1 where user_id is null and lower(email) = lower($2)',
    values: [input.userId, input.email],
  })
}
