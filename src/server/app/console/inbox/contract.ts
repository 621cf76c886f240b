import { z } from '@hono/zod-openapi'
import { id, instant, nextOfPage } from '#server/staff/contract.ts'

const person = z.object({ id: z.int(), name: z.string() })

/** The assignee of an open row of an inbox, and the people that it can be assigned to. */
export const assigneeFields = {
  assignee: person.nullable(),
  colleagues: z.array(person).openapi({ description: 'The people that it can be assigned to.' }),
}

/** Notes of the team, which the guest does not see. */
export const notesSchema = z
  .array(z.object({ text: z.string(), by: z.string(), at: instant }))
  .openapi({ description: "The team's, which the guest does not see. The oldest first." })

export const noteBody = z.object({ text: z.string().trim().min(1).max(2000) })

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
