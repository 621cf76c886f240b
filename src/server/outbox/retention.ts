import type { Sweep } from '#server/kernel/sweep.ts'

export const outboxRetention: Sweep[] = [
  {
    name: 'messages_recipients',
    // The row remains for its dedupe_key: a late change of the order must not write the message again.
    text: `update outbox set recipient = '', subject = null, body = null, payload = payload - '{token,code,text,texts,quoted,email,name}'::text[] where id in (select id from outbox
        where recipient <> '' and coalesce(sent_at, failed_at) < rihla_now() - interval '90 days'
        order by coalesce(sent_at, failed_at) limit $1) returning 1`,
  },
  {
    name: 'messages',
    text: `delete from outbox where id in (select id from outbox
        where recipient = '' and coalesce(sent_at, failed_at) < rihla_now() - interval '400 days'
        order by coalesce(sent_at, failed_at) limit $1) returning 1`,
  },
]
