import { createFileRoute } from '@tanstack/react-router'
import { readSharedWishlist } from '#web/features/wishlist/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { EndedLinkScreen } from '#web/screens/wishlist/ended-link-screen.tsx'
import { SharedWishlistScreen } from '#web/screens/wishlist/shared-wishlist-screen.tsx'

export const Route = createFileRoute('/{-$locale}/wishlist/$token')({
  loader: ({ params }) => notFoundOn404(readSharedWishlist(localeOf(params), params.token)),
  head: ({ matches, params }) =>
    privatePageMeta(matches, `/wishlist/${params.token}`, (t) => t('wishlist.sharedTitle')),
  component: SharedWishlist,
  notFoundComponent: EndedLinkScreen,
})

function SharedWishlist() {
  return <SharedWishlistScreen shared={Route.useLoaderData()} token={Route.useParams().token} />
}
