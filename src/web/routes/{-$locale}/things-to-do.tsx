import { createFileRoute } from '@tanstack/react-router'
import { readListing } from '#web/features/catalogue/calls.ts'
import { listingHead } from '#web/features/catalogue/listing-head.ts'
import { listingSearch } from '#web/features/catalogue/listing-search.ts'
import { loadListing } from '#web/features/catalogue/load-listing.ts'
import { siteContextOf } from '#web/lib/site-context-of.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { AllListing } from '#web/screens/listing/all-listing.tsx'

export const Route = createFileRoute('/{-$locale}/things-to-do')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingSearch(search),
  loader: ({ params, deps }) => {
    const locale = localeOf(params)
    return loadListing({ locale, path: '/things-to-do', search: deps, read: (search) => readListing(locale, search) })
  },
  head: ({ matches, loaderData }) => {
    const siteContext = siteContextOf(matches)
    if (!siteContext || !loaderData) return {}
    return listingHead(siteContext, {
      listing: loaderData.listing,
      search: loaderData.search,
      title: siteContext.t('catalogue.meta.allTitle', { count: loaderData.listing.facets.cities.length }),
      description: siteContext.t('catalogue.thingsToDoText'),
      paths: loaderData.paths,
    })
  },
  component: ThingsToDo,
})

function ThingsToDo() {
  const { listing, points, search } = Route.useLoaderData()
  return <AllListing path="/things-to-do" search={search} listing={listing} points={points} />
}
