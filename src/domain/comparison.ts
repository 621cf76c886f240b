/** So many activities are compared with each other. */
export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 4

/** A checkbox of the choice without script: `compare-12=on`. */
export const comparedField = (id: number): string => `compare-${id}`

/** For an address, which would escape a comma: `12.15`. */
export const comparedText = (ids: readonly number[]): string => ids.join('.')

/** The first ids in a text of an address, each once. */
export function comparedIds(text: string): number[] {
  const ids = (text.match(/\d+/g) ?? []).map(Number).filter((id) => id > 0 && Number.isSafeInteger(id))
  return [...new Set(ids)].slice(0, MOST_COMPARED)
}

/**
 * What an address compares: as its text, or as the checkboxes of a form, which it then loses. Nothing if they are too
 * few.
 */
export function comparedSearch(search: Record<string, unknown>): { compare?: string | undefined } {
  const fields = Object.keys(search).filter((name) => /^compare-\d+$/.test(name))
  const ids = comparedIds(typeof search['compare'] === 'string' ? search['compare'] : fields.join())
  return {
    ...Object.fromEntries(fields.map((name) => [name, undefined])),
    compare: ids.length < FEWEST_COMPARED ? undefined : comparedText(ids),
  }
}
