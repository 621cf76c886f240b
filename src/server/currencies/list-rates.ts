import type { DatedRate } from '#domain/exchange.ts'
import type { Connection } from '#server/kernel/database.ts'
import { findNewestRates } from './queries.ts'

const KEPT_FOR_MS = 60_000
const cached = new WeakMap<Connection, { at: number; rates: Promise<DatedRate[]> }>()

/** The newest rate of each pair, all against one base. Cached for a minute: rates change daily. */
export function listRates(connection: Connection): Promise<DatedRate[]> {
  const at = performance.now()
  const known = cached.get(connection)
  if (known && at - known.at < KEPT_FOR_MS) return known.rates
  const rates = findNewestRates(connection)
  cached.set(connection, { at, rates })
  rates.catch(() => cached.delete(connection))
  return rates
}
