import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertNote, lockMessage } from './inbox-queries.ts'

/** Adds a note of the team to a contact message, which its sender does not see. @throws ApiError `console.not_found` */
export async function addMessageNote(
  context: Context,
  input: { id: number; staffId: number; text: string; record: (tx: Tx, id: number) => Promise<void> },
): Promise<void> {
  const { id, staffId, text, record } = input
  await context.db.transaction(async (tx) => {
    if (!(await lockMessage(tx, id))) throw new ApiError('missing', 'console.not_found')
    await insertNote(tx, { messageId: id, staffId, text })
    await record(tx, id)
  })
}
