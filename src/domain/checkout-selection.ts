/**
 * The part of the cart that a checkout is of, as its address says it: `items=12-15`. In the address rather than in the cart, so that two tabs, the back
 * button and a reload each keep their own (docs/rules/cart.md).
 */
export const selectionPattern = /^\d{1,15}(?:-\d{1,15}){0,49}$/

export function formatSelection(ids: readonly number[]): string {
  return ids.join('-')
}

/** Null, which is the whole cart, if there is none or it is malformed. */
export function parseSelection(text: unknown): number[] | null {
  return typeof text === 'string' && selectionPattern.test(text) ? [...new Set(text.split('-').map(Number))] : null
}
