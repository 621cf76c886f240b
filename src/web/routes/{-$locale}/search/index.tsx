import { createFileRoute, redirect } from '@tanstack/react-router'
import { localePath } from '#domain/locale.ts'
import { withSearch } from '#domain/page-redirect.ts'
import { listingSearch, type ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { searchPath } from '#web/features/search/search-path.ts'
import { searchedText } from '#web/features/search/searched-text.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { searchText } from '#web/lib/search-text.ts'

/** The action of the search form without script. Redirects to the path with the query, with dates and travellers. */
export const Route = createFileRoute('/{-$locale}/search/')({
  validateSearch: (search: Record<string, unknown>): { q?: string } & ListingSearch => ({
    ...listingSearch(search),
    ...(typeof search['q'] === 'string' ? { q: searchedText(search['q']) } : {}),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, parentMatchPromise }) => {
    const everything = (await parentMatchPromise).loaderData?.site.discoverType ?? 'things-to-do'
    const { q = '', ...filters } = deps
    const path = q === '' ? `/${everything}` : searchPath(q)
    // The router keeps parameters that are not valid, such as empty dates.
    throw redirect({
      href: withSearch(localePath(localeOf(params), path), searchText(listingSearch(filters))),
      replace: true,
    })
  },
})
