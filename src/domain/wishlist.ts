/** The most activities that one wishlist holds. */
export const mostSaved = 200

/**
 * What becomes of `more` when it joins a list that holds `own`: `added` is what the list does not have yet, each once, in the order given,
 * as long as there is room; `left` is what found none. What a list holds already never leaves it for something new.
 */
export function joinSaved(own: readonly number[], more: readonly number[]): { added: number[]; left: number[] } {
  const has = new Set(own)
  const fresh = [...new Set(more)].filter((id) => !has.has(id))
  const room = Math.max(0, mostSaved - own.length)
  return { added: fresh.slice(0, room), left: fresh.slice(room) }
}
