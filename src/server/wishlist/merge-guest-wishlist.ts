import { joinSaved } from '#domain/wishlist.ts'
import type { Context } from '#server/kernel/context.ts'
import { hashToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { copyItems, deleteList, findList, listItems, openList, shareList } from './queries.ts'

/**
 * On sign-in, adds the browser's list to the account's, the newest first as far as there is room (`joinSaved`), and
 * deletes it. A link to the browser's list stays valid only if the account had saved nothing, because it would expose
 * that too.
 */
export async function mergeGuestWishlist(context: Context, input: { visitor: Visitor; userId: number }): Promise<void> {
  const { wishlistToken } = input.visitor
  if (wishlistToken === null) return
  const browser = { userId: null, tokenHash: hashToken(wishlistToken) }
  await context.db.transaction(async (tx) => {
    if (!(await findList(tx, browser))) return
    // Locked before it is read: another tab may be saving to it.
    const fromListId = await openList(tx, browser)
    const shareToken = (await findList(tx, browser))?.shareToken ?? null
    const toListId = await openList(tx, { userId: input.userId, tokenHash: null })
    const own = await listItems(tx, toListId)
    const { added } = joinSaved(own, await listItems(tx, fromListId))
    await copyItems(tx, { fromListId, toListId, productIds: added })
    await deleteList(tx, fromListId)
    if (shareToken !== null && own.length === 0) await shareList(tx, toListId, shareToken)
  })
}
