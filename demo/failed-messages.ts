import type { Tx } from '#server/kernel/database.ts'

/** Seeds two messages that were given up, for the console's screen of the system's health. */
export async function seedFailedMessages(tx: Tx): Promise<void> {
  await tx.rows({
    name: 'seed.failed_messages',
    text: `insert into outbox (kind, channel, dedupe_key, recipient, language, payload, attempts, failed_at, last_error, created_at)
      select 'order_reminder', c.channel, 'demo:failed:' || c.channel, case c.channel when 'email' then o.email else o.phone end, o.language,
        jsonb_build_object('reference', o.reference), 60, now() - c.age, c.error, now() - c.age - interval '9 hours'
      from (select * from orders where status = 'pay_later' order by id limit 1) o cross join (values
        ('email', interval '5 hours', '550 5.2.2 The mailbox is full'),
        ('whatsapp', interval '2 hours', 'The number is not on WhatsApp')) as c (channel, age, error)`,
  })
}
