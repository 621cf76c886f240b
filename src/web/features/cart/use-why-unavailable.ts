import { CallError } from '#web/lib/call-error.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import type { CartItemView } from './calls.ts'

/** Returns a function for the reason why an item is unavailable, translated, or null. */
export function useWhyUnavailable(): (item: CartItemView) => string | null {
  const wordsOf = useApiErrorWords()
  return (item) => {
    if (item.isAvailable) return null
    const { capacity, unavailableLimit: limit } = item
    const details = { capacity, maximum: limit, minimum: limit }
    return wordsOf(new CallError(409, { code: item.unavailableReason ?? 'cart.sold_out', ...details }))
  }
}
