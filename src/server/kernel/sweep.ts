/**
 * Deletes or strips at most $1 rows that have reached their age (docs/rules/retention.md), and returns one row for each. The module that
 * writes the table exports it from its `retention.ts`.
 */
export interface Sweep {
  /** Unique in the program. */
  name: string
  text: string
}
