import type { Context } from '#server/kernel/context.ts'
import { deleteUnusedLists } from './queries.ts'

/** A visitor's cookie lasts a year from the last change (kernel/cookies.ts); a month later the list is inaccessible. */
const UNUSED_DAYS = 395

/** Deletes the lists of browsers whose cookie has expired. */
export async function sweepWishlists(context: Context): Promise<void> {
  const count = await deleteUnusedLists(context.db, UNUSED_DAYS)
  if (count > 0) context.log.info({ count }, 'deleted unused wishlists')
}
