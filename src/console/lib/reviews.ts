import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InboxSearch } from '#console/parts/inbox/inbox.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { reviews } from './api.ts'

export const reviewStates = ['waiting', 'published', 'rejected'] as const

const listOf = (search: InboxSearch, after: number | null, signal: AbortSignal) =>
  bodyOf(
    reviews.$get(
      { query: { ...(search as object), ...(after === null ? {} : { after: String(after) }) } },
      { init: { signal } },
    ),
  )

export const reviewsQuery = (search: InboxSearch) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'list', search],
    queryFn: ({ pageParam, signal }) => listOf(search, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })

const readReview = (reviewId: string, signal: AbortSignal) =>
  bodyOf(reviews[':reviewId'].$get({ param: { reviewId } }, { init: { signal } }))
export type Review = Awaited<ReturnType<typeof readReview>>

export const reviewQuery = (id: string) =>
  queryOptions({ queryKey: ['reviews', 'one', id], queryFn: ({ signal }) => readReview(id, signal) })
