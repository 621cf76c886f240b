import type { MediaContext } from '#server/media/media-context.ts'
import { longRunning } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { sweepPhotos } from './sweep-photos.ts'

const HOUR_SECONDS = 3600

export function reviewJobs(context: MediaContext): Job[] {
  return [{ name: 'sweep review photos', everySeconds: HOUR_SECONDS, run: () => sweepPhotos(longRunning(context)) }]
}
