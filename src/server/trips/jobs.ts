import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { longRunning } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { carryOutDisruptions } from './disruptions/carry-out-disruptions.ts'

export function tripJobs(context: PaymentContext): Job[] {
  return [{ name: 'carry out disruptions', everySeconds: 2, run: () => carryOutDisruptions(longRunning(context)) }]
}
