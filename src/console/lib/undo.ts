import { useSyncExternalStore } from 'react'

export const UNDO_MS = 10_000

/** An act that was done at once and can be taken back. */
export interface Undoable {
  /** What was done, for example "Assigned to Layla". */
  done: string
  undo: () => Promise<void>
}

export interface Offered extends Undoable {
  id: number
}

let last = 0
let offered: Offered | null = null
const listeners = new Set<() => void>()

/** Offers to undo the latest act, instead of an earlier one. */
export function offerUndo(next: Undoable): void {
  show({ ...next, id: ++last })
}

/** Removes the offer, unless there is a newer one. */
export function removeUndo(id: number): void {
  if (offered?.id === id) show(null)
}

export const forgetUndo = (): void => show(null)

function show(next: Offered | null): void {
  offered = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUndoable = (): Offered | null => useSyncExternalStore(subscribe, () => offered)
