import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import type { ApiErrorCode } from './api-error-codes.ts'
import { ApiError } from './api-error.ts'
import { batchWriter } from './batch-writer.ts'
import type { Context } from './context.ts'
import type { Limit } from './count-attempt.ts'
import type { Db } from './database.ts'
import { named } from './named.ts'
import { RELAXED } from './relaxed-commit.ts'

/** Keys that a process remembers. Those that it has forgotten are still counted in the database. */
const REMEMBERED = 50_000

interface Count {
  /** Of all processes, when the database last answered. */
  known: number
  /** Of this process, not yet in `known`. */
  added: number
  /** By the clock of `performance`. */
  endsAt: number
}

interface Counter {
  counts: LRUCache<string, Count>
  note: (limit: Limit) => void
}

const counters = new WeakMap<Db, Counter>()

/**
 * As `countAttempts`, without asking the database first: for limits that keep a visitor from doing something cheap too
 * often, never for what could be guessed. This process's attempts count at once. They are added to the database every
 * half second, which returns those of the other processes.
 * @throws ApiError (limited) if a limit is exceeded
 */
export function countRoughly(context: Context, code: ApiErrorCode, limits: Limit[]): void {
  const counter = counterOf(context)
  const now = performance.now()
  const exceeded = limits.flatMap((limit) => {
    const count = currentCount(counter, limit, now)
    count.added += 1
    counter.note(limit)
    return count.known + count.added > limit.most ? [Math.ceil((count.endsAt - now) / 1000)] : []
  })
  if (exceeded.length > 0) throw new ApiError('limited', code, { retryAfterSeconds: Math.max(1, ...exceeded) })
}

function currentCount({ counts }: Counter, { key, windowSeconds }: Limit, now: number): Count {
  const count = counts.get(key)
  if (count && count.endsAt > now) return count
  const fresh = { known: 0, added: 0, endsAt: now + windowSeconds * 1000 }
  counts.set(key, fresh)
  return fresh
}

function counterOf({ db, log }: Context): Counter {
  const known = counters.get(db)
  if (known) return known
  const counts = new LRUCache<string, Count>({ max: REMEMBERED })
  const note = batchWriter<Limit>((attempts) => addAttempts(db, counts, attempts), log)
  const counter = { counts, note }
  counters.set(db, counter)
  return counter
}

async function addAttempts(db: Db, counts: Counter['counts'], attempts: Limit[]): Promise<void> {
  const grouped = Map.groupBy(attempts, ({ key }) => key)
  // In one order in all processes, or they would wait for each other's rows.
  const keys = [...grouped.keys()].toSorted()
  const rows = await db.rows<{ key: string; points: number; left: number }>(
    named({
      name: 'platform.add_attempts',
      // Relaxed: lost counts allow a few more attempts.
      text: `with ${RELAXED}
      insert into rate_limit as r (key, window_start, points)
      select l.key, to_timestamp(floor(extract(epoch from rihla_now()) / l.seconds) * l.seconds), l.points
      from relaxed, unnest(:keys::text[], :seconds::int[], :points::int[]) as l(key, seconds, points) order by l.key
      on conflict (key, window_start) do update set points = r.points + excluded.points
      returning key, points, extract(epoch from window_start)::float8 - extract(epoch from rihla_now())::float8 as left`,
      values: {
        keys,
        seconds: keys.map((key) => grouped.get(key)?.[0]?.windowSeconds ?? 0),
        points: keys.map((key) => grouped.get(key)?.length ?? 0),
      },
    }),
  )
  const now = performance.now()
  for (const { key, points, left } of rows) {
    const count = counts.get(key)
    const added = grouped.get(key) ?? []
    if (!count) continue
    count.known = points
    // Attempts since the statement was sent are not in `points`.
    count.added = Math.max(0, count.added - added.length)
    count.endsAt = now + ((added[0]?.windowSeconds ?? 0) + left) * 1000
  }
}
