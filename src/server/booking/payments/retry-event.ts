import type { Tx } from '#server/kernel/database.ts'

/**
 * Makes an unprocessed webhook due now and resets its attempts. Returns its provider, or undefined if it was processed
 * or dismissed.
 */
export async function retryEvent(tx: Tx, id: number): Promise<string | undefined> {
  const rows = await tx.rows<{ provider: string }>({
    name: 'payments.retry_event',
    text: `update payment_event set given_up_at = null, attempts = 0, next_at = now()
      where id = $1 and processed_at is null and dismissed_at is null returning provider`,
    values: [id],
  })
  return rows[0]?.provider
}
