import type { Rate } from '#domain/exchange.ts'
import type { Connection } from '#server/platform/database.ts'

const KEPT_FOR_MS = 60_000
let kept: { at: number; rates: Promise<Rate[]> } | undefined

/** The newest rate of each pair, all against one base. Kept for a minute: rates change daily. */
export function listRates(connection: Connection): Promise<Rate[]> {
  const at = performance.now()
  if (kept && at - kept.at < KEPT_FOR_MS) return kept.rates
  const rates = connection.rows<Rate>({
    name: 'currencies.rates',
    text: `select distinct on (base, quote) base, quote, rate_micros as "rateMicros", as_of::text as "asOf"
      from exchange_rate where as_of <= current_date order by base, quote, as_of desc`,
  })
  kept = { at, rates }
  rates.catch(() => (kept = undefined))
  return rates
}
