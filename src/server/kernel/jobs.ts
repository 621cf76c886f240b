import type { Logger } from './logs.ts'
import { gauge, metrics, observeSeconds } from './metrics.ts'
import type { JobRun } from './record-job-runs.ts'
import { spanned, traced } from './trace.ts'

export interface Job {
  name: string
  everySeconds: number
  run: () => Promise<void>
}

/** A longer run is considered hung. Everything that jobs wait for has a shorter limit. */
const LIMIT_SECONDS = 600

/**
 * Runs each job repeatedly, never two runs of one job at once in this process, unless a run has not ended after
 * `limitSeconds` or the job's interval, whichever is longer: then the next one starts beside it. Several processes are
 * coordinated by the rows that a job claims, not here. `stop` lets running jobs finish. `record` gets every run.
 */
export function startJobs(
  jobs: Job[],
  log: Logger,
  { limitSeconds = LIMIT_SECONDS, record }: { limitSeconds?: number; record?: (run: JobRun) => Promise<void> } = {},
): { stop: () => Promise<void> } {
  let isStopping = false
  const store = (run: Omit<JobRun, 'endedAt'>) =>
    record?.({ ...run, endedAt: new Date() }).catch((error: unknown) =>
      log.warn({ err: error, job: run.job }, 'the run of a job could not be recorded'),
    )
  const running = new Set<Promise<void>>()
  const succeeded = new Map(jobs.map(({ name }) => [name, performance.now()]))
  gauge(metrics.jobLag, () => lagOf(jobs, succeeded))
  const timers = jobs.map((job) => {
    let current: Promise<void> | null = null
    return setInterval(() => {
      if (current !== null || isStopping) return
      const began = performance.now()
      // Async, so that a synchronous throw becomes a rejection too.
      const facts = { job: job.name, everySeconds: job.everySeconds, startedAt: new Date() }
      const run: Promise<void> = traced({ job: job.name }, () =>
        spanned({ name: job.name, kind: 'internal' }, async () => job.run()),
      )
        .then(
          () => {
            succeeded.set(job.name, performance.now())
            observeSeconds(metrics.jobRuns, began, { job_name: job.name, outcome: 'ok' })
            return store({ ...facts, error: null })
          },
          (error: unknown) => {
            observeSeconds(metrics.jobRuns, began, { job_name: job.name, outcome: 'failed' })
            log.warn({ err: error, job: job.name }, 'a job failed and will run again')
            return store({ ...facts, error: String((error as Error | null)?.message ?? error).slice(0, 500) })
          },
        )
        .finally(() => {
          clearTimeout(limit)
          running.delete(run)
          if (current === run) current = null
        })
      const limit = setTimeout(
        () => {
          log.error({ job: job.name }, 'a job hangs; starting it again beside the hung run')
          void store({ ...facts, error: 'It exceeded its time limit.' })
          running.delete(run)
          if (current === run) current = null
        },
        Math.max(limitSeconds, job.everySeconds) * 1000,
      ).unref()
      current = run
      running.add(run)
    }, job.everySeconds * 1000)
  })
  return {
    stop: async () => {
      isStopping = true
      timers.forEach(clearInterval)
      await Promise.all(running)
    },
  }
}

function lagOf(jobs: Job[], succeeded: ReadonlyMap<string, number>) {
  return jobs.map(({ name, everySeconds }) => {
    const age = (performance.now() - (succeeded.get(name) ?? 0)) / 1000
    return { value: Math.max(0, age - everySeconds), labels: { job_name: name } }
  })
}
