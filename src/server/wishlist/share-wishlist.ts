import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { newToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { ownerOf } from './owner-of.ts'
import { findList, listItems, shareList } from './queries.ts'

/**
 * Returns a token for a link to the visitor's list, which also shows later changes: the same token until sharing ends.
 * Throws ApiError `wishlist.nothing_to_share` for an empty list.
 */
export async function shareWishlist(context: Context, input: { visitor: Visitor }): Promise<{ shareToken: string }> {
  const owner = ownerOf(input.visitor)
  const list = owner && (await findList(context.db, owner))
  const isEmpty = !list || (await listItems(context.db, list.id)).length === 0
  const shareToken = isEmpty ? undefined : await shareList(context.db, list.id, newToken())
  if (shareToken === undefined) throw new ApiError('conflict', 'wishlist.nothing_to_share')
  return { shareToken }
}
