import { createFileRoute } from '@tanstack/react-router'
import { productHead } from '#web/features/catalogue/product-head.ts'
import { reviewSearch } from '#web/features/reviews/review-search.ts'
import { siteContextOf } from '#web/lib/site-context-of.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { ActivityScreen } from '#web/screens/activity/activity-screen.tsx'
import { loadActivity } from '#web/screens/activity/load-activity.ts'

/** An activity on a supplier's site. The marketplace redirects to the address under its city. */
export const Route = createFileRoute('/{-$locale}/experiences/$product')({
  validateSearch: reviewSearch,
  loaderDeps: ({ search }) => reviewSearch(search),
  loader: ({ params, deps, parentMatchPromise }) =>
    loadActivity({
      search: deps,
      locale: localeOf(params),
      city: null,
      slug: params.product,
      discoverType: parentMatchPromise.then((match) => match.loaderData?.site.discoverType),
    }),
  // Overlays are history entries of the same page: opening and closing them must not load data.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ matches, match, loaderData }) => {
    const siteContext = siteContextOf(matches)
    return siteContext && loaderData
      ? productHead(siteContext, { ...loaderData, isVariant: Object.keys(reviewSearch(match.search)).length > 0 })
      : {}
  },
  component: Experience,
})

function Experience() {
  const { product, today, reviews } = Route.useLoaderData()
  const search = reviewSearch(Route.useSearch())
  return <ActivityScreen key={product.id} product={product} today={today} reviews={reviews} search={search} />
}
