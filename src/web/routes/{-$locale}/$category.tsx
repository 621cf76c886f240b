import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isLocale } from '#domain/locale.ts'
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

export const Route = createFileRoute('/{-$locale}/$category')({
  params: {
    // '/en' is the English home, not a category of the Arabic site.
    parse: ({ category }) => (isLocale(category) ? false : { category }),
  },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    const listing = await orNotFound(readListing(localeOf(params), { ...deps, category: params.category }))
    const slugs = listing.category?.slugs ?? { ar: params.category, en: params.category }
    return { listing, paths: { ar: `/${slugs.ar}`, en: `/${slugs.en}` } }
  },
  head: ({ matches, match, loaderData }) => {
    const frame = frameOf(matches)
    const category = loaderData?.listing.category
    if (!frame || !loaderData || !category) return {}
    return listingHead(frame, {
      listing: loaderData.listing,
      search: match.search,
      step: category.name,
      title: category.name,
      description: category.summary,
      paths: loaderData.paths,
      image: category.picture,
    })
  },
  component: Category,
})

function Category() {
  const t = useTranslations('catalogue')
  const { listing } = Route.useLoaderData()
  const { category: slug } = Route.useParams()
  const { category } = listing
  return (
    <ListingScreen
      path={`/${slug}`}
      search={Route.useSearch()}
      listing={listing}
      hides={['category']}
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
                category?.name ?? slug,
              ]}
            </Breadcrumb>
          }
          title={category?.name ?? slug}
          text={category?.summary ?? ''}
          picture={category?.picture ?? null}
        />
      }
    />
  )
}
