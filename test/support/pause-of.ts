import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { oneRow } from '#server/kernel/database.ts'

/**
 * Tries to send the one pending message of `channel`. Returns the seconds until the next attempt, measured from before
 * the try: never less than the delay that was chosen, and more on a slow machine.
 */
export async function pauseOf(
  context: PaymentContext,
  channel: 'email' | 'whatsapp',
  trySending: (context: PaymentContext) => Promise<void>,
): Promise<number> {
  const { begun } = await oneRow<{ begun: Date }>(context.db, {
    name: 'test.begun',
    text: 'select rihla_now() as begun',
  })
  await trySending(context)
  const { pause } = await oneRow<{ pause: number }>(context.db, {
    name: 'test.pause',
    text: `select extract(epoch from next_at - $1)::float8 as pause from outbox where channel = $2 and sent_at is null and failed_at is null`,
    values: [begun, channel],
  })
  return pause
}
