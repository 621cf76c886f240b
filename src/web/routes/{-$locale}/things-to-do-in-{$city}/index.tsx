import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { readListing } from '#web/features/catalogue/calls.ts'
import { listingHead } from '#web/features/catalogue/listing-head.ts'
import { listingSearch } from '#web/features/catalogue/listing-search.ts'
import { frameOf } from '#web/lib/frame-of.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ListingScreen } from '#web/screens/listing/listing-screen.tsx'
import { PlaceHead } from '#web/screens/listing/place-head.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

export const Route = createFileRoute('/{-$locale}/things-to-do-in-{$city}/')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    const listing = await orNotFound(readListing(localeOf(params), { ...deps, city: params.city }))
    const slugs = listing.city?.slugs ?? { ar: params.city, en: params.city }
    return { listing, paths: { ar: `/things-to-do-in-${slugs.ar}`, en: `/things-to-do-in-${slugs.en}` } }
  },
  head: ({ matches, match, loaderData }) => {
    const frame = frameOf(matches)
    const city = loaderData?.listing.city
    if (!frame || !loaderData || !city) return {}
    return listingHead(frame, {
      listing: loaderData.listing,
      search: match.search,
      step: city.name,
      title: frame.t('catalogue.thingsToDoIn', { city: city.name }),
      description: city.summary,
      paths: loaderData.paths,
      image: city.picture,
    })
  },
  component: City,
})

function City() {
  const t = useTranslations('catalogue')
  const { listing } = Route.useLoaderData()
  const { city: slug } = Route.useParams()
  const { city } = listing
  const name = city?.name ?? slug
  return (
    <ListingScreen
      path={`/things-to-do-in-${slug}`}
      search={Route.useSearch()}
      listing={listing}
      hides={['city']}
      {...(city?.productCount === 0 ? { emptyTitle: t('noneInCity', { city: name }) } : {})}
      head={
        <PlaceHead
          way={
            <Breadcrumb>
              {[
                <PageLink key="home" path="/">
                  {t('home')}
                </PageLink>,
                <PageLink key="all" path="/things-to-do">
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
