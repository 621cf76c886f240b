import { createFileRoute } from '@tanstack/react-router'
import { readWishlist } from '#web/features/wishlist/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { currentTrip } from '#web/lib/trip.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { WishlistScreen } from '#web/screens/wishlist/wishlist-screen.tsx'

export const Route = createFileRoute('/{-$locale}/wishlist/')({
  loader: async ({ params }) => {
    const trip = currentTrip()
    return { wishlist: await readWishlist(localeOf(params), trip), trip }
  },
  head: ({ matches }) => privatePageMeta(matches, '/wishlist', (t) => t('wishlist.title')),
  component: Wishlist,
})

function Wishlist() {
  return <WishlistScreen {...Route.useLoaderData()} />
}
