import { createFileRoute } from '@tanstack/react-router'
import { listingRoute } from '#web/features/catalogue/listing-search.ts'
import { supplierDescription } from '#web/features/sites/home-head.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { AllListing } from '#web/screens/listing/listing-pages.tsx'
import { allListingHead, loadAllListing } from '#web/screens/listing/listing-routes.ts'

const path = '/experiences'

/** The listing of a supplier’s site. The marketplace redirects to /things-to-do. */
export const Route = createFileRoute('/{-$locale}/experiences/')({
  ...listingRoute,
  loader: ({ params, deps, parentMatchPromise: parent }) =>
    loadAllListing({ locale: localeOf(params), path, search: deps, parent }),
  head: (page) =>
    allListingHead(page, (siteContext, { facets, total }) =>
      supplierDescription(siteContext, { cities: facets.cities, productCount: total }),
    ),
  component: Experiences,
})

function Experiences() {
  return <AllListing path={path} loaded={Route.useLoaderData()} />
}
