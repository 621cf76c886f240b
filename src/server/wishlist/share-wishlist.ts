import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { newToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { ownerOf } from './owner-of.ts'
import { findList, listItems, shareList } from './queries.ts'

/**
 * Lets whoever has the link read the visitor's list, as it is and as it becomes, and answers the link's token: the same one until sharing is
 * ended. Throws ApiError `wishlist.nothing_to_share` for an empty list.
 */
export async function shareWishlist(context: Context, input: { visitor: Visitor }): Promise<{ shareToken: string }> {
  const owner = ownerOf(input.visitor)
  const list = owner && (await findList(context.db, owner))
  if (!list || (await listItems(context.db, list.id)).length === 0)
    throw new ApiError('conflict', 'wishlist.nothing_to_share')
  return { shareToken: await shareList(context.db, list.id, newToken()) }
}
