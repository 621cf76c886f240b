/**
 * A CTE `relaxed` of one row. A statement of its own that reads it is committed without waiting for the disk, and lost
 * if PostgreSQL or its machine dies within the next half second or so; a later commit that waits keeps it. Only for
 * what is asked for again anyway; each statement says why (docs/rules/commits.md). In a transaction of several
 * statements it would apply to all of them.
 */
export const RELAXED = `relaxed as materialized (select set_config('synchronous_commit', 'off', true))` as const
