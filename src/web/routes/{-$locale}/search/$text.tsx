import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { encodePath, withSearch } from '#domain/page-redirect.ts'
import { listingRoute } from '#web/features/catalogue/listing-search.ts'
import { loadListing } from '#web/features/catalogue/load-listing.ts'
import { shownCards } from '#web/features/catalogue/shown-cards.ts'
import { readSearch } from '#web/features/search/calls.ts'
import { searchPath } from '#web/features/search/search-path.ts'
import { searchedText } from '#web/features/search/searched-text.ts'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { Understood } from '#web/features/search/understood.tsx'
import { localeOf } from '#web/lib/locale-of.ts'
import { searchText } from '#web/lib/search-text.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { Alternatives } from '#web/screens/listing/alternatives.tsx'
import { ListingScreen } from '#web/screens/listing/listing-screen.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

export const Route = createFileRoute('/{-$locale}/search/$text')({
  ...listingRoute,
  loader: async ({ params, deps, parentMatchPromise }) => {
    const locale = localeOf(params)
    const text = searchedText(params.text)
    // A query of white space only.
    if (text === '') throw redirect({ href: localePath(locale, '/search'), statusCode: 302, replace: true })
    const loaded = await loadListing({
      locale,
      path: `/search/${params.text}`,
      search: deps,
      parent: parentMatchPromise,
      read: (search) => readSearch(locale, text, search),
    })
    const { destination, alternatives } = loaded.listing
    // Unless the filters name another one.
    if (destination && deps[destination.kind] === undefined) {
      const { page: _page, sort, ...rest } = deps
      const wish = searchText({ ...rest, ...(sort !== 'match' && { sort }) })
      const href = withSearch(encodePath(localePath(locale, destination.path)), wish)
      throw redirect({ href, statusCode: 302, replace: true })
    }
    return {
      ...loaded,
      listing: { ...loaded.listing, alternatives: await shownCards(alternatives, parentMatchPromise) },
    }
  },
  head: ({ matches, params }) =>
    privatePageMeta(matches, `/search/${params.text}`, (t) =>
      t('search.resultsFor', { text: searchedText(params.text) }),
    ),
  component: Search,
})

function Search() {
  const t = useTranslations('search')
  const text = searchedText(Route.useParams().text)
  const path = searchPath(text)
  const { listing, map, search } = Route.useLoaderData()
  const { from, to, travellers, children, ages } = search
  const head = (
    <header
      className={`border-b border-line pt-4 pb-4 sm:pt-6 sm:pb-5 ${map ? 'lg:flex lg:flex-wrap lg:items-center lg:gap-x-6 lg:border-0 lg:pt-3 lg:pb-0' : ''}`}
    >
      <h1 className={`mb-3 text-xl font-semibold sm:text-3xl ${map ? 'lg:mb-0 lg:text-xl' : ''}`}>
        {t('resultsFor', { text: `\u2068${text}\u2069` })}
      </h1>
      <div className="max-w-2xl flex-1">
        <SearchBox key={text} initial={text} look="hero" />
      </div>
      <Understood listing={listing} text={text} path={path} search={search} />
    </header>
  )
  // If the filters leave no results, the listing suggests removing some. If the query itself has none, the no-results
  // page is shown.
  if (listing.isUnknown)
    return (
      <div className="mx-auto max-w-7xl px-4 pb-20 sm:px-6">
        {head}
        <EmptyArch title={t('noResults')}>
          {listing.didYouMean.length > 0 && (
            <p className="text-lg">
              {t('didYouMean')}{' '}
              {listing.didYouMean.map((spelling) => (
                <PageLink
                  key={spelling}
                  path={searchPath(spelling)}
                  search={{ ...search, page: undefined }}
                  className="inline-flex min-h-11 items-center px-2 font-semibold text-primary underline underline-offset-4"
                >
                  <bdi>{spelling}</bdi>
                </PageLink>
              ))}
            </p>
          )}
          <p className="text-ink-soft">{t(listing.suggestions.length > 0 ? 'noResultsHint' : 'noResultsAlone')}</p>
          {listing.suggestions.length > 0 && (
            <ul aria-label={t('perhaps')} className="flex flex-wrap justify-center gap-2">
              {listing.suggestions.map((one) => (
                <li key={one.path}>
                  <PageLink
                    path={one.path}
                    search={{ from, to, travellers, children, ages }}
                    className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 hover:border-primary hover:text-primary"
                  >
                    {one.title}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
        </EmptyArch>
        {listing.alternatives.length > 0 && <Alternatives cards={listing.alternatives} search={search} />}
      </div>
    )
  return (
    <ListingScreen
      path={path}
      search={search}
      listing={listing}
      map={map}
      head={<div className={`mx-auto px-4 sm:px-6 ${map ? '' : 'max-w-7xl'}`}>{head}</div>}
      isSearch
      text={text}
    />
  )
}
