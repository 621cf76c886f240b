import type { Context } from '#server/kernel/context.ts'
import { deleteEnded } from './link-queries.ts'

/** Deletes ended sessions and links. */
export async function sweepAccounts(context: Context): Promise<void> {
  await deleteEnded(context.db)
}
