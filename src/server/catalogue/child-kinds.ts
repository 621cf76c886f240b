/** People under the age of adults: the kinds of units that families look for, as a list in SQL. */
export const CHILD_KINDS = `('child', 'infant', 'family')`
