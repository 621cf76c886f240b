import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#web/ui/show-toast.ts'
import { offerUndo } from './undo.ts'

interface After<Detail> {
  done: string
  /** Takes the act back, from what it led to. Without it, the act cannot be undone. */
  undo?: ((changed: Detail) => Promise<Detail>) | undefined
  onDone?: () => void
}

/** Sends an act on a row of an inbox (`kind`, `id`), displays the changed row, and reloads the lists and counts. */
export function useInboxAct<Detail>({ kind, id }: { kind: string; id: string }) {
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const show = (changed: Detail) => {
    queries.setQueryData([kind, 'one', id], changed)
    return Promise.all([
      queries.invalidateQueries({ queryKey: [kind, 'list'] }),
      queries.invalidateQueries({ queryKey: ['today'] }),
    ])
  }
  const takeBack = async (undo: () => Promise<Detail>) => {
    try {
      await show(await undo())
    } catch (caught) {
      await queries.invalidateQueries({ queryKey: [kind] })
      throw caught
    }
  }
  const run = async (send: () => Promise<Detail>, { done, undo, onDone }: After<Detail>) => {
    setIsPending(true)
    setError(undefined)
    try {
      const changed = await send()
      // At once: its time begins now.
      if (undo) offerUndo({ done, undo: () => takeBack(() => undo(changed)) })
      await show(changed)
      onDone?.()
      if (!undo) await showToast('success', done)
    } catch (caught) {
      setError(caught)
      // A colleague may have been faster: the displayed row is outdated.
      await queries.invalidateQueries({ queryKey: [kind] })
    } finally {
      setIsPending(false)
    }
  }
  return { error, isPending, run }
}
