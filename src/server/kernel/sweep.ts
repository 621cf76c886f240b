/**
 * Deletes or strips at most $1 rows that have reached their age (docs/rules/retention.md), and returns one row for each. The module that
 * writes the table exports it from its `retention.ts`. Rows are chosen in
 * the order of an index on their age: with a limit and no order PostgreSQL may read the whole table, hoping to find enough of them early.
 */
export interface Sweep {
  /** Unique in the program. */
  name: string
  text: string
}
