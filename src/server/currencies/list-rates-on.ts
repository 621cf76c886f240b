import type { Rate } from '#domain/exchange.ts'
import type { Connection } from '#server/kernel/database.ts'

/**
 * The rate of each pair on a day (YYYY-MM-DD), all against one base: the newest of that day or before, otherwise the oldest after it, so
 * that an invoice older than the rates can be read; it states the rate's day.
 */
export function listRatesOn(connection: Connection, day: string): Promise<Rate[]> {
  return connection.rows<Rate>({
    name: 'currencies.rates_on',
    text: `select distinct on (base, quote) base, quote, rate_micros as "rateMicros", as_of::text as "asOf"
      from exchange_rate order by base, quote, as_of > $1::date, abs(as_of - $1::date)`,
    values: [day],
  })
}
