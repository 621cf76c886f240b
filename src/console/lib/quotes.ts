import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/lib/body-of.ts'
import type { InboxSearch } from '#console/parts/inbox/inbox.tsx'
import { quotes } from './api.ts'

export const quoteStates = ['waiting', 'answered', 'booked', 'unbooked'] as const

const listOf = (search: InboxSearch, after: number | null, signal: AbortSignal) =>
  bodyOf(
    quotes.$get(
      { query: { ...(search as object), ...(after === null ? {} : { after: String(after) }) } },
      { init: { signal } },
    ),
  )
export type QuoteRow = Awaited<ReturnType<typeof listOf>>['rows'][number]

export const quotesQuery = (search: InboxSearch) =>
  infiniteQueryOptions({
    queryKey: ['quotes', 'list', search],
    queryFn: ({ pageParam, signal }) => listOf(search, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })

const readQuote = (reference: string, signal: AbortSignal) =>
  bodyOf(quotes[':reference'].$get({ param: { reference } }, { init: { signal } }))
export type Quote = Awaited<ReturnType<typeof readQuote>>

export const quoteQuery = (reference: string) =>
  queryOptions({ queryKey: ['quotes', 'one', reference], queryFn: ({ signal }) => readQuote(reference, signal) })
