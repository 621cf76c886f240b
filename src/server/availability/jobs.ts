import { longRunning, type Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { extendDepartures } from './extend-departures.ts'

const HOUR_SECONDS = 3600

/** Hourly, so that each city's new day is planned soon after its midnight. */
export function availabilityJobs(context: Context): Job[] {
  const logged = new Set<number>()
  return [
    {
      name: 'extend departures',
      everySeconds: HOUR_SECONDS,
      run: async () => {
        const { booked, ...counts } = await extendDepartures(longRunning(context))
        if (counts.added + counts.closed + counts.reopened > 0) context.log.info(counts, 'departures were extended')
        for (const departure of booked.filter(({ id }) => !logged.has(id))) {
          logged.add(departure.id)
          context.log.warn(
            { departure },
            'an exception closes a booked departure: it stays open until an operator decides',
          )
        }
      },
    },
  ]
}
