import { longRunning, type Context } from '#server/platform/context.ts'
import type { Job } from '#server/platform/jobs.ts'
import { sweepWishlists } from './sweep-wishlists.ts'

const HOUR_SECONDS = 3600

export function wishlistJobs(context: Context): Job[] {
  return [{ name: 'sweep wishlists', everySeconds: HOUR_SECONDS, run: () => sweepWishlists(longRunning(context)) }]
}
