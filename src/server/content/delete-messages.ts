import type { Tx } from '#server/kernel/database.ts'

/** Deletes the contact messages of an address and returns their ids. */
export async function deleteMessages(tx: Tx, email: string): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>({
    name: 'content.delete_messages',
    text: 'delete from message where lower(email) = lower($1) returning id',
    values: [email],
  })
  return rows.map(({ id }) => id)
}
