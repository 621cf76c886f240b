import { longRunning } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { deliverDueWebhooks } from '#server/booking/providers/deliver-sandbox-webhooks.ts'
import { confirmFreeOrders } from './confirm-free.ts'
import { forgetEventBodies } from './forget-event-bodies.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { processWaitingEvents } from './receive-event.ts'
import { sendRefunds } from './refund.ts'
import {
  endDueDateChanges,
  expireAbandonedSessions,
  expirePayingOrders,
  expireUnpaidOrders,
  pollPendingPayments,
} from './poll-pending-payments.ts'
import { watchLedger } from './watch-ledger.ts'

/** With the pause of the sweep, its calls and a lost connection in between: within a minute in all. */
const QUIET_SECONDS = 30

export function paymentJobs(context: PaymentContext): Job[] {
  return [
    { name: 'expire unpaid orders', everySeconds: 3, run: () => expireUnpaidOrders(context) },
    { name: 'expire paying orders', everySeconds: 3, run: () => expirePayingOrders(context) },
    { name: 'end date changes', everySeconds: 5, run: () => endDueDateChanges(context) },
    {
      name: 'sweep payments',
      everySeconds: 10,
      run: () => pollPendingPayments(context, { olderThanSeconds: QUIET_SECONDS }),
    },
    { name: 'confirm free orders', everySeconds: 30, run: () => confirmFreeOrders(context) },
    { name: 'close abandoned sessions', everySeconds: 60, run: () => expireAbandonedSessions(context) },
    { name: 'process events', everySeconds: 10, run: () => processWaitingEvents(context) },
    { name: 'watch the ledger', everySeconds: 600, run: () => watchLedger(longRunning(context)) },
    // Hourly, though days matter: a server that is deployed every day never comes to a daily job.
    {
      name: 'forget event bodies',
      everySeconds: 3600,
      run: async () => void (await forgetEventBodies(longRunning(context))),
    },
    { name: 'send refunds', everySeconds: 5, run: () => sendRefunds(context) },
  ]
}

/** The jobs of the sandbox, only in processes that serve its payment page. */
export function sandboxJobs(context: PaymentContext): Job[] {
  if (!context.providers.card.isSandbox) return []
  return [{ name: 'deliver sandbox webhooks', everySeconds: 2, run: () => deliverDueWebhooks(context) }]
}
