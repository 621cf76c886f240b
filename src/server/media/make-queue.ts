import { ApiError } from '#server/kernel/api-error.ts'

/** Runs at most `atOnce` jobs at once with at most `maxWaiting` waiting; further ones are refused as `media.busy`. */
export function makeQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new ApiError('unavailable', 'media.busy')
    try {
      return await work()
    } finally {
      // The slot passes directly to the next job.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
