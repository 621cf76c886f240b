import type { Context } from '#server/platform/context.ts'
import type { Job } from '#server/platform/jobs.ts'
import { lookAtPictures } from './look-at-pictures.ts'
import type { MediaSources } from './media-source.ts'

export function mediaJobs(context: Context, sources: MediaSources): Job[] {
  return [
    {
      name: 'look at pictures',
      everySeconds: 2,
      run: async () => {
        await lookAtPictures(context, sources)
      },
    },
  ]
}
