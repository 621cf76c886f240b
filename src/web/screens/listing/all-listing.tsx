import { useTranslations } from 'use-intl'
import type { ListingView, MapPoint } from '#web/features/catalogue/calls.ts'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ListingScreen } from './listing-screen.tsx'
import { DestinationHead } from './destination-head.tsx'

/** The listing of all activities of the site, at `path`. */
export function AllListing({
  path,
  search,
  listing,
  points,
}: {
  path: string
  search: ListingSearch
  listing: ListingView
  points: MapPoint[] | null
}) {
  const t = useTranslations('catalogue')
  return (
    <ListingScreen
      path={path}
      search={search}
      listing={listing}
      points={points}
      head={
        <DestinationHead
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
