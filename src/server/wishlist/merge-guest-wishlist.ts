import { joinSaved } from '#domain/wishlist.ts'
import type { Context } from '#server/kernel/context.ts'
import { hashToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { copyItems, deleteList, findList, listItems, openList, shareList } from './queries.ts'

/**
 * On signing in what this browser saved joins the account's list, the newest first as far as there is room (`joinSaved`), and the browser's
 * list is no more. A link that was given out for it goes on only where the account had saved nothing: it would show that too.
 */
export async function adoptVisitorWishlist(
  context: Context,
  input: { visitor: Visitor; userId: number },
): Promise<void> {
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
