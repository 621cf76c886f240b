import type { Sweep } from '#server/kernel/sweep.ts'

export const catalogueRetention: Sweep[] = [
  {
    name: 'searches_without_result',
    text: `delete from search_miss where (day, text, language, outcome) in (select day, text, language, outcome from search_miss
        where day < (rihla_now() at time zone 'UTC')::date - 90 order by day limit $1) returning 1`,
  },
]
