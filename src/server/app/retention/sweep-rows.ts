import { availabilityRetention } from '#server/availability/retention.ts'
import { bookingRetention } from '#server/booking/retention.ts'
import { cartRetention } from '#server/cart/retention.ts'
import { catalogueRetention } from '#server/catalogue/retention.ts'
import { contentRetention } from '#server/content/retention.ts'
import type { Context } from '#server/kernel/context.ts'
import { kernelRetention } from '#server/kernel/retention.ts'
import { outboxRetention } from '#server/outbox/retention.ts'
import { quotesRetention } from '#server/quotes/retention.ts'
import { staffRetention } from '#server/staff/retention.ts'
import { tripRetention } from '#server/trips/retention.ts'

const sweeps = [
  ...cartRetention,
  ...outboxRetention,
  ...bookingRetention,
  ...availabilityRetention,
  ...catalogueRetention,
  ...contentRetention,
  ...quotesRetention,
  ...staffRetention,
  ...tripRetention,
  ...kernelRetention,
]

/** Rows per statement: few, so that locks are held briefly. */
const AT_ONCE = 1000

/** Deletes or anonymises every row that has reached its age, in batches. Logs the counts. */
export async function sweepRows(context: Context, atOnce = AT_ONCE): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, text } of sweeps) {
    let sum = 0
    for (;;) {
      // As a literal: with a parameter PostgreSQL plans for a tenth of the table and reads all of it.
      const limited = text.replaceAll('$1', String(atOnce))
      const rows = await context.db.rows({ name: `retention.${name}.${atOnce}`, text: limited })
      sum += rows.length
      if (rows.length < atOnce) break
    }
    if (sum > 0) counts[name] = sum
  }
  if (Object.keys(counts).length > 0) context.log.info({ counts }, 'deleted old rows')
  return counts
}
