import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Permission } from '#domain/permissions.ts'
import type { Me } from '#console/lib/queries.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { money } from './api.ts'

/** One of these is enough for the screen, which only people of the marketplace have. */
export const moneyPermissions: Permission[] = [
  'transfers.record',
  'refunds.limited',
  'refunds.free',
  'settlements.read',
]

export const mayReadMoney = (me: Me | null | undefined): boolean =>
  me?.isMarketplace === true && moneyPermissions.some((one) => me.permissions.includes(one))

export const moneyTabs = ['human', 'payments', 'refunds', 'transfers'] as const
export type MoneyTab = (typeof moneyTabs)[number]

/** The state of the list, stored in the query of its address. */
export const moneySearchNames = [
  'tab',
  'kind',
  'state',
  'provider',
  'currency',
  'from',
  'to',
  'least',
  'most',
  'q',
] as const
export type MoneySearch = Partial<Record<(typeof moneySearchNames)[number], string>>

/** The first tab for an unknown name. */
export const tabOf = ({ tab }: MoneySearch): MoneyTab => moneyTabs.find((one) => one === tab) ?? 'human'

/** The query of a tab without filters. */
export const addressOf = (tab: MoneyTab): MoneySearch => (tab === 'human' ? {} : { tab })

const listOf = (search: MoneySearch, after: string | null, signal: AbortSignal) =>
  bodyOf(
    money.$get(
      { query: { ...(search as object), tab: tabOf(search), ...(after === null ? {} : { after }) } },
      { init: { signal } },
    ),
  )
export type MoneyPage = Awaited<ReturnType<typeof listOf>>
export type MoneyRow = MoneyPage['rows'][number]

export const moneyListQuery = (search: MoneySearch) =>
  infiniteQueryOptions({
    queryKey: ['money', 'list', search],
    queryFn: ({ pageParam, signal }) => listOf(search, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })

const readMoney = (key: string, signal: AbortSignal) =>
  bodyOf(money[':key'].$get({ param: { key } }, { init: { signal } }))
export type Money = Awaited<ReturnType<typeof readMoney>>
export type Payment = NonNullable<Money['payment']>
export type Refund = Payment['refunds'][number]
export type Finding = Money['findings'][number]

export const moneyQuery = (key: string) =>
  queryOptions({ queryKey: ['money', 'one', key], queryFn: ({ signal }) => readMoney(key, signal) })
