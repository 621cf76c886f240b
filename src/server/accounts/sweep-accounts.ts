import type { Context } from '#server/kernel/context.ts'
import { deleteEnded } from './link-queries.ts'

/** Deletes what has ended: sessions, and links that were mailed. */
export async function sweepAccounts(context: Context): Promise<void> {
  await deleteEnded(context.db)
}
