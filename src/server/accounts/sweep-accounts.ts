import type { Context } from '#server/platform/context.ts'
import { deleteEnded } from './link-queries.ts'

/** Deletes what has ended: sessions, links that were mailed, counts of attempts, keys of requests. */
export async function sweepAccounts(context: Context): Promise<void> {
  await deleteEnded(context.db)
}
