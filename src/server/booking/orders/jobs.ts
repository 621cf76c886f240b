import { longRunning, type Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { forgetEndedReservations } from './forget-ended-reservations.ts'
import { refreshPopularity } from './refresh-popularity.ts'
import { remindBuyers } from './remind-buyers.ts'

export function orderJobs(context: Context): Job[] {
  return [
    { name: 'follow orders', everySeconds: 1, run: () => followOrderEvents(context) },
    { name: 'remind buyers', everySeconds: 60, run: () => remindBuyers(context) },
    {
      name: 'forget ended reservations',
      everySeconds: 30,
      run: async () => void (await forgetEndedReservations(context)),
    },
    { name: 'refresh popularity', everySeconds: 3600, run: () => refreshPopularity(longRunning(context)) },
  ]
}
