import type { DatedRate, Rate } from '#domain/exchange.ts'
import type { Connection } from '#server/kernel/database.ts'

/** The newest rate of each pair, excluding future days. */
export function findNewestRates(connection: Connection): Promise<DatedRate[]> {
  return connection.rows<DatedRate>({
    name: 'currencies.rates',
    text: `select distinct on (base, quote) base, quote, rate_micros as "rateMicros", as_of::text as "asOf",
        rihla_now()::date - as_of as "ageDays"
      from exchange_rate where as_of <= rihla_now()::date order by base, quote, as_of desc`,
  })
}

/** Inserts rates, replacing those of the same day. Returns the number of new or changed ones. */
export async function upsertRates(connection: Connection, rates: readonly Rate[]): Promise<number> {
  const rows = await connection.rows<{ isChanged: boolean }>({
    name: 'currencies.upsert',
    text: `with given as (
        select * from jsonb_to_recordset($1::jsonb) as r(base text, quote text, "asOf" date, "rateMicros" bigint)),
      known as (
        select e.base, e.quote, e.as_of, e.rate_micros from exchange_rate e join given g on e.base = g.base and e.quote = g.quote and e.as_of = g."asOf"),
      put as (
        insert into exchange_rate (base, quote, as_of, rate_micros, created_at)
        select base, quote, "asOf", "rateMicros", rihla_now() from given
        on conflict (base, quote, as_of) do update set rate_micros = excluded.rate_micros, created_at = excluded.created_at
        returning base, quote, as_of, rate_micros)
      select k.rate_micros is distinct from put.rate_micros as "isChanged"
      from put left join known k on k.base = put.base and k.quote = put.quote and k.as_of = put.as_of`,
    values: [JSON.stringify(rates)],
  })
  return rows.filter(({ isChanged }) => isChanged).length
}

/**
 * The age of the rates by the database's clock: hours since the last update, and the day of the newest. Null if there
 * are none.
 */
export async function findAge(connection: Connection): Promise<{ hours: number; days: number } | null> {
  const rows = await connection.rows<{ hours: number | null; days: number | null }>({
    name: 'currencies.age',
    text: `select extract(epoch from rihla_now() - max(created_at))::float8 / 3600 as hours, rihla_now()::date - max(as_of) as days
      from exchange_rate`,
  })
  const { hours, days } = rows[0] ?? {}
  return hours == null || days == null ? null : { hours, days }
}

/** Today by the database's clock, YYYY-MM-DD. */
export async function findToday(connection: Connection): Promise<string> {
  const rows = await connection.rows<{ today: string }>({
    name: 'currencies.today',
    text: `select rihla_now()::date::text as today`,
  })
  return rows[0]?.today ?? ''
}
