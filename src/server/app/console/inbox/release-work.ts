import { heldIn } from '#domain/staff-scope.ts'
import { unassignOrdersOf } from '#server/booking/desk/order-acts.ts'
import { removeAssignee as unassignMessagesOf } from '#server/content/inbox-queries.ts'
import { removeAssignee as unassignQuotesOf } from '#server/quotes/assignee-queries.ts'
import type { ReleaseWork } from '#server/staff/end-membership.ts'

/** Unassigns the orders, messages and quotes that a person can no longer open: none waits for somebody who has left. */
export const releaseWork: ReleaseWork = async (tx, staffId, left) => {
  const grants = left.filter(({ scope }) => scope === 'all')
  const held = heldIn(grants)
  if (grants.length === 0) await unassignOrdersOf(tx, staffId)
  if (!held.includes('messages.answer')) await unassignMessagesOf(tx, staffId)
  if (!held.includes('quotes.answer')) await unassignQuotesOf(tx, staffId)
}
