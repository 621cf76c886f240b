import type { Logger } from './logs.ts'
import { traced } from './trace.ts'

export interface Job {
  name: string
  everySeconds: number
  run: () => Promise<void>
}

/**
 * Runs each job again and again, never two runs of one job at once in this process. What must happen once among several processes
 * is guarded by the rows that a job claims, not here. `stop` lets running ones finish.
 */
export function startJobs(jobs: Job[], log: Logger): { stop: () => Promise<void> } {
  let isStopping = false
  const running = new Set<Promise<void>>()
  const timers = jobs.map((job) => {
    let isRunning = false
    return setInterval(() => {
      if (isRunning || isStopping) return
      isRunning = true
      const run = traced({ job: job.name }, () => job.run())
        .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'a job failed and will run again'))
        .finally(() => {
          isRunning = false
          running.delete(run)
        })
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
