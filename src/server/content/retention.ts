import type { Sweep } from '#server/kernel/sweep.ts'

export const contentRetention: Sweep[] = [
  {
    name: 'contact_messages',
    text: `delete from message where id in (select id from message where created_at < rihla_now() - interval '2 years' order by created_at limit $1)
      returning 1`,
  },
]
