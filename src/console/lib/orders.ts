import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { desk } from './api.ts'
import { parseChoice } from '#domain/choice-text.ts'
import { bodyOf } from '#web/lib/body-of.ts'

/** The state of the list, stored in the query of its address. */
export const searchNames = [
  'queue',
  'state',
  'money',
  'method',
  'site',
  'supplier',
  'city',
  'product',
  'currency',
  'promo',
  'refund',
  'language',
  'assignee',
  'startFrom',
  'startTo',
  'madeFrom',
  'madeTo',
  'sort',
  'columns',
] as const
export type OrdersSearch = Partial<Record<(typeof searchNames)[number], string>>

/** What the API takes of an address. */
export function filtersOf(search: OrdersSearch): Omit<OrdersSearch, 'columns'> {
  const { columns: _, ...filters } = search
  return filters
}

export const ordersQuery = (search: OrdersSearch) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', search],
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        desk.orders.$get(
          { query: { ...(search as object), ...(pageParam === null ? {} : { after: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
export type OrdersPage =
  Awaited<ReturnType<NonNullable<ReturnType<typeof ordersQuery>['queryFn']>>> extends infer Page
    ? Page extends { rows: unknown[] }
      ? Page
      : never
    : never
export type OrderRow = OrdersPage['rows'][number]

const readChoices = (query: { city?: string; product?: string }, signal: AbortSignal) =>
  bodyOf(desk.orders.choices.$get({ query }, { init: { signal } }))
export type OrderChoices = Awaited<ReturnType<typeof readChoices>>

/** The options of the filters. Activities are those of the chosen cities. */
export const orderChoicesQuery = ({ city, product }: OrdersSearch) => {
  // The API takes only the chosen cities: with "all but these", it returns the activities of all cities.
  const isOfCities = city !== undefined && !parseChoice(city).isNone
  const query = { ...(isOfCities ? { city } : {}), ...(product === undefined ? {} : { product }) }
  return queryOptions({
    queryKey: ['orders', 'choices', query],
    queryFn: ({ signal }) => readChoices(query, signal),
    staleTime: 60_000,
    placeholderData: (before) => before,
  })
}

const readOrder = (reference: string, signal: AbortSignal) =>
  bodyOf(desk.orders[':reference'].$get({ param: { reference } }, { init: { signal } }))
export type Order = Awaited<ReturnType<typeof readOrder>>
export type OrderItem = Order['items'][number]

/** How many people of a booking were checked in. Null if it was not checked in. */
export const arrivedOf = ({ timeline }: Pick<Order, 'timeline'>, itemId: number): number | null =>
  timeline
    .flatMap((entry) =>
      entry.kind === 'scan' && entry.itemId === itemId && entry.arrived !== null ? [entry.arrived] : [],
    )
    .at(-1) ?? null

export const orderQuery = (reference: string) =>
  queryOptions({ queryKey: ['orders', 'one', reference], queryFn: ({ signal }) => readOrder(reference, signal) })

export const orderMailQuery = (reference: string, mailId: number) =>
  queryOptions({
    queryKey: ['orders', 'mail', reference, mailId],
    queryFn: ({ signal }) =>
      bodyOf(
        desk.orders[':reference'].mails[':mailId'].$get(
          { param: { reference, mailId: String(mailId) } },
          { init: { signal } },
        ),
      ),
  })

export const finderQuery = (text: string) =>
  queryOptions({
    queryKey: ['orders', 'find', text],
    queryFn: ({ signal }) => bodyOf(desk.find.$get({ query: { q: text } }, { init: { signal } })),
    enabled: text.trim().length >= 2,
    placeholderData: (before) => before,
  })
export type FoundOrder = Awaited<ReturnType<NonNullable<ReturnType<typeof finderQuery>['queryFn']>>>['orders'][number]
