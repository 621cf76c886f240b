/** A unit that lists compare. */
export interface ListedUnit {
  /** How many people share it. */
  travellers: number
  /** How many of it a booking can have. */
  most: number
  priceMinor: number
}

export interface PartyPrice {
  /** Of one unit, in minor units of the product's currency; NaN without a price. */
  priceMinor: number
  /** How many of the unit the party shares; 1 for the price of one person. */
  quantity: number
  /** What all of them pay, without the supplement of the day; Infinity if no unit takes them alone. */
  costMinor: number
}

/** The unit with which the party pays least, as `partyPrice` of party-price.sql.ts; `units` has the lowest price first. */
export function partyPrice(
  units: readonly ListedUnit[],
  { party, capacity, seats, isPerPerson }: { party: number; capacity: number; seats: number; isPerPerson: boolean },
): PartyPrice {
  let best: PartyPrice = { priceMinor: units[0]?.priceMinor ?? NaN, quantity: 1, costMinor: Infinity }
  for (const { travellers, most, priceMinor } of units) {
    const needed = Math.ceil(party / travellers)
    const fits = needed <= most && needed * travellers <= capacity && needed * (isPerPerson ? travellers : 1) <= seats
    if (travellers > 1 && !fits) continue
    const costMinor = needed * priceMinor
    if (costMinor < best.costMinor) best = { priceMinor, quantity: travellers > 1 ? needed : 1, costMinor }
  }
  return best
}
