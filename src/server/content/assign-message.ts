import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { findThread, lockMessage, setAssignee, type ThreadRow } from './inbox-queries.ts'

/**
 * Assigns a contact message to a person, or removes the assignment. Repeating it changes nothing.
 * @throws ApiError `console.not_found`, `console.assignee_changed` if the assignee is not `seenStaffId`
 */
export async function assignMessage(
  context: Context,
  input: {
    id: number
    staffId: number | null
    seenStaffId: number | null
    recordFrom: (before: ThreadRow['assignee']) => (tx: Tx, id: number) => Promise<void>
  },
): Promise<void> {
  const { id, staffId, seenStaffId, recordFrom } = input
  await context.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw new ApiError('missing', 'console.not_found')
    if (message.assigneeId === staffId) return
    if (message.assigneeId !== seenStaffId) throw new ApiError('conflict', 'console.assignee_changed')
    const before = (await findThread(tx, id))?.assignee ?? null
    // First, because it locks the person, whom the message may refer to.
    await recordFrom(before)(tx, id)
    await setAssignee(tx, { id, staffId })
  })
}
