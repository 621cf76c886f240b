import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { listingRoute } from '#web/features/catalogue/listing-search.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { DestinationListing } from '#web/screens/listing/listing-pages.tsx'
import { destinationHead, loadDestination } from '#web/screens/listing/listing-routes.ts'

export const Route = createFileRoute('/{-$locale}/things-to-do-in-{$city}/')({
  ...listingRoute,
  loader: ({ params, deps, parentMatchPromise: parent }) =>
    loadDestination({ kind: 'city', slug: params.city, locale: localeOf(params), search: deps, parent }),
  head: (page) => destinationHead(page, 'city'),
  component: City,
})

function City() {
  const t = useTranslations('catalogue')
  const { city: slug } = Route.useParams()
  const loaded = Route.useLoaderData()
  const { city } = loaded.listing
  const name = city?.name ?? slug
  return (
    <DestinationListing
      kind="city"
      slug={slug}
      loaded={loaded}
      title={t('thingsToDoIn', { city: name })}
      text={city?.summary ?? ''}
      {...(city?.productCount === 0 ? { emptyTitle: t('noneInCity', { city: name }) } : {})}
    />
  )
}
