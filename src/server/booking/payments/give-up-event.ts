import type { Tx } from '#server/kernel/database.ts'

/**
 * Gives up an unprocessed webhook for staff: it is neither retried nor counted as a failure. Returns its provider, or
 * undefined if it was processed or dismissed before.
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
