import { CallError } from '#web/lib/call-error.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import type { CartItemView } from './calls.ts'

/** Returns a function for the reason why an item is unavailable, translated, or null. */
export function useWhyUnavailable(): (item: CartItemView) => string | null {
  const wordsOf = useApiErrorWords()
  return (item) =>
    item.isAvailable
      ? null
      : wordsOf(new CallError(409, { code: item.unavailableReason ?? 'cart.sold_out', capacity: item.capacity }))
}
