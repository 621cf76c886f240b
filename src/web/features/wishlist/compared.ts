import { useSyncExternalStore } from 'react'

let chosen: readonly number[] = []
const none: readonly number[] = []
const listeners = new Set<() => void>()

/** Which activities are chosen for the comparison; they stay chosen while the visitor looks at other pages. */
export function useChosen(): readonly number[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosen,
    () => none,
  )
}

export function setChosen(ids: readonly number[]): void {
  chosen = ids
  listeners.forEach((listener) => listener())
}
