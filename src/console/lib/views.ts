import { queryOptions } from '@tanstack/react-query'
import type { SavedList } from '#domain/saved-views.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { views } from './api.ts'

/** The search of a list's address. */
export type ListSearch = Readonly<Record<string, string | undefined>>

export const viewsQuery = (list: SavedList) =>
  queryOptions({
    queryKey: ['views', list],
    queryFn: async ({ signal }) => (await bodyOf(views.$get({ query: { list } }, { init: { signal } }))).views,
  })
export type SavedView = Awaited<ReturnType<NonNullable<ReturnType<typeof viewsQuery>['queryFn']>>>[number]

/** What a view stores of an address. */
export function paramsOf(search: ListSearch): Record<string, string> {
  const known = Object.entries(search).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '')
  return Object.fromEntries(known.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export function isSameAddress(one: ListSearch, other: ListSearch): boolean {
  return JSON.stringify(paramsOf(one)) === JSON.stringify(paramsOf(other))
}
