import { createFileRoute, redirect } from '@tanstack/react-router'
import { localePath } from '#domain/locale.ts'
import { searchedText } from '#web/features/search/searched-text.ts'
import { localeOf } from '#web/lib/locale-of.ts'

/** The action of the search form without script. Redirects to the path with the query. */
export const Route = createFileRoute('/{-$locale}/search/')({
  validateSearch: (search: Record<string, unknown>): { q?: string } =>
    typeof search['q'] === 'string' ? { q: searchedText(search['q']) } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, parentMatchPromise }) => {
    const everything = (await parentMatchPromise).loaderData?.site.discoverType ?? 'things-to-do'
    const path = deps.q === undefined || deps.q === '' ? `/${everything}` : `/search/${encodeURIComponent(deps.q)}`
    throw redirect({ href: localePath(localeOf(params), path), replace: true })
  },
})
