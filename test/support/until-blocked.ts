import { expect } from 'vitest'
import { oneRow, type Db } from '#server/kernel/database.ts'

/** Waits until `count` statements of the test's database wait for locks of others. */
export async function untilBlocked(db: Db, count: number): Promise<void> {
  const blocked = () =>
    oneRow<{ count: number }>(db, {
      name: 'test.blocked',
      text: `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    })
  await expect.poll(blocked, { interval: 10 }).toEqual({ count })
}
