import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAssigning } from '#console/lib/assigning.ts'
import { headActs } from '#console/lib/head-acts.ts'
import type { Order } from '#console/lib/orders.ts'
import { meQuery } from '#console/lib/queries.ts'
import { rememberOrder } from '#console/lib/recent-orders.ts'
import type { Say } from '#console/lib/say.ts'
import { useScreenActs, type ScreenAct } from '#console/lib/screen-acts.ts'
import { useKeys } from '#console/lib/use-keys.ts'
import type { OrderAct } from './order-dialog.tsx'
import type { AssignOrder } from './use-assign-order.ts'

interface Handlers {
  downloadInvoice: () => void
  onAct: (act: OrderAct) => void
}

/** The acts of the open order in the palette, `e`, which edits the guest's details, and `a`. */
export function useOrderActs(order: Order, { assign, ...on }: { assign: AssignOrder } & Handlers): void {
  const { data: me } = useQuery(meQuery)
  const membershipId = me?.membershipId
  useEffect(() => {
    if (membershipId !== undefined) rememberOrder(membershipId, order.reference)
  }, [membershipId, order.reference])
  const seenStaffId = order.assignee?.id ?? null
  const assigning = useAssigning(
    order,
    order.acts.includes('assign') && !assign.isPending ? (staffId) => assign.mutate({ staffId, seenStaffId }) : null,
  )
  const canEdit = order.acts.includes('guest')
  useKeys({ KeyE: canEdit ? () => on.onAct({ kind: 'guest' }) : undefined })
  useScreenActs([...ofOrder(order, on), ...order.items.flatMap((item) => ofItem(order, item, on.onAct)), ...assigning])
}

function ofOrder(order: Order, { downloadInvoice, onAct }: Handlers): ScreenAct[] {
  const isSeveral = order.items.length > 1
  const acts = headActs.filter((kind) => order.acts.includes(kind))
  return [
    ...acts.map((kind): ScreenAct => {
      const name = isSeveral && (kind === 'confirm' || kind === 'reject') ? (`${kind}_all` as const) : kind
      return { id: `act ${kind}`, label: ({ t }) => t(`orders.acts.${name}`), run: () => onAct({ kind }) }
    }),
    ...(order.acts.includes('guest')
      ? [
          {
            id: 'act guest',
            label: ({ t }) => t('orders.changeGuest.title'),
            run: () => onAct({ kind: 'guest' }),
          } satisfies ScreenAct,
        ]
      : []),
    ...(order.hasInvoice
      ? [
          {
            id: 'act invoice',
            label: ({ t }) => t('orders.documents.invoice'),
            run: downloadInvoice,
          } satisfies ScreenAct,
        ]
      : []),
    ...(order.acts.includes('note')
      ? [
          {
            id: 'act note',
            label: ({ t }) => t('orders.addNote'),
            run: () => document.querySelector<HTMLElement>('article [name=note]')?.focus(),
          } satisfies ScreenAct,
        ]
      : []),
  ]
}

function ofItem(order: Order, item: Order['items'][number], onAct: (act: OrderAct) => void): ScreenAct[] {
  const isAlone = order.items.length === 1
  const kinds = [
    ...(item.canAnswer && !isAlone ? (['confirm_item', 'reject_item'] as const) : []),
    ...(item.canRebook ? (['rebook'] as const) : []),
    ...(item.canRefund ? (['refund'] as const) : []),
    ...(item.canCancel ? (['cancel'] as const) : []),
  ]
  return kinds.map((kind) => {
    const verb = ({ t }: Say) =>
      t(`orders.acts.${kind === 'confirm_item' ? 'confirm' : kind === 'reject_item' ? 'reject' : kind}`)
    return {
      id: `act ${kind} ${item.id}`,
      label: (say) => {
        const words = { act: verb(say), title: `\u2068${say.local(item.title)}\u2069` }
        return isAlone ? words.act : say.t('palette.ofItem', words)
      },
      verb,
      run: () => onAct({ kind, item }),
    }
  })
}
