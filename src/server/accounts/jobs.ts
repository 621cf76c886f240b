import { longRunning, type Context } from '#server/platform/context.ts'
import type { Job } from '#server/platform/jobs.ts'
import { forgetDeparted } from './forget-departed.ts'
import { sweepAccounts } from './sweep-accounts.ts'

const HOUR_SECONDS = 3600

export function accountJobs(context: Context): Job[] {
  return [
    { name: 'sweep accounts', everySeconds: HOUR_SECONDS, run: () => sweepAccounts(longRunning(context)) },
    { name: 'forget who has left', everySeconds: HOUR_SECONDS, run: () => forgetDeparted(longRunning(context)) },
  ]
}
