import type { Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { probeImages } from './probe-images.ts'
import type { MediaSources } from './media-source.ts'

export function mediaJobs(context: Context, sources: MediaSources): Job[] {
  return [
    {
      name: 'look at pictures',
      everySeconds: 2,
      run: async () => {
        await probeImages(context, sources)
      },
    },
  ]
}
