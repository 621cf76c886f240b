import { createFileRoute } from '@tanstack/react-router'
import { comparedSearch } from '#domain/comparison.ts'
import { readComparison, readWishlist } from '#web/features/wishlist/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { currentTrip } from '#web/lib/trip.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { ComparisonScreen } from '#web/screens/wishlist/comparison-screen.tsx'
import { WishlistScreen } from '#web/screens/wishlist/wishlist-screen.tsx'

export const Route = createFileRoute('/{-$locale}/wishlist/')({
  validateSearch: comparedSearch,
  loaderDeps: ({ search: { compare } }) => ({ compare }),
  loader: async ({ params, deps: { compare } }) => {
    const trip = currentTrip()
    const locale = localeOf(params)
    return compare === undefined
      ? { trip, wishlist: await readWishlist(locale, trip) }
      : { trip, comparison: await readComparison(locale, compare, trip) }
  },
  head: ({ matches, match }) =>
    privatePageMeta(matches, '/wishlist', (t) =>
      t(match.loaderDeps.compare === undefined ? 'wishlist.title' : 'wishlist.compare.title'),
    ),
  component: Wishlist,
})

function Wishlist() {
  const { trip, wishlist, comparison } = Route.useLoaderData()
  return comparison === undefined ? (
    <WishlistScreen wishlist={wishlist} trip={trip} />
  ) : (
    <ComparisonScreen comparison={comparison} trip={trip} path="/wishlist" isShared={false} />
  )
}
