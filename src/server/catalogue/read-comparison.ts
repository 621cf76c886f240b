import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { comparisonSchema } from './comparison-contract.ts'
import { listComparedRows } from './comparison-queries.ts'
import { offersOf, readCards, type KnownCard, type WishedTrip } from './read-cards.ts'
import type { Offer } from './snapshot/departures.ts'
import { currentSnapshot, dateOf } from './snapshot/snapshot.ts'

/**
 * Products side by side, in the given order; without those that do not exist on the visitor's site. Withdrawn ones are
 * marked.
 */
export async function readComparison(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; productIds: readonly number[]; wish: WishedTrip },
): Promise<z.infer<typeof comparisonSchema>> {
  const { wish, ...reader } = input
  const { productIds } = reader
  const hasDates = wish.from !== undefined
  const snapshot = await currentSnapshot(context.db.reading)
  const [known, priced, rows] = await Promise.all([
    readCards(context, { ...reader, trip: hasDates ? wish : null }),
    // Without dates the cards say nothing of the party, but what it pays can be compared.
    hasDates || wish.travellers === undefined ? null : readCards(context, { ...reader, trip: wish }),
    listComparedRows(context.db.reading, productIds),
  ])
  const offers = offersOf(snapshot, productIds, wish)
  const offerById = new Map(productIds.map((id, index) => [id, offers[index] ?? null]))
  return {
    items: known.flatMap(({ card, isOffered, mostTogether }, index) => {
      const row = rows.find(({ id }) => id === card.id)
      if (!row) return []
      const { id, ...facts } = row
      const offer = offerById.get(id) ?? null
      const { free } = priced?.[index]?.card ?? card
      return [
        {
          ...facts,
          card,
          isOffered,
          mostTogether,
          firstDay: offer && dateOf(offer.firstDay),
          total: wish.travellers === undefined ? null : totalOf(free, offer, wish.travellers),
        },
      ]
    }),
  }
}

/** What the party pays; a price that it shares is its own if the unit takes all of them. */
function totalOf(free: KnownCard['card']['free'], offer: Offer | null, travellers: number) {
  if (free === null || free.total !== null) return free?.total ?? null
  const isOfAll = travellers === 1 || (free.unitTitle !== null && offer !== null && offer.costMinor < Infinity)
  return isOfAll ? free.from : null
}
