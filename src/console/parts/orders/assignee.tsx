import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { orderQuery, type Order } from '#console/lib/orders.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { showToast } from '#web/ui/show-toast.ts'

/** Assigns the order to a person. A choice is saved at once. */
export function Assignee({ order }: { order: Order }) {
  const t = useTranslations('console.orders')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const assign = useMutation({
    mutationFn: (staffId: number | null) =>
      bodyOf(desk.orders[':reference'].assignee.$put({ param: { reference: order.reference }, json: { staffId } })),
    onSuccess: async (changed) => {
      queries.setQueryData(orderQuery(order.reference).queryKey, changed)
      await queries.invalidateQueries({ queryKey: ['orders', 'list'] })
      await showToast('success', t(changed.assignee ? 'assigned' : 'unassigned'))
    },
    onError: (error) => showToast('error', wordsOf(error)),
  })
  return (
    <label className="ms-auto flex max-w-full min-w-0 flex-wrap items-center gap-2 text-sm text-ink-soft">
      {t('assignee')}
      <select
        value={order.assignee?.id ?? ''}
        disabled={assign.isPending}
        onChange={(event) => assign.mutate(event.target.value === '' ? null : Number(event.target.value))}
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
  )
}
