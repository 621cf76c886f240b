import type { z } from '@hono/zod-openapi'
import { moneyStates } from '#domain/order-money.ts'
import { orderStates } from '#domain/order-states.ts'
import type { DeskFilter, DeskSort } from '#server/booking/desk/list-orders.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import type { filterQuery } from './lists/contract.ts'

/** The search of the orders' address. */
export type FilterQuery = z.infer<typeof filterQuery>

export function filterOf({ queue, state, money, method, site, city, currency, ...query }: FilterQuery): DeskFilter {
  return {
    queue: queue ?? null,
    states: chosen(state, orderStates),
    money: chosen(money, moneyStates),
    methods: method?.split(',') ?? null,
    sites: site?.split(',') ?? null,
    language: query.language ?? null,
    supplierId: query.supplier ?? null,
    cityIds: city?.split(',').map(Number) ?? null,
    productId: query.product ?? null,
    currencies: currency?.split(',') ?? null,
    promoCode: query.promo ?? null,
    hasRefund: query.refund === undefined ? null : query.refund === 'yes',
    startFrom: query.startFrom ?? null,
    startTo: query.startTo ?? null,
    madeFrom: query.madeFrom ?? null,
    madeTo: query.madeTo ?? null,
    assigneeId: query.assignee ?? null,
  }
}

export function sortOf({ sort, queue }: FilterQuery): DeskSort {
  return sort ?? (queue === 'on_hold' || queue === 'pay_later' || queue === 'transfers' ? 'due' : 'made')
}

function chosen<Value extends string>(text: string | undefined, values: readonly Value[]): Value[] | null {
  return text === undefined ? null : values.filter((value) => text.split(',').includes(value))
}

/** A supplier knows nothing of an order's money, nor of others. @throws ApiError `console.forbidden` */
export function demandOwnFilters(person: SignedInStaff, filter: DeskFilter): void {
  if (person.scope === 'all') return
  const { queue, money, methods, supplierId, promoCode, hasRefund, assigneeId } = filter
  const isOthers = [money, methods, supplierId, promoCode, hasRefund, assigneeId].some((one) => one !== null)
  if (isOthers || queue === 'late' || queue === 'transfers') throw new ApiError('forbidden', 'console.forbidden')
}
