import { useTranslations } from 'use-intl'
import type { OrderRow } from '#console/lib/orders.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { StateTag } from '#console/parts/orders/order-tags.tsx'
import type { Found } from './use-found.ts'

/** An option of the palette. */
export function FoundLine({ found }: { found: Found }) {
  const t = useTranslations('console')
  if (found.kind === 'order') return <FoundOrder order={found.order} />
  if (found.kind === 'recent')
    return <span className="tabular-nums">{t('orders.open', { reference: `\u2068${found.reference}\u2069` })}</span>
  if (found.kind === 'traveller')
    return (
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 truncate">{t('palette.traveller', { name: `\u2068${found.name}\u2069` })}</span>
        <span className="min-w-0 truncate text-sm text-ink-soft">
          <bdi dir="ltr">{found.email}</bdi>
        </span>
      </span>
    )
  const { label, keys } = found.command
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="min-w-0">{label}</span>
      {keys.length > 0 && (
        <span aria-hidden dir="ltr" className="flex shrink-0 gap-1 max-lg:hidden">
          {keys.map((key) => (
            <kbd
              key={key}
              className="min-w-6 rounded-md border border-line px-1 text-center font-sans text-sm leading-5 text-ink-soft"
            >
              {key}
            </kbd>
          ))}
        </span>
      )}
    </span>
  )
}

function FoundOrder({ order }: { order: OrderRow }) {
  const local = useLocalWords()
  const { moment } = useOrderWords()
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <span className="truncate font-medium">
        <bdi>{order.guest || order.reference}</bdi>
        {order.guest !== null && (
          // Around the isolated reference, whose own start is the left.
          <span className="ms-2 text-sm font-normal text-ink-soft tabular-nums">
            <bdi>{order.reference}</bdi>
          </span>
        )}
      </span>
      <StateTag state={order.state} />
      <span className="col-span-2 truncate text-sm text-ink-soft">
        <bdi>{local(order.title)}</bdi> · {moment(order.localDate, order.localTime)}
      </span>
    </span>
  )
}
