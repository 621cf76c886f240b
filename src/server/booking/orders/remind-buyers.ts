import type { Context } from '#server/kernel/context.ts'
import { insertReminders } from './queries.ts'

/** When a deadline comes near; a reminder that would follow the order's own mail within `notWithin` hours is not written. */
export const reminders = [
  { kind: 'order_reminder', from: 48, to: 6, notWithin: 12 },
  { kind: 'order_last_reminder', from: 6, to: 0, notWithin: 2 },
] as const

/** Reminds buyers of orders that wait for their payment until a deadline: two days and six hours before it, once each (D8). */
export async function remindBuyers(context: Context): Promise<void> {
  for (const { kind, from, to, notWithin } of reminders)
    await insertReminders(context.db, { kind, fromHours: from, toHours: to, notWithinHours: notWithin })
}
