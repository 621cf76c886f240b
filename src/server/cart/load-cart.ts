import type { Connection } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartKey } from './cart-key.ts'
import { priceDeparture, type PricedDeparture } from './price-departure.ts'
import { findCartItems, type CartItemRow } from './queries.ts'

export interface LoadedItem {
  row: CartItemRow
  priced: PricedDeparture
}

/** The visitor's cart, every item priced and checked now. */
export async function loadCart(connection: Connection, visitor: Visitor): Promise<LoadedItem[]> {
  if (visitor.cartToken === null) return []
  const rows = await findCartItems(connection, cartKey(visitor.site, visitor.cartToken), visitor.site.supplierId)
  // Items of one departure must fit into it together: earlier ones come first. Seats that the cart's own order holds count as free.
  const alreadyAllocated = new Map<number, number>()
  return rows.map((row) => {
    const days = row.days.map((day) => ({
      ...day,
      held: day.held - (row.ownHeld[day.id] ?? 0) + (alreadyAllocated.get(day.id) ?? 0),
    }))
    const priced = priceDeparture(
      { ...row, days },
      { units: row.chosenUnits, extras: row.chosenExtras, pickupPointId: row.pickupPointId, duration: row.duration },
    )
    if (priced.refusal === null)
      for (const { id } of days) alreadyAllocated.set(id, (alreadyAllocated.get(id) ?? 0) + priced.breakdown.places)
    return { row, priced }
  })
}
