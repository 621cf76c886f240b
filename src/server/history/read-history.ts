import type { Locale } from '#domain/locale.ts'
import { readCards, type KnownCard } from '#server/catalogue/read-cards.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { listRecentlyViewed } from './queries.ts'
import { signedInUser } from './signed-in-user.ts'

/**
 * The account's recently viewed products that this site still offers, newest first. Throws ApiError
 * `history.sign_in_required`.
 */
export async function readHistory(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale },
): Promise<{ cards: KnownCard['card'][] }> {
  const productIds = await listRecentlyViewed(context.db, signedInUser(input.visitor))
  const known = await readCards(context, { ...input, productIds })
  return { cards: known.filter(({ isOffered }) => isOffered).map(({ card }) => card) }
}
