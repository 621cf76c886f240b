/** The values of an inbox’s assignee filter, as in its address. */
export const inboxAssignees = ['me', 'nobody'] as const
