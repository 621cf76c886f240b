import type { Context } from '#server/kernel/context.ts'
import { sweeps, sweepStatement } from './sweep-statements.ts'

/** Rows of one statement: it stays short, and holds its locks briefly. */
const AT_ONCE = 1000

/** Deletes or strips every row that has reached its age, in batches. Logs how many. */
export async function sweepRows(context: Context, atOnce = AT_ONCE): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const sweep of sweeps) {
    let sum = 0
    for (;;) {
      const rows = await context.db.rows(sweepStatement(sweep, atOnce))
      sum += rows.length
      if (rows.length < atOnce) break
    }
    if (sum > 0) counts[sweep.name] = sum
  }
  if (Object.keys(counts).length > 0) context.log.info({ counts }, 'old rows swept')
  return counts
}
