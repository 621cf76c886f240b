/** What a list of an inbox can be narrowed to, as in its address: assigned to the person, or to nobody. */
export const inboxAssignees = ['me', 'nobody'] as const
