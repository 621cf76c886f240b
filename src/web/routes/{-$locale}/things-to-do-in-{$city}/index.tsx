import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { readListing } from '#web/features/catalogue/calls.ts'
import { cityDescription } from '#web/features/catalogue/listing-description.ts'
import { listingHead } from '#web/features/catalogue/listing-head.ts'
import { loadListing } from '#web/features/catalogue/load-listing.ts'
import { listingSearch } from '#web/features/catalogue/listing-search.ts'
import { siteContextOf } from '#web/lib/site-context-of.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ListingScreen } from '#web/screens/listing/listing-screen.tsx'
import { DestinationHead } from '#web/screens/listing/destination-head.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { shownOf } from '#domain/share-address.ts'

export const Route = createFileRoute('/{-$locale}/things-to-do-in-{$city}/')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingSearch(search),
  loader: ({ params, deps }) => {
    const locale = localeOf(params)
    return loadListing({
      locale,
      path: `/things-to-do-in-${params.city}`,
      search: deps,
      names: 'city',
      read: (search) => readListing(locale, { ...search, city: params.city }),
      pathsOf: ({ city }) => ({
        ar: `/things-to-do-in-${city?.slugs.ar ?? params.city}`,
        en: `/things-to-do-in-${city?.slugs.en ?? params.city}`,
      }),
    })
  },
  head: ({ matches, loaderData }) => {
    const siteContext = siteContextOf(matches)
    const city = loaderData?.listing.city
    if (!siteContext || !loaderData || !city) return {}
    return listingHead(siteContext, {
      listing: loaderData.listing,
      search: loaderData.search,
      step: city.name,
      title: siteContext.t('catalogue.meta.cityTitle', { city: city.name }),
      description: cityDescription(siteContext, city, loaderData.listing),
      paths: loaderData.paths,
      shared: { kind: 'city', keys: [city.slug], shown: shownOf.place(city) },
    })
  },
  component: City,
})

function City() {
  const t = useTranslations('catalogue')
  const { listing, points, search } = Route.useLoaderData()
  const { city: slug } = Route.useParams()
  const { city } = listing
  const { site } = useSiteContext()
  const name = city?.name ?? slug
  return (
    <ListingScreen
      path={`/things-to-do-in-${slug}`}
      search={search}
      listing={listing}
      points={points}
      hides={['city']}
      {...(city?.productCount === 0 ? { emptyTitle: t('noneInCity', { city: name }) } : {})}
      head={
        <DestinationHead
          way={
            <Breadcrumb>
              {[
                <PageLink key="home" path="/">
                  {t('home')}
                </PageLink>,
                <PageLink key="all" path={`/${site.discoverType}`}>
                  {t('thingsToDo')}
                </PageLink>,
                name,
              ]}
            </Breadcrumb>
          }
          title={t('thingsToDoIn', { city: name })}
          text={city?.about ?? ''}
          picture={city?.picture ?? null}
        />
      }
    />
  )
}
