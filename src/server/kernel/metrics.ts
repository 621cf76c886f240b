import type { Attributes, Meter, ObservableResult } from '@opentelemetry/api'
import { ApiError } from './api-error.ts'

interface Metric {
  name: string
  kind: 'counter' | 'histogram' | 'gauge'
  unit: string
  description: string
  /** All values are names from the code or numbers, never text of a visitor: no personal data, and a bounded number. */
  labels: readonly string[]
}

/**
 * Every metric of the program (docs/operating.md). Prometheus shows `a.b` as `a_b`, counters with `_total`. Units are in the
 * names, so that they are the same when they arrive by OTLP.
 */
export const metrics = {
  requests: {
    name: 'rihla.http.request.duration.seconds',
    kind: 'histogram',
    unit: 's',
    description: 'Requests by route and status.',
    labels: ['method', 'route', 'status'],
  },
  purchaseSteps: {
    name: 'rihla.purchase.steps',
    kind: 'counter',
    unit: '',
    description: 'Steps of purchases by outcome: ok, confirmed, declined, or the code of an error.',
    labels: ['step', 'outcome'],
  },
  providerCalls: {
    name: 'rihla.provider.call.duration.seconds',
    kind: 'histogram',
    unit: 's',
    description: 'Calls to payment providers, the mail server and WhatsApp.',
    labels: ['provider', 'outcome'],
  },
  cacheReads: {
    name: 'rihla.cache.reads',
    kind: 'counter',
    unit: '',
    description: 'Reads of a cache: hit, miss, or stale because loading failed.',
    labels: ['cache', 'result'],
  },
  jobRuns: {
    name: 'rihla.job.duration.seconds',
    kind: 'histogram',
    unit: 's',
    description: 'Runs of jobs.',
    labels: ['job_name', 'outcome'],
  },
  jobLag: {
    name: 'rihla.job.lag.seconds',
    kind: 'gauge',
    unit: 's',
    description: 'Time since a job last succeeded, beyond its interval.',
    labels: ['job_name'],
  },
  errorsLogged: {
    name: 'rihla.log.errors',
    kind: 'counter',
    unit: '',
    description: 'Log lines of the level error, each of which needs a person.',
    labels: [],
  },
  heldOrders: {
    name: 'rihla.orders.waiting',
    kind: 'gauge',
    unit: '',
    description: 'Orders that hold seats without being booked, by state.',
    labels: ['state'],
  },
  heldSeats: {
    name: 'rihla.holds.seats',
    kind: 'gauge',
    unit: '',
    description: 'Seats held by these orders, and for dearer dates that are not paid.',
    labels: [],
  },
  overdueHolds: {
    name: 'rihla.holds.overdue.seconds',
    kind: 'gauge',
    unit: 's',
    description: 'Time since the end of the oldest hold that is not released.',
    labels: [],
  },
  waitingPayments: {
    name: 'rihla.payments.waiting',
    kind: 'gauge',
    unit: '',
    description: 'Payments by card without an outcome.',
    labels: [],
  },
  waitingPaymentAge: {
    name: 'rihla.payments.oldest.seconds',
    kind: 'gauge',
    unit: 's',
    description: 'The age of the oldest payment by card without an outcome.',
    labels: [],
  },
  waitingEventAge: {
    name: 'rihla.payment_events.oldest.seconds',
    kind: 'gauge',
    unit: 's',
    description: 'The age of the oldest event of a payment provider that is not processed.',
    labels: [],
  },
  waitingRefundAge: {
    name: 'rihla.refunds.oldest.seconds',
    kind: 'gauge',
    unit: 's',
    description: 'The age of the oldest refund that is not sent to its provider.',
    labels: [],
  },
  outboxDue: {
    name: 'rihla.outbox.due',
    kind: 'gauge',
    unit: '',
    description: 'Messages to be sent.',
    labels: [],
  },
  outboxAge: {
    name: 'rihla.outbox.oldest.seconds',
    kind: 'gauge',
    unit: 's',
    description: 'The age of the oldest message to be sent.',
    labels: [],
  },
  poolConnections: {
    name: 'rihla.database.pool.connections',
    kind: 'gauge',
    unit: '',
    description: 'Connections to the database: used and idle; waiting: requests for one.',
    labels: ['state'],
  },
  replicaRead: {
    name: 'rihla.database.replica.read',
    kind: 'gauge',
    unit: '',
    description: '1 while pages, lists and searches are read from a replica, 0 while they are read from the primary.',
    labels: [],
  },
  eventLoopDelay: {
    name: 'rihla.event_loop.delay.seconds',
    kind: 'gauge',
    unit: 's',
    description: 'The delay of the event loop in the last ten seconds.',
    labels: ['quantile'],
  },
  residentMemory: {
    name: 'process.resident_memory.bytes',
    kind: 'gauge',
    unit: 'By',
    description: 'The resident memory of the process.',
    labels: [],
  },
} as const satisfies Record<string, Metric>

type Named<Kind extends Metric['kind']> = Extract<(typeof metrics)[keyof typeof metrics], { kind: Kind }>
type Labels<M extends Metric> = Record<M['labels'][number], string | number>
interface Value {
  value: number
  labels?: Attributes
}

let meter: Meter | null = null
const records = new Map<string, (value: number, labels: Attributes) => void>()

/** Until it is called, and in processes without telemetry, recording does nothing. */
export function setMeter(next: Meter): void {
  meter = next
  for (const { name, kind, unit, description, labels } of Object.values<Metric>(metrics)) {
    if (kind === 'gauge') continue
    const instrument = kind === 'counter' ? next.createCounter(name, { unit, description }) : null
    const histogram = instrument === null ? next.createHistogram(name, { unit, description }) : null
    // An alert on the first error needs the zero before it.
    if (labels.length === 0) instrument?.add(0)
    records.set(name, (value, labels) =>
      instrument ? instrument.add(value, labels) : histogram?.record(value, labels),
    )
  }
}

export function count<M extends Named<'counter'>>(metric: M, labels: Labels<M>): void {
  records.get(metric.name)?.(1, labels)
}

/** `since`: of performance.now(). */
export function observeSeconds<M extends Named<'histogram'>>(metric: M, since: number, labels: Labels<M>): void {
  records.get(metric.name)?.((performance.now() - since) / 1000, labels)
}

/** `read` is called for each export and must not wait. Without values the gauge is absent. Call once a metric. */
export function gauge(metric: Named<'gauge'>, read: () => Value[]): void {
  const { name, unit, description } = metric
  meter?.createObservableGauge(name, { unit, description }).addCallback((result: ObservableResult) => {
    for (const { value, labels } of read()) result.observe(value, labels)
  })
}

/**
 * Counts a step of a purchase. An error that the visitor is shown is counted with its code, another one as `failed`.
 * `outcomeOf` null: there is nothing to count.
 */
export async function countStep<Result>(
  step: 'cart' | 'checkout' | 'payment_page' | 'payment',
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => string | null = () => 'ok',
): Promise<Result> {
  try {
    const result = await work()
    const outcome = outcomeOf(result)
    if (outcome !== null) count(metrics.purchaseSteps, { step, outcome })
    return result
  } catch (error) {
    count(metrics.purchaseSteps, { step, outcome: error instanceof ApiError ? error.code : 'failed' })
    throw error
  }
}
