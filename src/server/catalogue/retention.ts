import type { Sweep } from '#server/kernel/sweep.ts'

export const catalogueRetention: Sweep[] = [
  {
    name: 'catalogue_changes',
    // Longer than any transaction, whose rows are read after its end.
    text: `delete from catalogue_change where id in (select id from catalogue_change
        where created_at < now() - interval '6 hours' order by id limit $1) returning 1`,
  },
  {
    name: 'searches_without_result',
    text: `delete from search_miss where (day, text, language, outcome) in (select day, text, language, outcome from search_miss
        where day < (rihla_now() at time zone 'UTC')::date - 90 order by day limit $1) returning 1`,
  },
]
