import { longRunning, type Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { sweepWishlists } from './sweep-wishlists.ts'

const HOUR_SECONDS = 3600

export function wishlistJobs(context: Context): Job[] {
  return [{ name: 'sweep wishlists', everySeconds: HOUR_SECONDS, run: () => sweepWishlists(longRunning(context)) }]
}
