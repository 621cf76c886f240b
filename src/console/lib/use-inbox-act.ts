import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#web/ui/show-toast.ts'

/** Sends an act on a row of an inbox (`kind`, `id`), displays the changed row, and reloads the lists and counts. */
export function useInboxAct<Detail>({ kind, id }: { kind: string; id: string }) {
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const run = async (send: () => Promise<Detail>, { done, onDone }: { done: string; onDone?: () => void }) => {
    setIsPending(true)
    setError(undefined)
    try {
      queries.setQueryData([kind, 'one', id], await send())
      await Promise.all([
        queries.invalidateQueries({ queryKey: [kind, 'list'] }),
        queries.invalidateQueries({ queryKey: ['today'] }),
      ])
      onDone?.()
      await showToast('success', done)
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
