import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { isConnectionLost, isConnectionSilent, isUndone } from './database-errors.ts'

const PAUSE_MS = 200

/** Errors of connections that were waited for. */
const waitedFor = new WeakSet<object>()

/**
 * Connects, and tries again for `awayMs` from the moment at which the database became unreachable: changing the primary
 * takes seconds. Nothing has been sent, so that no statement can be repeated by mistake. Fails at once in an outage that
 * lasts longer.
 */
export function patientConnect(pool: pg.Pool, awayMs: number): () => Promise<pg.PoolClient> {
  let awaySince: number | null = null
  return async () => {
    for (;;) {
      try {
        const client = await pool.connect()
        awaySince = null
        return client
      } catch (error) {
        awaySince ??= performance.now()
        if (!isConnectionLost(error) || performance.now() - awaySince > awayMs) {
          waitedFor.add(error as object)
          throw error
        }
      }
      await setTimeout(PAUSE_MS)
    }
  }
}

/**
 * Repeats `work` for `awayMs` if its connection ended and it certainly had no effect: the server said so, or
 * `isHarmless` returns true.
 */
export async function retryUndone<T>(work: () => Promise<T>, awayMs: number, isHarmless: () => boolean): Promise<T> {
  const until = performance.now() + awayMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isRepeatable = isUndone(error) || (isConnectionLost(error) && !isConnectionSilent(error) && isHarmless())
      if (!isRepeatable || waitedFor.has(error as object) || performance.now() > until) throw error
    }
    await setTimeout(PAUSE_MS)
  }
}

/** Whether the statement only reads, as far as its words tell. A wrong false costs one 503. */
export function isRead(text: string): boolean {
  return (
    /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete|merge|nextval|pg_\w+|set_config)\b/i.test(text)
  )
}
