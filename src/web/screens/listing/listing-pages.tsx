import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { LoadedListing } from '#web/features/catalogue/load-listing.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { DestinationHead } from './destination-head.tsx'
import { destinationPath, type DestinationKind } from './listing-routes.ts'
import { ListingScreen } from './listing-screen.tsx'

// Of cities and categories only.
const onServer = import.meta.env.SSR ? await import('./destination-parts.tsx') : null
const load = () => import('./destination-parts.tsx')
const AboutCity = onServer?.AboutCity ?? lazy(async () => ({ default: (await load()).AboutCity }))
const DestinationFacts = onServer?.DestinationFacts ?? lazy(async () => ({ default: (await load()).DestinationFacts }))

/** The listing of all activities of the site, at `path`. */
export function AllListing({ path, loaded: { listing, map, search } }: { path: string; loaded: LoadedListing }) {
  const t = useTranslations('catalogue')
  const { site } = useSiteContext()
  return (
    <ListingScreen
      path={path}
      search={search}
      listing={listing}
      map={map}
      head={
        <DestinationHead
          way={<Breadcrumb>{[<HomeLink key="home" />, t('thingsToDo')]}</Breadcrumb>}
          title={t('thingsToDo')}
          // The hundreds are those of the marketplace.
          text={site.texts.thingsToDoLead ?? (site.supplier ? site.tagline : t('thingsToDoText'))}
          picture={null}
        />
      }
    />
  )
}

interface DestinationListingProps {
  kind: DestinationKind
  /** The slug of the address. */
  slug: string
  loaded: LoadedListing
  title: string
  text: string
  emptyTitle?: string
}

/** The listing of a city or category. */
export function DestinationListing({ kind, slug, loaded, title, text, ...empty }: DestinationListingProps) {
  const t = useTranslations('catalogue')
  const { site } = useSiteContext()
  const { listing, map, search } = loaded
  const destination = listing[kind]
  return (
    <ListingScreen
      path={destinationPath(kind, slug)}
      search={search}
      listing={listing}
      map={map}
      hides={[kind]}
      {...empty}
      head={
        <DestinationHead
          way={
            <Breadcrumb>
              {[
                <HomeLink key="home" />,
                <PageLink key="all" path={`/${site.discoverType}`}>
                  {t('thingsToDo')}
                </PageLink>,
                destination?.name ?? slug,
              ]}
            </Breadcrumb>
          }
          title={title}
          text={text}
          facts={
            <Suspense fallback={<div className="mt-2 h-6 sm:mt-2.5" />}>
              <DestinationFacts listing={listing} hasDates={search.from !== undefined} />
            </Suspense>
          }
          picture={destination?.picture ?? null}
        />
      }
      foot={
        kind === 'city' &&
        listing.city &&
        listing.page === 1 && (
          <Suspense>
            <AboutCity city={listing.city} />
          </Suspense>
        )
      }
    />
  )
}

function HomeLink() {
  return <PageLink path="/">{useTranslations('catalogue')('home')}</PageLink>
}
