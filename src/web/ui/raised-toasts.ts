/*
 * The container of toasts is added with the first toast: adding it makes the browser restyle the whole page, which takes
 * a phone 80 ms after every load.
 */

let isRaised = false
const listeners = new Set<() => void>()

export function raiseToasts(): void {
  isRaised = true
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const raisedToasts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): boolean => isRaised,
}
