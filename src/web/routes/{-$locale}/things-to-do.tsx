import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { readListing } from '#web/features/catalogue/calls.ts'
import { listingSearch } from '#web/features/catalogue/listing-search.ts'
import { frameOf } from '#web/lib/frame-of.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { pageHead } from '#web/lib/page-head.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ListingScreen } from '#web/screens/listing/listing-screen.tsx'
import { PlaceHead } from '#web/screens/listing/place-head.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

export const Route = createFileRoute('/{-$locale}/things-to-do')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => readListing(localeOf(params), deps),
  head: ({ matches }) => {
    const frame = frameOf(matches)
    if (!frame) return {}
    return pageHead({
      locale: frame.locale,
      origin: frame.site.origin,
      siteName: frame.site.name,
      title: frame.t('catalogue.thingsToDo'),
      description: frame.t('catalogue.thingsToDoText'),
      paths: { ar: '/things-to-do', en: '/things-to-do' },
    })
  },
  component: ThingsToDo,
})

function ThingsToDo() {
  const t = useTranslations('catalogue')
  return (
    <ListingScreen
      path="/things-to-do"
      search={Route.useSearch()}
      listing={Route.useLoaderData()}
      head={
        <PlaceHead
          way={
            <Breadcrumb>
              {[
                <PageLink key="home" path="/">
                  {t('home')}
                </PageLink>,
                t('thingsToDo'),
              ]}
            </Breadcrumb>
          }
          title={t('thingsToDo')}
          text={t('thingsToDoText')}
          picture={null}
        />
      }
    />
  )
}
