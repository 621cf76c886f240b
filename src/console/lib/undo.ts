import { useSyncExternalStore } from 'react'

export const UNDO_MS = 10_000

/** An act that was done at once and can be taken back. */
export interface Undoable {
  /** What was done, for example "Assigned to Layla". */
  done: string
  undo: () => Promise<void>
}

let offered: Undoable | null = null
const listeners = new Set<() => void>()

/** Offers to undo the latest act, instead of an earlier one. */
export function offerUndo(next: Undoable | null): void {
  offered = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUndoable = (): Undoable | null => useSyncExternalStore(subscribe, () => offered)
