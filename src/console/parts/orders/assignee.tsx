import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { orderQuery, type Order } from '#console/lib/orders.ts'
import { otherChangeOf } from '#console/lib/other-change.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { AssigneeSelect } from '#console/parts/assignee-select.tsx'
import { useWhoAndWhen } from '#console/parts/changed-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

type Assigned = Order['assignee']
interface Choice {
  staffId: number | null
  /** The assignee that was displayed to the person. */
  seenStaffId: number | null
}

const CHANGED = 'console.assignee_changed'

/** Assigns the order to a person. A choice is saved at once, unless a colleague has assigned it meanwhile. */
export function Assignee({ order }: { order: Order }) {
  const t = useTranslations('console.orders')
  const o = useTranslations('console.common.overtaken')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const whoAndWhen = useWhoAndWhen()
  const assign = useMutation({
    mutationFn: (json: Choice) =>
      bodyOf(desk.orders[':reference'].assignee.$put({ param: { reference: order.reference }, json })),
    onSuccess: async (changed) => {
      queries.setQueryData(orderQuery(order.reference).queryKey, changed)
      await queries.invalidateQueries({ queryKey: ['orders', 'list'] })
      await showToast('success', t(changed.assignee ? 'assigned' : 'unassigned'))
    },
    onError: async (error) => {
      if (otherChangeOf(error, CHANGED)) await queries.invalidateQueries({ queryKey: ['orders'] })
      else await showToast('error', wordsOf(error))
    },
  })
  const others = otherChangeOf<Assigned>(assign.error, CHANGED)
  const wanted = assign.variables?.staffId ?? null
  const nameOf = (staffId: number | null) => order.colleagues.find(({ id }) => id === staffId)?.name ?? t('nobody')
  return (
    <div className="ms-auto grid max-w-full min-w-0 gap-2">
      <div className="ms-auto max-w-full min-w-0">
        <AssigneeSelect
          assignee={order.assignee}
          colleagues={order.colleagues}
          isPending={assign.isPending}
          onChoose={(staffId) => assign.mutate({ staffId, seenStaffId: order.assignee?.id ?? null })}
        />
      </div>
      {others && (
        <Notice kind="warning" title={whoAndWhen(others)} isUrgent>
          <p>
            {o('now')} <bdi>{others.current?.name ?? t('nobody')}</bdi>
          </p>
          <div>
            <Button
              kind="outlined"
              onClick={() => assign.mutate({ staffId: wanted, seenStaffId: others.current?.id ?? null })}
            >
              {t('assignAnyway', { name: `\u2068${nameOf(wanted)}\u2069` })}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
