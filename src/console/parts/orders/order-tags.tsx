import { useTranslations } from 'use-intl'
import { itemSets, type ItemState } from '#domain/item-states.ts'
import type { MoneyState } from '#domain/order-money.ts'
import { orderSets, type OrderState } from '#domain/order-states.ts'
import type { OrderRow } from '#console/lib/orders.ts'
import { useInstant } from '#console/lib/use-words.ts'
import { Tag } from '#console/parts/panel.tsx'

export function StateTag({ state }: { state: OrderState }) {
  const t = useTranslations('console.orders.states')
  const tone = orderSets.booked.includes(state) ? 'good' : orderSets.waiting.includes(state) ? 'warning' : 'plain'
  return <Tag tone={tone}>{t(state)}</Tag>
}

export function ItemTag({ state }: { state: ItemState }) {
  const t = useTranslations('console.orders.itemStates')
  const tone = itemSets.booked.includes(state) ? 'good' : itemSets.unpaid.includes(state) ? 'warning' : 'plain'
  return <Tag tone={tone}>{t(state)}</Tag>
}

export function MoneyTag({ money }: { money: MoneyState }) {
  const t = useTranslations('console.orders.money')
  const tone = money === 'paid' ? 'good' : money === 'refund_failed' || money === 'part_paid' ? 'warning' : 'plain'
  return <Tag tone={tone}>{t(money)}</Tag>
}

/** Who an order waits for, and until when. */
export function Waits({ order }: { order: Pick<OrderRow, 'waitsFor' | 'dueAt'> }) {
  const t = useTranslations('console.orders.waits')
  const instant = useInstant()
  if (order.waitsFor === null) return null
  const date = order.dueAt === null ? '' : instant(order.dueAt, 'near')
  return <span className="text-sm text-ink-soft tabular-nums">{t(order.waitsFor, { date })}</span>
}
