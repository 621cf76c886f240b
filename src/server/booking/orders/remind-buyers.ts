import type { Context } from '#server/kernel/context.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { aboutOrder } from '#server/booking/order-messages.ts'
import { inOrderStates } from '#server/booking/states.ts'
import type { CopiedMessageKind } from '#server/outbox/message-kinds.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

/** Hours before the deadline. No reminder is sent within `notWithin` hours of the order's own mail. */
export const reminders = [
  { kind: 'order_reminder', from: 48, to: 6, notWithin: 12 },
  { kind: 'order_last_reminder', from: 6, to: 0, notWithin: 2 },
] as const

/** Reminds buyers of unpaid orders 48 and 6 hours before the deadline, once each (D8). */
export async function remindBuyers(context: Context): Promise<void> {
  for (const { kind, from, to, notWithin } of reminders)
    await insertReminders(context.db, { kind, fromHours: from, toHours: to, notWithinHours: notWithin })
}

/** One reminder for each unpaid order whose deadline is between `toHours` and `fromHours` away. */
async function insertReminders(
  connection: Connection,
  reminder: { kind: CopiedMessageKind; fromHours: number; toHours: number; notWithinHours: number },
): Promise<void> {
  await connection.rows(
    named({
      name: 'orders.insert_reminders',
      text: queueMessages({
        ...aboutOrder('o.'),
        kind: ':kind',
        from: `orders o
      where o.status ${inOrderStates('payable')} and o.hold_expires_at > rihla_now() + make_interval(hours => :toHours)
        and o.hold_expires_at <= rihla_now() + make_interval(hours => :fromHours)
        and o.payable_since <= rihla_now() - make_interval(hours => :notWithinHours)
        and not exists (select from outbox m where m.dedupe_key = :kind || ':' || o.reference)`,
      }),
      values: reminder,
    }),
  )
}
