import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { readListing } from '#web/features/catalogue/calls.ts'
import { listingSearch } from '#web/features/catalogue/listing-search.ts'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { localeOf } from '#web/lib/locale-of.ts'
import { ownPageHead } from '#web/lib/own-page-head.ts'
import { ListingScreen } from '#web/screens/listing/listing-screen.tsx'
import { EmptyListing } from '#web/screens/listing/empty-listing.tsx'

export const Route = createFileRoute('/{-$locale}/search/$text')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => readListing(localeOf(params), { ...deps, q: params.text.slice(0, 200) }),
  head: ({ matches, params }) =>
    ownPageHead(matches, `/search/${params.text}`, (words) => `${words.search.title}: ${params.text}`),
  component: Search,
})

function Search() {
  const t = useTranslations('search')
  const { text } = Route.useParams()
  const search = Route.useSearch()
  const listing = Route.useLoaderData()
  const head = (
    <header className="border-b border-line pt-8 pb-6">
      <h1 className="mb-5 text-3xl font-semibold">{t('resultsFor', { text: `\u2068${text}\u2069` })}</h1>
      <div className="max-w-xl">
        <SearchBox key={text} initial={text} />
      </div>
    </header>
  )
  // Filters that leave nothing are loosened beside them; words that find nothing are a page of their own.
  if (listing.total === 0 && Object.keys(search).length === 0)
    return (
      <div className="mx-auto max-w-7xl px-4 pb-20 sm:px-6">
        {head}
        <EmptyListing title={t('noResults')} hint={t('noResultsHint')} />
      </div>
    )
  return <ListingScreen path={`/search/${text}`} search={search} listing={listing} head={head} />
}
