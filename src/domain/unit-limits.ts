interface LimitedUnit {
  quantity: number
  minQuantity: number
  maxQuantity: number | null
}

/** The first unit that a booking has too few or too many of, with the limit it breaks; null if there is none. */
export function findOverLimit<Unit extends LimitedUnit>(
  units: readonly Unit[],
): { reason: 'unit_too_few' | 'unit_too_many'; unit: Unit; limit: number } | null {
  for (const unit of units) {
    const { quantity, minQuantity, maxQuantity } = unit
    if (quantity > 0 && quantity < minQuantity) return { reason: 'unit_too_few', unit, limit: minQuantity }
    if (maxQuantity !== null && quantity > maxQuantity) return { reason: 'unit_too_many', unit, limit: maxQuantity }
  }
  return null
}
