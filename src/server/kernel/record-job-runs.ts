import type { Db } from './database.ts'
import { named } from './named.ts'

export interface JobRun {
  job: string
  everySeconds: number
  startedAt: Date
  endedAt: Date
  /** Null: it succeeded. */
  error: string | null
}

/** Runs that succeed one after the other are stored this often: some jobs run every second. */
const STORED_EVERY_MS = 60_000

/** Stores the latest run of each job, for the console: every failure, and the success after it. */
export function recordJobRuns(db: Db): (run: JobRun) => Promise<void> {
  const stored = new Map<string, number>()
  return async (run) => {
    const { job, endedAt, error } = run
    if (error === null && endedAt.getTime() - (stored.get(job) ?? -Infinity) < STORED_EVERY_MS) return
    await storeRun(db, run)
    if (error === null) stored.set(job, endedAt.getTime())
    else stored.delete(job)
  }
}

async function storeRun(db: Db, run: JobRun): Promise<void> {
  await db.rows(
    named({
      name: 'kernel.record_job_run',
      text: `insert into job_run as r (job, every_seconds, started_at, ended_at, succeeded_at, failed_at, error, failures)
        values (:job, :everySeconds, :startedAt, :endedAt, case when :error::text is null then :endedAt::timestamptz end,
          case when :error::text is not null then :endedAt::timestamptz end, coalesce(:error, ''), case when :error::text is null then 0 else 1 end)
        on conflict (job) do update set every_seconds = excluded.every_seconds, started_at = excluded.started_at,
          ended_at = excluded.ended_at, succeeded_at = coalesce(excluded.succeeded_at, r.succeeded_at),
          failed_at = coalesce(excluded.failed_at, r.failed_at),
          error = case when excluded.failures = 0 then r.error else excluded.error end,
          failures = case when excluded.failures = 0 then 0 else r.failures + 1 end`,
      values: run,
    }),
  )
}
