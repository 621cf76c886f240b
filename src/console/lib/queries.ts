import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/lib/body-of.ts'
import { CallError } from '#web/lib/call-error.ts'
import { api, codeOf } from './api.ts'
import { takeDrafts } from './drafts.ts'

/** When a session has ended, the person is removed from the cache, so that the frame renders the sign-in. */
const onError = (error: unknown) => {
  if (codeOf(error) === 'console.sign_in_required') queries.setQueryData(['me'], null)
}

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // An error response of the API: a retry returns the same.
      retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status < 500),
    },
    mutations: { onError },
  },
})

/** The signed-in person; null without a session. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    try {
      const me = await bodyOf(api.me.$get())
      takeDrafts(me.id)
      return me
    } catch (error) {
      if (codeOf(error) === 'console.sign_in_required') return null
      throw error
    }
  },
})
export type Me = NonNullable<Awaited<ReturnType<NonNullable<typeof meQuery.queryFn>>>>

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => bodyOf(api.me.sessions.$get()),
})
export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => bodyOf(api.staff.$get()) })
export const rolesQuery = queryOptions({ queryKey: ['roles'], queryFn: () => bodyOf(api.roles.$get()) })
