import { orderSets } from '#domain/order-states.ts'
import {
  listWaitingOrders,
  measureWaitingChanges,
  measureWaitingPayments,
} from '#server/booking/payments/measure-waiting.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { gauge, metrics } from '#server/kernel/metrics.ts'
import { measureOutbox } from '#server/outbox/measure-outbox.ts'

const EVERY_SECONDS = 10
/** Older figures are not exported: their absence is an alert. */
const VALID_MS = 60_000

type Measured = Awaited<ReturnType<typeof measure>>
type Gauge = Parameters<typeof gauge>[0]

/**
 * Measures what is in the database, for processes that run jobs. It is not read while Prometheus waits: a scrape must
 * work without the database. Several processes measure the same; queries take the maximum.
 */
export function measuringJobs(context: Context): Job[] {
  let last: { at: number; figures: Measured } | null = null
  const show = (metric: Gauge, valuesOf: (figures: Measured) => ReturnType<Parameters<typeof gauge>[1]>) =>
    gauge(metric, () => (last !== null && performance.now() - last.at < VALID_MS ? valuesOf(last.figures) : []))

  show(metrics.heldOrders, ({ orders }) =>
    orderSets.waiting.map((state) => ({
      value: orders.find((one) => one.state === state)?.orders ?? 0,
      labels: { state },
    })),
  )
  show(metrics.heldSeats, ({ orders, changes }) => [
    { value: orders.reduce((sum, { seats }) => sum + seats, changes.seats) },
  ])
  show(metrics.overdueHolds, ({ orders, changes }) => [
    { value: Math.max(0, changes.overdueSeconds, ...orders.map((one) => one.overdueSeconds)) },
  ])
  show(metrics.waitingPayments, ({ waiting }) => [{ value: waiting.payments }])
  show(metrics.waitingPaymentAge, ({ waiting }) => [{ value: waiting.paymentSeconds }])
  show(metrics.waitingEventAge, ({ waiting }) => [{ value: waiting.eventSeconds }])
  show(metrics.waitingRefundAge, ({ waiting }) => [{ value: waiting.refundSeconds }])
  show(metrics.outboxDue, ({ outbox }) => [{ value: outbox.due }])
  show(metrics.outboxAge, ({ outbox }) => [{ value: outbox.ageSeconds }])
  const run = async () => {
    const figures = await measure(context)
    last = { at: performance.now(), figures }
  }
  return [{ name: 'measure what waits', everySeconds: EVERY_SECONDS, run }]
}

async function measure({ db }: Context) {
  const [orders, changes, waiting, outbox] = await Promise.all([
    listWaitingOrders(db),
    measureWaitingChanges(db),
    measureWaitingPayments(db),
    measureOutbox(db),
  ])
  return { orders, changes, waiting, outbox }
}
