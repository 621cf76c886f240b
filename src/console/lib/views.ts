import { queryOptions } from '@tanstack/react-query'
import type { SavedList } from '#domain/saved-views.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { views } from './api.ts'

export const viewsQuery = (list: SavedList) =>
  queryOptions({
    queryKey: ['views', list],
    queryFn: async ({ signal }) => (await bodyOf(views.$get({ query: { list } }, { init: { signal } }))).views,
  })
export type SavedView = Awaited<ReturnType<NonNullable<ReturnType<typeof viewsQuery>['queryFn']>>>[number]
