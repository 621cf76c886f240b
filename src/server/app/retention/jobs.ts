import type { Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { sweepRows } from './sweep-rows.ts'

export function retentionJobs(context: Context): Job[] {
  // Hourly although ages are in days: a server that is deployed every day would never reach a daily job.
  return [{ name: 'sweep rows', everySeconds: 3600, run: async () => void (await sweepRows(context)) }]
}
