import { joinSaved, MAX_SAVED } from '#domain/wishlist.ts'
import { listKnownProducts } from '#server/catalogue/list-known-products.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { openOwnList } from './open-own-list.ts'
import { insertItem, listItems } from './queries.ts'

/**
 * Adds an activity to the visitor's list, creating the list if missing. An activity already on it keeps its position.
 * `wishlistToken` is for the cookie, null for an account.
 * @throws ApiError `wishlist.product_unknown` if this site does not offer it, `wishlist.full`
 */
export async function saveProduct(
  context: Context,
  input: { visitor: Visitor; productId: number },
): Promise<{ wishlistToken: string | null }> {
  const { visitor, productId } = input
  const known = await listKnownProducts(context.db, { productIds: [productId], supplierId: visitor.site.supplierId })
  if (!known.get(productId)?.isOffered) throw new ApiError('missing', 'wishlist.product_unknown')

  return context.db.transaction(async (tx) => {
    const { listId, wishlistToken } = await openOwnList(tx, visitor)
    const { added, left } = joinSaved(await listItems(tx, listId), [productId])
    if (left.length > 0) throw new ApiError('conflict', 'wishlist.full', { most: MAX_SAVED })
    if (added.length > 0) await insertItem(tx, listId, productId)
    return { wishlistToken }
  })
}
