import { oneRow, type Db } from '#server/kernel/database.ts'

interface OutboxState {
  due: number
  /** Of the oldest; 0 without one. */
  ageSeconds: number
}

/** The messages that are neither sent nor given up, also those that wait for their next try. */
export function measureOutbox(db: Db): Promise<OutboxState> {
  return oneRow<OutboxState>(db, {
    name: 'measure.outbox',
    text: `select count(*)::int as due, coalesce(extract(epoch from rihla_now() - min(created_at)), 0)::float8 as "ageSeconds"
      from outbox where sent_at is null and failed_at is null and channel in ('email', 'whatsapp')`,
  })
}
