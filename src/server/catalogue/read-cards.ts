import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { cardSchema, listingQuery } from './contract.ts'
import { listCards } from './list-cards.ts'
import { listFreeDays } from './list-free-days.ts'
import { partyOf, youngestOf } from './resolve-filter.ts'
import type { Offer } from './snapshot/departures.ts'
import { currentSnapshot, type Snapshot } from './snapshot/snapshot.ts'
import { offersIn } from './snapshot/wish.ts'
import { viewCard } from './view-card.ts'

/** A card, and whether it can be booked now. */
export interface KnownCard {
  card: z.infer<typeof cardSchema>
  isOffered: boolean
  /** The most travellers of one booking; null without options. */
  mostTogether: number | null
}

/** The days and travellers that a visitor is looking for; without days, in the next months. */
export interface WishedTrip extends Pick<z.infer<typeof listingQuery>, 'travellers' | 'ages'> {
  /** Both or none. */
  from?: string | undefined
  to?: string | undefined
}

/**
 * The cards of these products in the given order, including withdrawn ones; without products that do not exist on the
 * visitor's site. With a trip, each has the free day in it on which the party pays least.
 */
export async function readCards(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; productIds: readonly number[]; trip?: WishedTrip | null },
): Promise<KnownCard[]> {
  const { visitor, locale, productIds, trip = null } = input
  if (productIds.length === 0) return []
  const { supplierId } = visitor.site
  const snapshot = await currentSnapshot(context.db.reading)
  const offers = trip === null ? [] : offersOf(snapshot, productIds, trip)
  const [rows, exchange, days] = await Promise.all([
    listCards(context.db.reading, snapshot, productIds),
    findExchange(context, visitor),
    listFreeDays(context.db.reading, offers, { travellers: trip?.travellers ?? null, party: trip && partyOf(trip) }),
  ])
  const reader = { locale, exchange }
  const ofSite = rows.filter((row) => supplierId === null || row.supplierId === supplierId)
  return ofSite.map((row) => ({
    card: viewCard({ ...row, free: days.get(row.id) ?? null }, reader),
    isOffered: row.isOffered,
    mostTogether: row.mostTogether,
  }))
}

/** What these products offer in the days, otherwise in the next months; null if nothing. */
export function offersOf(snapshot: Snapshot, productIds: readonly number[], trip: WishedTrip): (Offer | null)[] {
  const offerOf = offersIn(snapshot, {
    fromDate: trip.from ?? null,
    toDate: trip.to ?? null,
    travellers: trip.travellers ?? null,
    youngest: youngestOf(trip),
    dayParts: null,
    freeCancellation: false,
  })
  return productIds.map((id) => {
    const row = snapshot.products.rowOf(id)
    return row === undefined ? null : offerOf(row)
  })
}
