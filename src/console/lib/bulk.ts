import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { BulkState } from '#domain/bulk-act.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { bulk } from './api.ts'
import type { Me } from './queries.ts'

/** Polling interval while an act is running. */
const PROGRESS_MS = 1000

export const mayActInBulk = (me: Me | null | undefined) =>
  me?.isMarketplace === true && me.permissions.includes('orders.change')

export const bulkActsQuery = queryOptions({
  queryKey: ['bulk', 'list'],
  queryFn: async ({ signal }) => (await bodyOf(bulk.$get({}, { init: { signal } }))).acts,
  refetchInterval: ({ state }) => (state.data?.some(({ isOver }) => !isOver) === true ? PROGRESS_MS : false),
})
export type BulkAct = Awaited<ReturnType<NonNullable<typeof bulkActsQuery.queryFn>>>[number]

const readAct = (bulkActId: string, query: { state?: BulkState; after?: string }, signal: AbortSignal) =>
  bodyOf(bulk[':bulkActId'].$get({ param: { bulkActId }, query }, { init: { signal } }))

export const bulkActQuery = (id: string, state: BulkState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['bulk', 'one', id, state],
    queryFn: ({ pageParam, signal }) =>
      readAct(id, { ...(state ? { state } : {}), ...(pageParam === null ? {} : { after: String(pageParam) }) }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: (query) => (query.state.data?.pages[0]?.isOver === false ? PROGRESS_MS : false),
    placeholderData: (before) => before,
  })
