import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { cardSchema } from './contract.ts'
import { listCards } from './list-cards.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { viewCard } from './view-card.ts'

/** A card, and whether it can be booked now. */
export interface KnownCard {
  card: z.infer<typeof cardSchema>
  isOffered: boolean
}

/**
 * The cards of these products in the given order, including withdrawn ones; without products that do not exist on the
 * visitor's site.
 */
export async function readCards(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; productIds: readonly number[] },
): Promise<KnownCard[]> {
  const { visitor, locale, productIds } = input
  if (productIds.length === 0) return []
  const { supplierId } = visitor.site
  const snapshot = await currentSnapshot(context.db.reading)
  const [rows, exchange] = await Promise.all([
    listCards(context.db.reading, snapshot, productIds),
    findExchange(context, visitor),
  ])
  const reader = { locale, exchange }
  const ofSite = rows.filter((row) => supplierId === null || row.supplierId === supplierId)
  return ofSite.map((row) => ({ card: viewCard(row, reader), isOffered: row.isOffered }))
}
