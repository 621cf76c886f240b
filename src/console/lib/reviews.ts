import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/lib/body-of.ts'
import { reviews } from './api.ts'
import { inboxQuery, type InboxSearch } from './inbox-query.ts'

export const reviewStates = ['waiting', 'published', 'rejected'] as const

export const reviewsQuery = (search: InboxSearch) =>
  inboxQuery('reviews', search, (query, options) => bodyOf(reviews.$get({ query }, options)))

const readReview = (reviewId: string, signal: AbortSignal) =>
  bodyOf(reviews[':reviewId'].$get({ param: { reviewId } }, { init: { signal } }))
export type Review = Awaited<ReturnType<typeof readReview>>

export const reviewQuery = (id: string) =>
  queryOptions({ queryKey: ['reviews', 'one', id], queryFn: ({ signal }) => readReview(id, signal) })
