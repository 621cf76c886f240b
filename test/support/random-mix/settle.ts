import { accountJobs } from '#server/app/accounts/jobs.ts'
import { notificationJobs } from '#server/notifications/jobs.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { orderJobs } from '#server/booking/orders/jobs.ts'
import { paymentJobs } from '#server/booking/payments/jobs.ts'
import { oneRow } from '#server/kernel/database.ts'
import { quoteJobs } from '#server/quotes/jobs.ts'
import { recordRefunds } from './staff-actions.ts'
import { inFixtures, moveClock, type MixFixtures } from './fixtures.ts'

const LATER_MINUTES = 60 * 24 * 60
const ROUNDS = 60
const PAUSE_MS = 2000

/** The number of pending items by name. All are 0 once everything has settled. */
export type Waiting = Record<string, number>

/**
 * Moves the clock past every hold and every start. Then runs all jobs, in addition to those of the two processes, and
 * records bank refunds until nothing is pending. Returns what is still pending after the last round.
 */
export async function settle(fixtures: MixFixtures): Promise<Waiting> {
  await moveClock(fixtures, LATER_MINUTES)
  let waiting: Waiting = {}
  for (let round = 0; round < ROUNDS; round++) {
    await fixtures.db.rows({
      name: 'mix.refunds_due',
      text: `update refund set next_at = now() where status in ('created', 'processing')`,
    })
    await fixtures.db.rows({
      name: 'mix.outbox_due',
      text: 'update outbox set next_at = now() where sent_at is null and failed_at is null',
    })
    await fixtures.db.rows({
      name: 'mix.webhooks_due',
      text: 'update sandbox_webhook set due_at = now() where delivered_at is null',
    })
    await fixtures.db.rows({
      name: 'mix.events_due',
      text: 'update payment_event set next_at = now() where processed_at is null and given_up_at is null',
    })
    await inFixtures(fixtures, async (context) => {
      const jobs = [
        // Both are marked half a second after they were done, when this database is closed: the processes do them.
        ...paymentJobs(context).filter(({ name }) => !['process events', 'deliver sandbox webhooks'].includes(name)),
        ...orderJobs(context),
        ...quoteJobs(context),
        ...notificationJobs(context, mailboxMailer(context.db), null),
        ...accountJobs(context),
      ]
      for (const job of jobs) await job.run()
      await recordRefunds(context)
    })
    const before = JSON.stringify(waiting)
    waiting = await countWaiting(fixtures)
    const isQuiet = Object.values(waiting).every((count) => count === 0)
    if (isQuiet && before === JSON.stringify(waiting)) return waiting
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return waiting
}

async function countWaiting({ db }: MixFixtures): Promise<Waiting> {
  return oneRow<Waiting>(db, {
    name: 'mix.waiting',
    text: `select
      (select count(*) from orders where status in ('draft', 'on_hold', 'awaiting_payment', 'awaiting_supplier', 'pay_later'))::int as orders,
      (select count(*) from order_item where status in ('pending', 'approved'))::int as items,
      (select count(*) from hold where status = 'held')::int as holds,
      (select count(*) from date_change where state = 'open')::int as "dateChanges",
      (select count(*) from payment where status in ('created', 'processing'))::int as payments,
      (select count(*) from refund where status in ('created', 'processing'))::int as refunds,
      (select count(*) from refund where status = 'failed')::int as "failedRefunds",
      (select count(*) from payment_event where processed_at is null)::int as events,
      (select count(*) from sandbox_webhook where delivered_at is null)::int as webhooks,
      (select count(*) from outbox where sent_at is null and failed_at is null)::int as mails,
      (select count(*) from outbox where failed_at is not null and last_error <> 'no longer true' and recipient <> '')::int as "failedMails",
      (select count(*) from quote_request where status in ('answered', 'accepted'))::int as quotes`,
  })
}
