import { useTranslations } from 'use-intl'
import type { Order } from '#console/lib/orders.ts'
import { otherChangeOf } from '#console/lib/other-change.ts'
import { AssigneeSelect } from '#console/parts/assignee-select.tsx'
import { useWhoAndWhen } from '#console/parts/changed-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ASSIGNEE_CHANGED, type AssignOrder } from './use-assign-order.ts'

type Assigned = Order['assignee']

/** Assigns the order to a person. A choice is saved at once, unless a colleague has assigned it meanwhile. */
export function Assignee({ order, assign }: { order: Order; assign: AssignOrder }) {
  const t = useTranslations('console.orders')
  const o = useTranslations('console.common.overtaken')
  const whoAndWhen = useWhoAndWhen()
  const others = otherChangeOf<Assigned>(assign.error, ASSIGNEE_CHANGED)
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
