import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { deleteRecentlyViewed } from './queries.ts'
import { signedInUser } from './signed-in-user.ts'

/** Deletes the account's history. Throws ApiError `history.sign_in_required`. */
export async function clearHistory(context: Context, input: { visitor: Visitor }): Promise<void> {
  await deleteRecentlyViewed(context.db, signedInUser(input.visitor))
}
