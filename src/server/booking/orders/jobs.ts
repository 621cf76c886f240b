import { longRunning, type Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { refreshPopularity } from './refresh-popularity.ts'
import { remindBuyers } from './remind-buyers.ts'

export function orderJobs(context: Context): Job[] {
  return [
    { name: 'remind buyers', everySeconds: 60, run: () => remindBuyers(context) },
    { name: 'count bookings', everySeconds: 3600, run: () => refreshPopularity(longRunning(context)) },
  ]
}
