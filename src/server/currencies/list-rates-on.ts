import type { Rate } from '#domain/exchange.ts'
import type { Connection } from '#server/kernel/database.ts'

/** The newest rate of each pair on a day (YYYY-MM-DD), all against one base. */
export function listRatesOn(connection: Connection, day: string): Promise<Rate[]> {
  return connection.rows<Rate>({
    name: 'currencies.rates_on',
    text: `select distinct on (base, quote) base, quote, rate_micros as "rateMicros", as_of::text as "asOf"
      from exchange_rate where as_of <= $1::date order by base, quote, as_of desc`,
    values: [day],
  })
}
