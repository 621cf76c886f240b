import type { Context } from '#server/kernel/context.ts'
import { emptyEventBodies } from './queries.ts'

/** As long as a provider lets a payment be disputed, and its own log goes back. */
const KEPT_DAYS = 90
/** Events of one statement: it stays short. */
const AT_ONCE = 1000

/**
 * Empties the bodies of old payment events, which contain personal data. The ids stay, so that an event that is sent again is still ignored. Events
 * that were not processed keep their body.
 */
export async function forgetEventBodies(context: Context): Promise<number> {
  let sum = 0
  for (;;) {
    const count = await emptyEventBodies(context.db, { olderThanDays: KEPT_DAYS, most: AT_ONCE })
    sum += count
    if (count < AT_ONCE) break
  }
  if (sum > 0) context.log.info({ count: sum }, 'bodies of old payment events emptied')
  return sum
}
