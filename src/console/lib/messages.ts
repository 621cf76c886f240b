import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/lib/body-of.ts'
import { messages } from './api.ts'
import { inboxQuery, type InboxSearch } from './inbox-query.ts'

export const messageStates = ['open', 'closed'] as const

export const messagesQuery = (search: InboxSearch) =>
  inboxQuery('messages', search, (query, options) => bodyOf(messages.$get({ query }, options)))

const readMessage = (messageId: string, signal: AbortSignal) =>
  bodyOf(messages[':messageId'].$get({ param: { messageId } }, { init: { signal } }))
export type Message = Awaited<ReturnType<typeof readMessage>>

export const messageQuery = (id: string) =>
  queryOptions({ queryKey: ['messages', 'one', id], queryFn: ({ signal }) => readMessage(id, signal) })
