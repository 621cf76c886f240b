import type { z } from '@hono/zod-openapi'
import { parseChoice } from '#domain/choice-text.ts'
import { moneyStates } from '#domain/order-money.ts'
import { orderStates } from '#domain/order-states.ts'
import type { Choice, DeskFilter, DeskSort } from '#server/booking/desk/list-orders.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import type { filterQuery } from './lists/contract.ts'

/** The search of the orders' address. */
export type FilterQuery = z.infer<typeof filterQuery>

export function filterOf(query: FilterQuery): DeskFilter {
  return {
    queue: query.queue ?? null,
    states: choiceOf(query.state, (value) => orderStates.find((state) => state === value)),
    money: choiceOf(query.money, (value) => moneyStates.find((state) => state === value)),
    methods: choiceOf(query.method, String),
    sites: choiceOf(query.site, String),
    language: query.language ?? null,
    supplierIds: choiceOf(query.supplier, Number),
    cityIds: choiceOf(query.city, Number),
    productId: query.product ?? null,
    currencies: choiceOf(query.currency, String),
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
  if (sort) return sort
  if (queue === 'today') return 'start'
  return queue === 'on_hold' || queue === 'pay_later' || queue === 'transfers' ? 'due' : 'made'
}

function choiceOf<Value>(text: string | undefined, read: (value: string) => Value | undefined): Choice<Value> | null {
  if (text === undefined) return null
  const { values, isNone } = parseChoice(text)
  return { values: values.flatMap((one) => read(one) ?? []), isNone }
}

/** People of a supplier may not filter by money, other suppliers or assignees. @throws ApiError `console.forbidden` */
export function demandOwnFilters(person: SignedInStaff, filter: DeskFilter): void {
  if (person.scope === 'all') return
  const { queue, money, methods, supplierIds, promoCode, hasRefund, assigneeId } = filter
  const isOthers = [money, methods, supplierIds, promoCode, hasRefund, assigneeId].some((one) => one !== null)
  if (isOthers || queue === 'late' || queue === 'transfers') throw new ApiError('forbidden', 'console.forbidden')
}
