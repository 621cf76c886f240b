import { createFileRoute } from '@tanstack/react-router'
import { readCart } from '#web/features/cart/calls.ts'
import { readPromo } from '#web/features/promotions/calls.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import { CartScreen } from '#web/screens/cart/cart-screen.tsx'

export const Route = createFileRoute('/{-$locale}/cart')({
  loader: async ({ params }) => {
    const locale = localeOf(params)
    const cart = await readCart(locale)
    return { cart, promo: cart.promoCode === null ? null : await readPromo(locale) }
  },
  head: ({ matches }) => privatePageMeta(matches, '/cart', (t) => t('cart.title')),
  component: Cart,
})

function Cart() {
  return <CartScreen {...Route.useLoaderData()} />
}
