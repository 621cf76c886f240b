import { joinSaved, MAX_SAVED } from '#domain/wishlist.ts'
import { listKnownProducts } from '#server/catalogue/list-known-products.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { openOwnList } from './open-own-list.ts'
import { copyItems, findSharedList, listItems } from './queries.ts'

/**
 * Copies the activities of a shared list that this site offers to the visitor's own list, all or none. `wishlistToken`
 * is for the cookie, null for an account.
 * @throws ApiError `wishlist.link_unknown`; `wishlist.full` if there is no room for all
 */
export async function copySharedWishlist(
  context: Context,
  input: { visitor: Visitor; token: string },
): Promise<{ wishlistToken: string | null }> {
  const { visitor, token } = input
  return context.db.transaction(async (tx) => {
    const shared = await findSharedList(tx, token)
    if (!shared) throw new ApiError('missing', 'wishlist.link_unknown')
    const productIds = await listItems(tx, shared.id)
    const known = await listKnownProducts(tx, { productIds, supplierId: visitor.site.supplierId })
    const offered = productIds.filter((id) => known.get(id)?.isOffered)

    const { listId, wishlistToken } = await openOwnList(tx, visitor)
    const { added, left } = joinSaved(await listItems(tx, listId), offered)
    if (left.length > 0) throw new ApiError('conflict', 'wishlist.full', { most: MAX_SAVED })
    await copyItems(tx, { fromListId: shared.id, toListId: listId, productIds: added })
    return { wishlistToken }
  })
}
