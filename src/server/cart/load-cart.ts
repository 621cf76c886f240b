import { hashToken } from '#server/platform/token.ts'
import type { Connection } from '#server/platform/database.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { priceOffer, type PricedOffer } from './price-offer.ts'
import { findCartItems, type CartItemRow } from './queries.ts'

export interface LoadedItem {
  row: CartItemRow
  priced: PricedOffer
}

/** The visitor's cart as it stands in the database, every item priced and checked at this moment. */
export async function loadCart(connection: Connection, visitor: Visitor): Promise<LoadedItem[]> {
  if (visitor.cartToken === null) return []
  const rows = await findCartItems(connection, hashToken(visitor.cartToken), visitor.site.supplierId)
  return rows.map((row) => ({
    row,
    priced: priceOffer(row, {
      units: row.chosenUnits,
      extras: row.chosenExtras,
      pickupPointId: row.pickupPointId,
      duration: row.duration,
    }),
  }))
}
