import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface QuoteNote {
  text: string
  by: string
  at: Date
}

/** The oldest first. */
export function listNotes(connection: Connection, requestId: number): Promise<QuoteNote[]> {
  return connection.rows<QuoteNote>({
    name: 'quotes.notes',
    text: `select n.body as text, w.name as by, n.created_at as at from quote_note n join staff w on w.id = n.staff_id
      where n.request_id = $1 order by n.id`,
    values: [requestId],
  })
}

export async function insertNote(tx: Tx, note: { requestId: number; staffId: number; text: string }): Promise<void> {
  await tx.rows(
    named({
      name: 'quotes.insert_note',
      text: 'insert into quote_note (request_id, staff_id, body) values (:requestId, :staffId, :text)',
      values: note,
    }),
  )
}
