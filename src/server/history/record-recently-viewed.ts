import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { trimSeen, upsertSeen } from './queries.ts'
import { signedInUser } from './signed-in-user.ts'

const MOST_KEPT = 20

/**
 * Records products viewed the given number of seconds ago; an account keeps the last twenty. Products that this site
 * does not offer are skipped without an error. Throws ApiError `history.sign_in_required`.
 */
export async function recordSeen(
  context: Context,
  input: { visitor: Visitor; seen: { productId: number; secondsAgo: number }[] },
): Promise<void> {
  const userId = signedInUser(input.visitor)
  await context.db.transaction(async (tx) => {
    await upsertSeen(tx, { userId, supplierId: input.visitor.site.supplierId, seen: input.seen })
    await trimSeen(tx, userId, MOST_KEPT)
  })
}
