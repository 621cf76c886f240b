import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetDrafts } from '#console/lib/drafts.ts'
import { orderQuery, type Order } from '#console/lib/orders.ts'
import { showToast } from '#web/ui/show-toast.ts'
import { reasonsOf } from './reason-field.tsx'

/** Sends an act, displays the changed order, and reloads the lists and counts. */
export function useAct(
  { order, onClose }: { order: Order; onClose: () => void },
  done: string,
  /** Whether reasons that are being written for other acts stay right. */
  { keepsReasons = false } = {},
) {
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const run = async (send: () => Promise<Order>) => {
    setIsPending(true)
    setError(undefined)
    try {
      const changed = await send()
      queries.setQueryData(orderQuery(order.reference).queryKey, changed)
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['orders', 'list'] }),
        queries.invalidateQueries({ queryKey: ['today'] }),
      ])
      if (!keepsReasons) forgetDrafts(reasonsOf(order))
      onClose()
      await showToast('success', done)
    } catch (caught) {
      setError(caught)
      setIsPending(false)
      // Another person was faster, or the refund has changed: the displayed order is outdated.
      await queries.invalidateQueries({ queryKey: ['orders'] })
    }
  }
  return { error, isPending, run }
}
