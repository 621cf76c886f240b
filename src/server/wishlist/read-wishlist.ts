import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { readCards, type WishedTrip } from '#server/catalogue/read-cards.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { wishlistSchema } from './contract.ts'
import { ownerOf } from './owner-of.ts'
import { findList, listItems } from './queries.ts'

/** The visitor's saved activities, newest first, with the free day of a trip on which its party pays least. Includes withdrawn ones, marked as such. */
export async function readWishlist(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; trip?: WishedTrip | null },
): Promise<z.infer<typeof wishlistSchema>> {
  const owner = ownerOf(input.visitor)
  const list = owner && (await findList(context.db, owner))
  if (!list) return { items: [], shareToken: null }
  const productIds = await listItems(context.db, list.id)
  return { items: await readCards(context, { ...input, productIds }), shareToken: list.shareToken }
}
