import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { comparisonSchema } from './comparison-contract.ts'
import { listComparedRows } from './comparison-queries.ts'
import { offersOf, readCards } from './read-cards.ts'
import { currentSnapshot, dateOf } from './snapshot/snapshot.ts'

interface Wish {
  /** Both or none. */
  from: string | null
  to: string | null
  travellers: number | null
}

/**
 * Products side by side, in the given order; without those that do not exist on the visitor's site. Withdrawn ones are
 * marked.
 */
export async function readComparison(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; productIds: readonly number[] } & Wish,
): Promise<z.infer<typeof comparisonSchema>> {
  const { visitor, locale, productIds, from, to, travellers } = input
  const trip = from === null || to === null ? null : { from, to, travellers }
  const snapshot = await currentSnapshot(context.db.reading)
  const [known, rows] = await Promise.all([
    readCards(context, { visitor, locale, productIds, trip }),
    listComparedRows(context.db.reading, productIds),
  ])
  const offers = offersOf(snapshot, productIds, trip ?? { from: null, to: null, travellers })
  const firstDays = new Map(productIds.map((id, index) => [id, offers[index]?.firstDay]))
  return {
    items: known.flatMap(({ card, isOffered }) => {
      const row = rows.find(({ id }) => id === card.id)
      if (!row) return []
      const { id, ...facts } = row
      const firstDay = firstDays.get(id)
      return [{ ...facts, card, isOffered, firstDay: firstDay === undefined ? null : dateOf(firstDay) }]
    }),
  }
}
