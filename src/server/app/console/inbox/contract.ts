import { z } from '@hono/zod-openapi'
import { id } from '#server/staff/contract.ts'

const person = z.object({ id: z.int(), name: z.string() })

/** The assignee of an open row of an inbox, and the people that it can be assigned to. */
export const assigneeFields = {
  assignee: person.nullable(),
  colleagues: z.array(person).openapi({ description: 'The people that it can be assigned to.' }),
}

export const assigneeFilter = z
  .enum(['me', 'nobody'])
  .optional()
  .openapi({ description: 'Only rows assigned to the person, or only unassigned ones.' })
export type AssigneeFilter = z.infer<typeof assigneeFilter>

export const assignmentBody = z.object({
  staffId: id.nullable().openapi({ description: 'Null: unassigned.' }),
  seenStaffId: id.nullable().openapi({ description: 'The assignee that was shown.' }),
})
