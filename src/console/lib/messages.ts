import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InboxSearch } from '#console/parts/inbox/inbox.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { messages } from './api.ts'

export const messageStates = ['open', 'closed'] as const

const listOf = (search: InboxSearch, after: number | null, signal: AbortSignal) =>
  bodyOf(
    messages.$get(
      { query: { ...(search as object), ...(after === null ? {} : { after: String(after) }) } },
      { init: { signal } },
    ),
  )

export const messagesQuery = (search: InboxSearch) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'list', search],
    queryFn: ({ pageParam, signal }) => listOf(search, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })

const readMessage = (messageId: string, signal: AbortSignal) =>
  bodyOf(messages[':messageId'].$get({ param: { messageId } }, { init: { signal } }))
export type Message = Awaited<ReturnType<typeof readMessage>>

export const messageQuery = (id: string) =>
  queryOptions({ queryKey: ['messages', 'one', id], queryFn: ({ signal }) => readMessage(id, signal) })
