import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import { lockMessage, setClosed } from './inbox-queries.ts'

/** Closes a contact message without a reply, or opens it again. Repeating it changes nothing. @throws ApiError `console.not_found` */
export async function closeMessage(
  context: Context,
  input: { id: number; staffId: number; isClosed: boolean; record: (tx: Tx, id: number) => Promise<void> },
): Promise<void> {
  const { id, staffId, isClosed, record } = input
  await context.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw new ApiError('missing', 'console.not_found')
    if (message.isClosed === isClosed) return
    await setClosed(tx, { id, closedBy: isClosed ? staffId : null })
    await record(tx, id)
  })
}
