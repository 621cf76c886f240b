interface Item {
  needsConfirmation: boolean
}

/**
 * What of the cart's other items can be added to a payment: all that are available, but beside items that are paid now
 * nothing that a host confirms first, because then nothing could be paid now.
 */
export function addableItems<Other extends Item & { isAvailable: boolean }>(
  items: readonly Item[],
  others: readonly Other[],
): Other[] {
  const isPaidNow = items.every(({ needsConfirmation }) => !needsConfirmation)
  return others.filter(({ isAvailable, needsConfirmation }) => isAvailable && !(isPaidNow && needsConfirmation))
}
