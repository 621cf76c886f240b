import { createFileRoute } from '@tanstack/react-router'
import { isLocale } from '#domain/locale.ts'
import { listingRoute } from '#web/features/catalogue/listing-search.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { DestinationListing } from '#web/screens/listing/listing-pages.tsx'
import { destinationHead, loadDestination } from '#web/screens/listing/listing-routes.ts'

export const Route = createFileRoute('/{-$locale}/$category')({
  ...listingRoute,
  params: {
    // '/en' is the English home, not a category of the Arabic site.
    parse: ({ category }) => (isLocale(category) ? false : { category }),
  },
  loader: ({ params, deps, parentMatchPromise: parent }) =>
    loadDestination({ kind: 'category', slug: params.category, locale: localeOf(params), search: deps, parent }),
  head: (page) => destinationHead(page, 'category'),
  component: Category,
})

function Category() {
  const { category: slug } = Route.useParams()
  const loaded = Route.useLoaderData()
  const { category } = loaded.listing
  return (
    <DestinationListing
      kind="category"
      slug={slug}
      loaded={loaded}
      title={category?.name ?? slug}
      text={category?.summary ?? ''}
    />
  )
}
