import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import { lockMessage, setClosed } from './inbox-queries.ts'

/**
 * Closes a contact message without a reply, or opens it again. Repeating it changes nothing. Throws ApiError
 * `console.not_found`, and `console.message_changed` if a colleague has replied, closed or reopened it since it was `seen`.
 */
export async function closeMessage(
  context: Context,
  input: {
    id: number
    staffId: number
    isClosed: boolean
    /** For undoing: the message as the act to undo left it. */
    seen?: { closedAt: string | null; replies: number } | undefined
    record: (tx: Tx, id: number) => Promise<void>
  },
): Promise<void> {
  const { id, staffId, isClosed, seen, record } = input
  await context.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw new ApiError('missing', 'console.not_found')
    const closedAt = message.closedAt?.toISOString() ?? null
    if (seen && (seen.closedAt !== closedAt || seen.replies !== message.replies))
      throw new ApiError('conflict', 'console.message_changed')
    if ((closedAt !== null) === isClosed) return
    await setClosed(tx, { id, closedBy: isClosed ? staffId : null })
    await record(tx, id)
  })
}
