import { createFileRoute } from '@tanstack/react-router'
import { comparedSearch } from '#domain/comparison.ts'
import { readComparison, readSharedWishlist } from '#web/features/wishlist/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { currentTrip } from '#web/lib/trip.ts'
import { ComparisonScreen } from '#web/screens/wishlist/comparison-screen.tsx'
import { EndedLinkScreen } from '#web/screens/wishlist/ended-link-screen.tsx'
import { SharedWishlistScreen } from '#web/screens/wishlist/shared-wishlist-screen.tsx'

export const Route = createFileRoute('/{-$locale}/wishlist/$token')({
  validateSearch: comparedSearch,
  loaderDeps: ({ search: { compare } }) => ({ compare }),
  loader: async ({ params, deps: { compare } }) => {
    const locale = localeOf(params)
    if (compare === undefined) return { shared: await notFoundOn404(readSharedWishlist(locale, params.token)) }
    // What is compared is no secret of the list: it is shown also when the link has ended.
    const trip = currentTrip()
    return { trip, comparison: await readComparison(locale, compare, trip) }
  },
  head: ({ matches, match, params }) =>
    privatePageMeta(matches, `/wishlist/${params.token}`, (t) =>
      t(match.loaderDeps.compare === undefined ? 'wishlist.sharedTitle' : 'wishlist.compare.title'),
    ),
  component: SharedWishlist,
  notFoundComponent: EndedLinkScreen,
})

function SharedWishlist() {
  const { token } = Route.useParams()
  const { shared, comparison, trip } = Route.useLoaderData()
  return comparison === undefined ? (
    <SharedWishlistScreen shared={shared} token={token} />
  ) : (
    <ComparisonScreen comparison={comparison} trip={trip} path={`/wishlist/${token}`} isShared />
  )
}
