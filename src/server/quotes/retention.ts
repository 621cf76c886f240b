import type { Sweep } from '#server/kernel/sweep.ts'

export const quotesRetention: Sweep[] = [
  {
    name: 'quote_requests',
    text: `delete from quote_request where id in (select q.id from quote_request q
        where q.order_id is null and q.status in ('declined_by_operator', 'declined_by_buyer', 'expired') and q.created_at < rihla_now() - interval '2 years'
          and not exists (select from departure d where d.quote_request_id = q.id)
      limit $1) returning 1`,
  },
]
