import type { Locale } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** `nothing`: no result. `partly`: results for some of the words only. */
export type MissOutcome = 'nothing' | 'partly'

/** More different texts in a day are an attack. */
const MAX_A_DAY = 5000

export async function insertMiss(
  connection: Connection,
  input: { text: string; locale: Locale; outcome: MissOutcome },
): Promise<void> {
  await connection.rows(
    named({
      name: 'search.insert_miss',
      text: `insert into search_miss (day, text, language, outcome)
      select today.day, :text, :locale, :outcome from (select (rihla_now() at time zone 'UTC')::date as day) today
      where (select count(*) from search_miss m where m.day = today.day) < ${MAX_A_DAY}
      on conflict (day, text, language, outcome) do update set count = search_miss.count + 1`,
      values: input,
    }),
  )
}

export interface MissRow {
  text: string
  language: Locale
  outcome: MissOutcome
  count: number
  /** 'YYYY-MM-DD' */
  lastDay: string
}

/** Texts without result since a number of days, most frequent first. */
export function listMisses(connection: Connection, input: { days: number; most: number }): Promise<MissRow[]> {
  return connection.rows<MissRow>(
    named({
      name: 'search.misses',
      text: `select text, language, outcome, sum(count)::int as count, max(day)::text as "lastDay" from search_miss
      where day > (rihla_now() at time zone 'UTC')::date - :days::int
      group by text, language, outcome order by sum(count) desc, max(day) desc, text limit :most`,
      values: input,
    }),
  )
}
