interface Bounds {
  min: number
  max: number
  /** The lowest number above `min`: those between are skipped. */
  least: number
}

/**
 * The numbers that the buttons of a stepper lead to. Above the maximum, as a party that was searched for may be, one
 * press goes down to it.
 */
export function stepNumbers(value: number, { min, max, least }: Bounds): { fewer: number; more: number } {
  const below = Math.min(value - 1, max)
  return { fewer: below < least ? min : below, more: Math.max(value + 1, least) }
}
