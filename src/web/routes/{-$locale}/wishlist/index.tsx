import { createFileRoute } from '@tanstack/react-router'
import { readWishlist } from '#web/features/wishlist/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { WishlistScreen } from '#web/screens/wishlist/wishlist-screen.tsx'

export const Route = createFileRoute('/{-$locale}/wishlist/')({
  loader: ({ params }) => readWishlist(localeOf(params)),
  head: ({ matches }) => privatePageMeta(matches, '/wishlist', (t) => t('wishlist.title')),
  component: Wishlist,
})

function Wishlist() {
  return <WishlistScreen wishlist={Route.useLoaderData()} />
}
