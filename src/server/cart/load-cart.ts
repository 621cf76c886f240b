import type { LineChoice } from '#domain/cart-line.ts'
import type { Connection } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { keyOfCart } from './cart-key.ts'
import { priceDeparture, type PricedDeparture } from './price-departure.ts'
import { findCartItems, type CartItemRow } from './queries.ts'

export interface LoadedItem {
  row: CartItemRow
  priced: PricedDeparture
}

/** The visitor's cart, every item priced and checked now. With `only`, as if it held nothing but the items with these ids. */
export async function loadCart(
  connection: Connection,
  visitor: Visitor,
  only: readonly number[] | null = null,
): Promise<LoadedItem[]> {
  const key = keyOfCart(visitor)
  if (key === null) return []
  const all = await findCartItems(connection, key, visitor.site.supplierId)
  return priceRows(only === null ? all : all.filter(({ id }) => only.includes(id)))
}

/** Prices and checks the items of a cart, in the order of their ids. */
export function priceRows(rows: readonly CartItemRow[]): LoadedItem[] {
  // Items of one departure must fit into it together: earlier ones come first. Seats that the cart's own order holds count as free.
  const alreadyAllocated = new Map<number, number>()
  return rows.map((row) => {
    const days = row.days.map((day) => ({
      ...day,
      held: day.held - (row.ownHeld[day.id] ?? 0) + (alreadyAllocated.get(day.id) ?? 0),
    }))
    const priced = priceDeparture({ ...row, days }, choiceOf(row))
    if (priced.refusal === null)
      for (const { id } of days) alreadyAllocated.set(id, (alreadyAllocated.get(id) ?? 0) + priced.breakdown.places)
    return { row, priced }
  })
}

export function choiceOf(row: CartItemRow): LineChoice & Pick<CartItemRow, 'guideLanguage' | 'partySize'> {
  return {
    units: row.chosenUnits,
    extras: row.chosenExtras,
    pickupPointId: row.pickupPointId,
    duration: row.duration,
    guideLanguage: row.guideLanguage,
    partySize: row.partySize,
  }
}
