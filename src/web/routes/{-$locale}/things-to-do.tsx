import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { readListing } from '#web/features/catalogue/calls.ts'
import { listingHead } from '#web/features/catalogue/listing-head.ts'
import { listingSearch } from '#web/features/catalogue/listing-search.ts'
import { frameOf } from '#web/lib/frame-of.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ListingScreen } from '#web/screens/listing/listing-screen.tsx'
import { PlaceHead } from '#web/screens/listing/place-head.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

export const Route = createFileRoute('/{-$locale}/things-to-do')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => readListing(localeOf(params), deps),
  head: ({ matches, match, loaderData }) => {
    const frame = frameOf(matches)
    if (!frame || !loaderData) return {}
    return listingHead(frame, {
      listing: loaderData,
      search: match.search,
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
