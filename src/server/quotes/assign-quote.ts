import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { findAssignee, setAssignee, type Assignee } from './assignee-queries.ts'
import { getRequest } from './get-request.ts'
import { lockQuote } from './queries.ts'

/**
 * Assigns a quote request to a person, or removes the assignment. Repeating it changes nothing.
 * @throws ApiError `quotes.quote_unknown`, `console.assignee_changed` if the assignee is not `seenStaffId`
 */
export async function assignQuote(
  context: Context,
  input: {
    reference: string
    staffId: number | null
    seenStaffId: number | null
    recordFrom: (before: Assignee | null) => RecordChange
  },
): Promise<void> {
  const { reference, staffId, seenStaffId, recordFrom } = input
  await context.db.transaction(async (tx) => {
    await lockQuote(tx, reference)
    const { id } = await getRequest(tx, reference)
    const before = (await findAssignee(tx, id)) ?? null
    if ((before?.id ?? null) === staffId) return
    if ((before?.id ?? null) !== seenStaffId) throw new ApiError('conflict', 'console.assignee_changed')
    // First, because it locks the person, whom the request may refer to.
    await recordFrom(before)(tx, id)
    await setAssignee(tx, { requestId: id, staffId })
  })
}
