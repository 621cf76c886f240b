import type { Connection } from './database.ts'

/** Claims today, by the database's clock, for a task of all processes. Returns false if it was claimed before. */
export async function claimDay(connection: Connection, task: 'ledger'): Promise<boolean> {
  const rows = await connection.rows({
    name: 'platform.claim_day',
    text: `insert into rate_limit (key, window_start, points) values ($1, date_trunc('day', rihla_now()), 1)
      on conflict do nothing returning key`,
    values: [task],
  })
  return rows.length > 0
}
