import type { Logger } from './logs.ts'
import { traced } from './trace.ts'

export interface Job {
  name: string
  everySeconds: number
  run: () => Promise<void>
}

/** A run that takes longer is taken for hung. Everything a job waits for has a shorter limit of its own. */
const LIMIT_SECONDS = 600

/**
 * Runs each job again and again, never two runs of one job at once in this process, unless one has not ended after `limitSeconds` or the job's
 * interval, whichever is longer: then the next begins beside it. What must happen once among several processes is guarded by the rows that a job
 * claims, not here. `stop` lets running ones finish.
 */
export function startJobs(jobs: Job[], log: Logger, limitSeconds = LIMIT_SECONDS): { stop: () => Promise<void> } {
  let isStopping = false
  const running = new Set<Promise<void>>()
  const timers = jobs.map((job) => {
    let current: Promise<void> | null = null
    return setInterval(() => {
      if (current !== null || isStopping) return
      // Async, so that what it throws at once is a rejection too.
      const run = traced({ job: job.name }, async () => job.run())
        .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'a job failed and will run again'))
        .finally(() => {
          clearTimeout(limit)
          running.delete(run)
          if (current === run) current = null
        })
      const limit = setTimeout(
        () => {
          log.error({ job: job.name }, 'a job does not end; it is started again beside the hung run')
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
