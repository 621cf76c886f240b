import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { readCards } from '#server/catalogue/read-cards.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { sharedWishlistSchema } from './contract.ts'
import { ownerOf } from './owner-of.ts'
import { findList, findSharedList, listItems } from './queries.ts'

/**
 * A shared list, newest first, without its owner's name; withdrawn activities are only counted. Throws ApiError
 * `wishlist.link_unknown` also if sharing was ended.
 */
export async function readSharedWishlist(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; token: string },
): Promise<z.infer<typeof sharedWishlistSchema>> {
  const { visitor, locale, token } = input
  const shared = await findSharedList(context.db, token)
  if (!shared) throw new ApiError('missing', 'wishlist.link_unknown')
  const owner = ownerOf(visitor)
  const own = owner && (await findList(context.db, owner))
  const known = await readCards(context, { visitor, locale, productIds: await listItems(context.db, shared.id) })
  const cards = known.filter(({ isOffered }) => isOffered).map(({ card }) => card)
  return { cards, goneCount: known.length - cards.length, isOwn: own?.id === shared.id }
}
