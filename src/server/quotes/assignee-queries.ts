import type { Connection, Tx } from '#server/kernel/database.ts'

export interface Assignee {
  id: number
  name: string
}

/** The assignee of a request; undefined: unassigned. */
export async function findAssignee(connection: Connection, requestId: number): Promise<Assignee | undefined> {
  const rows = await connection.rows<Assignee>({
    name: 'quotes.assignee',
    text: 'select w.id, w.name from quote_request q join staff w on w.id = q.assignee_id where q.id = $1',
    values: [requestId],
  })
  return rows[0]
}

/** The request must be locked. */
export async function setAssignee(tx: Tx, change: { requestId: number; staffId: number | null }): Promise<void> {
  await tx.rows({
    name: 'quotes.assign',
    text: 'update quote_request set assignee_id = $2 where id = $1',
    values: [change.requestId, change.staffId],
  })
}

export async function removeAssignee(tx: Tx, staffId: number): Promise<void> {
  await tx.rows({
    name: 'quotes.unassign_all',
    text: 'update quote_request set assignee_id = null where assignee_id = $1',
    values: [staffId],
  })
}
