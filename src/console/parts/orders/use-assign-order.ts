import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import { orderQuery, type Order } from '#console/lib/orders.ts'
import { otherChangeOf } from '#console/lib/other-change.ts'
import { offerUndo } from '#console/lib/undo.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { showToast } from '#web/ui/show-toast.ts'

export interface AssigneeChoice {
  staffId: number | null
  /** The assignee that was displayed to the person. */
  seenStaffId: number | null
}

export const ASSIGNEE_CHANGED = 'console.assignee_changed'

/** Assigns the order at once, unless a colleague has assigned it meanwhile, and offers to undo it. */
export function useAssignOrder(order: Order) {
  const t = useTranslations('console.undo')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const { reference } = order
  const send = async (json: AssigneeChoice) => {
    const changed = await bodyOf(desk.orders[':reference'].assignee.$put({ param: { reference }, json }))
    queries.setQueryData(orderQuery(reference).queryKey, changed)
    void queries.invalidateQueries({ queryKey: ['orders', 'list'] })
    return changed
  }
  return useMutation({
    mutationFn: send,
    onSuccess: ({ assignee }, { staffId, seenStaffId }) => {
      offerUndo({
        done: assignee ? t('assigned', { name: `\u2068${assignee.name}\u2069` }) : t('unassigned'),
        undo: async () => {
          try {
            await send({ staffId: seenStaffId, seenStaffId: staffId })
          } catch (error) {
            await queries.invalidateQueries({ queryKey: ['orders'] })
            throw error
          }
        },
      })
    },
    onError: async (error) => {
      if (otherChangeOf(error, ASSIGNEE_CHANGED)) await queries.invalidateQueries({ queryKey: ['orders'] })
      else await showToast('error', wordsOf(error))
    },
  })
}
export type AssignOrder = ReturnType<typeof useAssignOrder>
