import { longRunning, type Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { purgeDeletedAccounts } from './purge-deleted-accounts.ts'
import { sweepAccounts } from '#server/accounts/sweep-accounts.ts'

const HOUR_SECONDS = 3600

export function accountJobs(context: Context): Job[] {
  return [
    { name: 'sweep accounts', everySeconds: HOUR_SECONDS, run: () => sweepAccounts(longRunning(context)) },
    { name: 'forget who has left', everySeconds: HOUR_SECONDS, run: () => purgeDeletedAccounts(longRunning(context)) },
  ]
}
