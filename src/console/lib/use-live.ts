import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeKinds, type ChangeKind, type ConsoleChange } from '#domain/console-change.ts'
import { followChanges } from './change-stream.ts'

/** The lists that are open in this window. */
const listeners = new Map<ChangeKind, Set<() => void>>(changeKinds.map((kind) => [kind, new Set()]))

/** Calls `listener` when rows of a kind have changed. Returns a function that removes it. */
export function listenForChanges(kind: ChangeKind, listener: () => void): () => void {
  listeners.get(kind)?.add(listener)
  return () => void listeners.get(kind)?.delete(listener)
}

/** The queries to reload for a change. Lists are left out, because their rows would move. */
function keysOf({ kind, key }: ConsoleChange): unknown[][] {
  if (kind === 'departure') return [['departures'], ['manifest'], ['trips today']]
  return [[`${kind}s`, 'one', ...(key === null ? [] : [key])]]
}

/** Follows the stream of changes: reloads the counts and the open row, and calls the listeners of the lists. */
export function useLive(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = (changes: ConsoleChange[]) => {
      for (const queryKey of [['today'], ...changes.flatMap(keysOf)]) void queries.invalidateQueries({ queryKey })
      for (const kind of new Set(changes.map((change) => change.kind)))
        for (const listener of listeners.get(kind) ?? []) listener()
    }
    return followChanges({
      onReady: (isFirst) => {
        if (!isFirst) refresh(changeKinds.map((kind) => ({ kind, key: null })))
      },
      onChanges: refresh,
      onEnded: () => void queries.invalidateQueries({ queryKey: ['me'] }),
    })
  }, [queries])
}
