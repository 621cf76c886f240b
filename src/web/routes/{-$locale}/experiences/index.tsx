import { createFileRoute } from '@tanstack/react-router'
import { readListing } from '#web/features/catalogue/calls.ts'
import { listingHead } from '#web/features/catalogue/listing-head.ts'
import { listingSearch } from '#web/features/catalogue/listing-search.ts'
import { loadListing } from '#web/features/catalogue/load-listing.ts'
import { siteContextOf } from '#web/lib/site-context-of.ts'
import { supplierDescription } from '#web/features/sites/home-head.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { AllListing } from '#web/screens/listing/all-listing.tsx'

/** The listing of a supplier’s site. The marketplace redirects to /things-to-do. */
export const Route = createFileRoute('/{-$locale}/experiences/')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingSearch(search),
  loader: ({ params, deps }) => {
    const locale = localeOf(params)
    return loadListing({ locale, path: '/experiences', search: deps, read: (search) => readListing(locale, search) })
  },
  head: ({ matches, loaderData }) => {
    const siteContext = siteContextOf(matches)
    if (!siteContext || !loaderData) return {}
    return listingHead(siteContext, {
      listing: loaderData.listing,
      search: loaderData.search,
      title: siteContext.t('catalogue.meta.allTitle', { count: loaderData.listing.facets.cities.length }),
      description: supplierDescription(siteContext, {
        cities: loaderData.listing.facets.cities,
        productCount: loaderData.listing.total,
      }),
      paths: loaderData.paths,
    })
  },
  component: Experiences,
})

function Experiences() {
  const { listing, points, search } = Route.useLoaderData()
  return <AllListing path="/experiences" search={search} listing={listing} points={points} />
}
