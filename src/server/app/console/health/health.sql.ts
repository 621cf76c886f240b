import { NO_LONGER_TRUE } from '#server/outbox/outdated.ts'

/** Outbox row `o` was given up in the last thirty days. Excludes outdated messages and those that a person gave up. */
export const IS_GIVEN_UP =
  `o.failed_at > rihla_now() - interval '30 days' and o.dismissed_at is null and o.last_error <> '${NO_LONGER_TRUE}'` as const

/** Payment event `e` is unprocessed after five minutes, or was given up in the last thirty days, not by a person. */
export const IS_UNPROCESSED =
  `e.processed_at is null and e.dismissed_at is null and (e.given_up_at is null and e.received_at < now() - interval '5 minutes'
  or e.given_up_at > now() - interval '30 days')` as const

/** Of a job_run `j`: it has not run for three times its interval, and ten minutes. */
export const IS_LATE = `(j.ended_at < now() - make_interval(secs => greatest(600, j.every_seconds * 3)))` as const

/** Of a job_run `j`: its last run failed, or it is late. */
export const IS_FAILING = `(j.failures > 0 or ${IS_LATE})` as const
