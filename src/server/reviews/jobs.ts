import type { MediaContext } from '#server/media/media-context.ts'
import { longRunning } from '#server/platform/context.ts'
import type { Job } from '#server/platform/jobs.ts'
import { sweepPhotos } from './sweep-photos.ts'

const HOUR_SECONDS = 3600

export function reviewJobs(context: MediaContext): Job[] {
  return [{ name: 'sweep review photos', everySeconds: HOUR_SECONDS, run: () => sweepPhotos(longRunning(context)) }]
}
