import type { Tx } from '#server/kernel/database.ts'

/**
 * Makes a webhook that was not processed due now, as if it had not been tried. Returns its provider; nothing if it was
 * processed, or given up by a person.
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
