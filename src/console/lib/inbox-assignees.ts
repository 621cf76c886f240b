/** The values of an inbox's `assignee` filter: assigned to the signed-in person, or unassigned. */
export const inboxAssignees = ['me', 'nobody'] as const
