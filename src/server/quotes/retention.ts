import type { Sweep } from '#server/kernel/sweep.ts'
import { inQuoteStates } from './states.ts'

export const quotesRetention: Sweep[] = [
  {
    name: 'quote_requests',
    text: `delete from quote_request where id in (select q.id from quote_request q
        where q.order_id is null and q.status ${inQuoteStates('unbooked')} and q.created_at < rihla_now() - interval '2 years'
          and not exists (select from departure d where d.quote_request_id = q.id)
      order by q.created_at limit $1) returning 1`,
  },
]
