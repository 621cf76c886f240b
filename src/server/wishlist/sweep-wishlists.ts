import type { Context } from '#server/kernel/context.ts'
import { deleteUnusedLists } from './queries.ts'

/** A visitor's cookie lives a year from the last saving (kernel/cookies.ts); a month later nobody can open the list. */
const UNUSED_DAYS = 395

/** Deletes the lists of browsers that cannot come back to them. */
export async function sweepWishlists(context: Context): Promise<void> {
  const count = await deleteUnusedLists(context.db, UNUSED_DAYS)
  if (count > 0) context.log.info({ count }, 'unused wishlists deleted')
}
