import { createFileRoute, redirect } from '@tanstack/react-router'
import { localePath } from '#domain/locale.ts'
import { localeOf } from '#web/lib/locale-of.ts'

/** Where the search form leads without script; the words move into the path. */
export const Route = createFileRoute('/{-$locale}/search/')({
  validateSearch: (search: Record<string, unknown>): { q?: string } =>
    typeof search['q'] === 'string' ? { q: search['q'].trim().slice(0, 200) } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    const path = deps.q === undefined || deps.q === '' ? '/things-to-do' : `/search/${encodeURIComponent(deps.q)}`
    throw redirect({ href: localePath(localeOf(params), path), replace: true })
  },
})
