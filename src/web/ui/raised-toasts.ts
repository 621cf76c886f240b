/* The container of toasts is added with the first toast: most pages show none, and adding it is work after every load. */

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
