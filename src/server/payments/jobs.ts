import type { Job } from '#server/platform/jobs.ts'
import { deliverSandboxWebhooks } from './deliver-sandbox-webhooks.ts'
import type { PaymentContext } from './providers.ts'
import { processWaitingEvents } from './receive-event.ts'
import { sendRefunds } from './refund.ts'
import { expireOrders, sweepPayments } from './sweep.ts'

const QUIET_SECONDS = 45

export function paymentJobs(context: PaymentContext): Job[] {
  const jobs: Job[] = [
    { name: 'expire orders', everySeconds: 3, run: () => expireOrders(context) },
    {
      name: 'sweep payments',
      everySeconds: 20,
      run: () => sweepPayments(context, { olderThanSeconds: QUIET_SECONDS }),
    },
    { name: 'process events', everySeconds: 10, run: () => processWaitingEvents(context) },
    { name: 'send refunds', everySeconds: 5, run: () => sendRefunds(context) },
  ]
  if (context.providers.card.isSandbox)
    jobs.push({ name: 'deliver sandbox webhooks', everySeconds: 2, run: () => deliverSandboxWebhooks(context) })
  return jobs
}
