import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#domain/locale.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { quotes } from './api.ts'
import { inboxQuery, type InboxSearch } from './inbox-query.ts'

export const quoteStates = ['waiting', 'answered', 'booked', 'unbooked'] as const

export const quotesQuery = (search: InboxSearch) =>
  inboxQuery('quotes', search, (query, options) => bodyOf(quotes.$get({ query }, options)))

export const quotableQuery = (q: string, locale: Locale) =>
  queryOptions({
    queryKey: ['quotes', 'products', q, locale],
    queryFn: async ({ signal }) =>
      (await bodyOf(quotes.products.$get({ query: { q, locale } }, { init: { signal } }))).products,
    placeholderData: (before) => before,
  })

/** An activity that a quote can be written for. */
export type Quotable = Pick<
  Awaited<ReturnType<NonNullable<ReturnType<typeof quotableQuery>['queryFn']>>>[number],
  'id' | 'title' | 'city' | 'currency'
>

const readQuote = (reference: string, signal: AbortSignal) =>
  bodyOf(quotes[':reference'].$get({ param: { reference } }, { init: { signal } }))
export type Quote = Awaited<ReturnType<typeof readQuote>>

export const quoteQuery = (reference: string) =>
  queryOptions({ queryKey: ['quotes', 'one', reference], queryFn: ({ signal }) => readQuote(reference, signal) })
