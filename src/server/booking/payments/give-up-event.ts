import type { Tx } from '#server/kernel/database.ts'

/**
 * A person gives up a webhook that was not processed: it is not tried, and no longer a failure. Returns its provider;
 * nothing if it was processed, or given up by a person before.
 */
export async function giveUpEvent(tx: Tx, id: number): Promise<string | undefined> {
  const rows = await tx.rows<{ provider: string }>({
    name: 'payments.give_up_event',
    text: `update payment_event set given_up_at = coalesce(given_up_at, now()), dismissed_at = now()
      where id = $1 and processed_at is null and dismissed_at is null returning provider`,
    values: [id],
  })
  return rows[0]?.provider
}
