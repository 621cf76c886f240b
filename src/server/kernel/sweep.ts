/**
 * Deletes or anonymises at most $1 rows that have reached their age (docs/rules/retention.md), and returns one row for
 * each. Exported by the `retention.ts` of the module that writes the table. Rows are selected in the order of an index
 * on their age: with a limit and no order PostgreSQL may scan the whole table.
 */
export interface Sweep {
  /** Unique in the program. */
  name: string
  text: string
}
