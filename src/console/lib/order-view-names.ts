import type { OrdersSearch } from './orders.ts'

const names = ['all', 'on_hold', 'pay_later', 'transfers', 'late', 'today', 'refund_failed'] as const
export type OrderView = (typeof names)[number]

/** People of a supplier see no money of orders. */
const ofSupplier = new Set<OrderView>(['all', 'on_hold', 'pay_later', 'today'])

export const searchOfView = (name: OrderView): OrdersSearch =>
  name === 'all' ? {} : name === 'refund_failed' ? { money: 'refund_failed' } : { queue: name }

export const orderViewNames = (isMarketplace: boolean): OrderView[] =>
  names.filter((name) => isMarketplace || ofSupplier.has(name))
