import { infiniteQueryOptions } from '@tanstack/react-query'

/** The whole state of a list is its address. */
export interface InboxSearch {
  state?: string
  assignee?: string
}

interface ReadOptions {
  init: { signal: AbortSignal }
}

/** The list of an inbox. `read` returns a page of it: the first one without `after`. */
export const inboxQuery = <Page extends { next: number | null }>(
  name: string,
  search: InboxSearch,
  read: (query: { after?: string }, options: ReadOptions) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey: [name, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      read({ ...search, ...(pageParam === null ? {} : { after: String(pageParam) }) }, { init: { signal } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
