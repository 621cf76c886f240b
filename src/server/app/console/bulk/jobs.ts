import { longRunning, type Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { carryOutBulkActs } from './carry-out-bulk-acts.ts'

export function bulkJobs(context: Context): Job[] {
  return [{ name: 'carry out bulk acts', everySeconds: 1, run: () => carryOutBulkActs(longRunning(context)) }]
}
