import { z } from '@hono/zod-openapi'
import { id, nextOfPage } from '#server/staff/contract.ts'

const person = z.object({ id: z.int(), name: z.string() })

/** The assignee of an open row of an inbox, and the people that it can be assigned to. */
export const assigneeFields = {
  assignee: person.nullable(),
  colleagues: z.array(person).openapi({ description: 'The people that it can be assigned to.' }),
}

const assigneeFilter = z
  .enum(['me', 'nobody'])
  .optional()
  .openapi({ description: 'Only rows assigned to the person, or only unassigned ones.' })
export type AssigneeFilter = z.infer<typeof assigneeFilter>

/** The query of an inbox whose rows are assigned to people: its lists, the assignee and the page. */
export const inboxQuery = <State extends z.ZodType>(state: State) =>
  z.object({ state, assignee: assigneeFilter, after: nextOfPage })

export const assignmentBody = z.object({
  staffId: id.nullable().openapi({ description: 'Null: unassigned.' }),
  seenStaffId: id.nullable().openapi({ description: 'The assignee that was shown.' }),
})
