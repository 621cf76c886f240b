import { useTranslations } from 'use-intl'
import type { Order } from '#console/lib/orders.ts'
import { otherChangeOf } from '#console/lib/other-change.ts'
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
      <label className="ms-auto flex max-w-full min-w-0 flex-wrap items-center gap-2 text-sm text-ink-soft">
        {t('assignee')}
        <select
          value={order.assignee?.id ?? ''}
          disabled={assign.isPending}
          onChange={(event) =>
            assign.mutate({
              staffId: event.target.value === '' ? null : Number(event.target.value),
              seenStaffId: order.assignee?.id ?? null,
            })
          }
          className="min-h-11 max-w-full min-w-0 rounded-field border border-line-strong bg-surface px-2.5 text-base text-ink"
        >
          <option value="">{t('nobody')}</option>
          {order.colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
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
