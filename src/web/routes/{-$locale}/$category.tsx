import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isLocale } from '#domain/locale.ts'
import { readListing } from '#web/features/catalogue/calls.ts'
import { categoryDescription } from '#web/features/catalogue/listing-description.ts'
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

export const Route = createFileRoute('/{-$locale}/$category')({
  params: {
    // '/en' is the English home, not a category of the Arabic site.
    parse: ({ category }) => (isLocale(category) ? false : { category }),
  },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingSearch(search),
  loader: ({ params, deps }) => {
    const locale = localeOf(params)
    return loadListing({
      locale,
      path: `/${params.category}`,
      search: deps,
      names: 'category',
      read: (search) => readListing(locale, { ...search, category: params.category }),
      pathsOf: ({ category }) => ({
        ar: `/${category?.slugs.ar ?? params.category}`,
        en: `/${category?.slugs.en ?? params.category}`,
      }),
    })
  },
  head: ({ matches, loaderData }) => {
    const siteContext = siteContextOf(matches)
    const category = loaderData?.listing.category
    if (!siteContext || !loaderData || !category) return {}
    return listingHead(siteContext, {
      listing: loaderData.listing,
      search: loaderData.search,
      step: category.name,
      title: siteContext.t('catalogue.meta.categoryTitle', {
        category: category.name,
        count: loaderData.listing.facets.cities.length,
      }),
      description: categoryDescription(siteContext, category, loaderData.listing),
      paths: loaderData.paths,
      shared: { kind: 'category', keys: [category.slug], shown: shownOf.place(category) },
    })
  },
  component: Category,
})

function Category() {
  const t = useTranslations('catalogue')
  const { listing, points, search } = Route.useLoaderData()
  const { category: slug } = Route.useParams()
  const { category } = listing
  const { site } = useSiteContext()
  return (
    <ListingScreen
      path={`/${slug}`}
      search={search}
      listing={listing}
      points={points}
      hides={['category']}
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
