import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import { kindsWith, type MessageKind } from '#server/outbox/message-kinds.ts'
import { IS_FAILING, IS_GIVEN_UP, IS_LATE, IS_UNPROCESSED } from './health.sql.ts'

const MOST = 100

export interface JobState {
  job: string
  everySeconds: number
  startedAt: Date
  endedAt: Date
  failedAt: Date | null
  error: string
  failures: number
  isFailing: boolean
  /** Null: not known, because the job is late. */
  nextAt: Date | null
}

export interface TroubledMessage {
  id: number
  kind: MessageKind
  channel: string
  recipient: string
  /** The reference of the order that it is about; null: none. */
  order: string | null
  attempts: number
  error: string
  createdAt: Date
  /** Null: given up. */
  nextAt: Date | null
  canRetry: boolean
}

export interface UnprocessedEvent {
  id: number
  provider: string
  reference: string | null
  attempts: number
  receivedAt: Date
  /** Null: given up. */
  nextAt: Date | null
}

/** The jobs that fail first. They run at fixed intervals; a stored run is up to a minute old. */
export function listJobStates({ db }: Context): Promise<JobState[]> {
  return db.rows<JobState>({
    name: 'health.jobs',
    text: `select j.job, j.every_seconds as "everySeconds", j.started_at as "startedAt", j.ended_at as "endedAt", j.failed_at as "failedAt",
        j.error, j.failures, ${IS_FAILING} as "isFailing",
        case when not ${IS_LATE} then j.started_at + make_interval(
          secs => j.every_seconds * (floor(greatest(0, extract(epoch from now() - j.started_at)) / j.every_seconds) + 1)) end as "nextAt"
      from job_run j order by ${IS_FAILING} desc, j.job`,
  })
}

/** Messages that wait to be sent: how many, and since when the oldest could have been. */
export function readQueue({ db }: Context): Promise<{ waiting: number; oldestAt: Date | null; givenUp: number }> {
  return oneRow(db, {
    name: 'health.outbox',
    text: `select (select count(*) from outbox where sent_at is null and failed_at is null) as waiting,
        (select min(created_at) from outbox where sent_at is null and failed_at is null) as "oldestAt",
        (select count(*) from outbox o where ${IS_GIVEN_UP}) as "givenUp"`,
  })
}

/** Messages that were given up or failed and will be sent again, the newest first, at most 100. */
export function listTroubledMessages({ db }: Context): Promise<TroubledMessage[]> {
  return db.rows<TroubledMessage>({
    name: 'health.messages',
    text: `select o.id, o.kind, o.channel, o.recipient, (select r.reference from orders r where r.reference = o.payload ->> 'reference') as "order", o.attempts, coalesce(o.last_error, '') as error, o.created_at as "createdAt",
        case when o.failed_at is null then o.next_at end as "nextAt",
        o.recipient <> '' and o.kind not in (${kindsWith({ lane: 'prompt' })}) as "canRetry"
      from outbox o where o.sent_at is null and (${IS_GIVEN_UP} or o.failed_at is null and o.last_error is not null)
      order by o.id desc limit ${MOST}`,
  })
}

/** Webhooks of payment providers that were not processed, the newest first, at most 100. */
export function listUnprocessedEvents({ db }: Context): Promise<UnprocessedEvent[]> {
  return db.rows<UnprocessedEvent>({
    name: 'health.events',
    text: `select e.id, e.provider, e.provider_reference as reference, e.attempts, e.received_at as "receivedAt",
        case when e.given_up_at is null then e.next_at end as "nextAt"
      from payment_event e where ${IS_UNPROCESSED} order by e.id desc limit ${MOST}`,
  })
}
