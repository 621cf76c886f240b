import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { trimRecentlyViewed, upsertRecentlyViewed } from './queries.ts'
import { signedInUser } from './signed-in-user.ts'

const MAX_KEPT = 20

/**
 * Records products viewed the given number of seconds ago; an account keeps the last twenty. Products that this site
 * does not offer are skipped without an error. Throws ApiError `history.sign_in_required`.
 */
export async function recordRecentlyViewed(
  context: Context,
  input: { visitor: Visitor; seen: { productId: number; secondsAgo: number }[] },
): Promise<void> {
  const userId = signedInUser(input.visitor)
  await context.db.transaction(async (tx) => {
    await upsertRecentlyViewed(tx, { userId, supplierId: input.visitor.site.supplierId, seen: input.seen })
    await trimRecentlyViewed(tx, userId, MAX_KEPT)
  })
}
