/** Most activities of a wishlist. */
export const MAX_SAVED = 200

/**
 * Merges `more` into a list that holds `own`. `added`: those that the list lacks, each once, in order, as long as there
 * is room; `left`: those without room. Activities already in the list are never displaced.
 */
export function joinSaved(own: readonly number[], more: readonly number[]): { added: number[]; left: number[] } {
  const has = new Set(own)
  const fresh = [...new Set(more)].filter((id) => !has.has(id))
  const room = Math.max(0, MAX_SAVED - own.length)
  return { added: fresh.slice(0, room), left: fresh.slice(room) }
}
