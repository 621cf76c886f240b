import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedList } from '#domain/saved-views.ts'
import { viewsQuery } from '#console/lib/views.ts'
import { showToast } from '#web/ui/show-toast.ts'

/** Sends a change of a list's views and reloads them. */
export function useViewAct(list: SavedList) {
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const run = async (send: () => Promise<unknown>, { done, onDone }: { done: string; onDone: () => void }) => {
    setIsPending(true)
    setError(undefined)
    try {
      await send()
      await queries.invalidateQueries({ queryKey: viewsQuery(list).queryKey })
      onDone()
      await showToast('success', done)
    } catch (caught) {
      setError(caught)
      // A colleague may have changed or deleted it.
      await queries.invalidateQueries({ queryKey: viewsQuery(list).queryKey })
    } finally {
      setIsPending(false)
    }
  }
  return { error, isPending, run }
}
