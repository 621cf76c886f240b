import type { CardContext } from '#server/booking/providers/providers.ts'

/** Why cards cannot be charged with this sum; null when they can. Nothing to pay is not too little. */
export function cardRefusal(
  { providers: { card } }: CardContext,
  { currency, totalMinor }: { currency: string; totalMinor: number },
): 'currency' | 'too_small' | 'too_large' | null {
  const limits = card.limitsOf(currency)
  if (limits === null) return 'currency'
  if (totalMinor > 0 && totalMinor < limits.leastMinor) return 'too_small'
  return totalMinor > limits.mostMinor ? 'too_large' : null
}
