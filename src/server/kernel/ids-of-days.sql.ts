/**
 * The ids that a table's rows of these days can have, so that a list by id starts and ends there instead of at the
 * newest row: ids rise with the time of creation, but for transactions that ran at the same time, for which an hour is
 * left. A day on which nothing was created sets no bound.
 *
 * `min(id + 0)` keeps PostgreSQL from walking the primary key until it meets the day.
 * @param at of the table, with a BRIN index
 * @param from the first day, an SQL expression of type date, in UTC
 */
export const firstIdOf = <const Table extends string, const At extends string, const From extends string>(
  table: Table,
  at: At,
  from: From,
) =>
  `coalesce((select min(b.id + 0) from ${table} b where b.${at} >= ${from} - interval '1 hour' and b.${at} < ${from} + 1), 0)` as const

/** The same of the last day. */
export const lastIdOf = <const Table extends string, const At extends string, const To extends string>(
  table: Table,
  at: At,
  to: To,
) =>
  `coalesce((select max(b.id + 0) from ${table} b where b.${at} >= ${to} and b.${at} < ${to} + 1 + interval '1 hour'), 9223372036854775807)` as const
