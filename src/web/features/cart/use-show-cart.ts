import { useRouter } from '@tanstack/react-router'
import { isOwnPage } from '#domain/own-pages.ts'
import { replaceLoaderData } from '#web/lib/router-internals.ts'
import type { ChangedCart } from './calls.ts'

type PromoView = NonNullable<ChangedCart['promo']>

/** Puts the cart that a change was answered with into the page: its count in the header, its lines and sums on the cart page. */
export function useShowCart(): (changed: ChangedCart) => void {
  const router = useRouter()
  return ({ promo, ...cart }) => {
    replaceLoaderData<{ visitor: { cartCount: number } }>(router, '/{-$locale}', (data) => ({
      ...data,
      visitor: { ...data.visitor, cartCount: cart.items.length },
    }))
    replaceLoaderData(router, '/{-$locale}/cart', () => ({ cart, promo }))
    forgetOwnPages(router)
  }
}

/** Puts a changed discount into the loaded data of the cart page. */
export function useShowPromo(): (promo: PromoView) => void {
  const router = useRouter()
  return (promo) => {
    replaceLoaderData<{ cart: object; promo: PromoView | null }>(router, '/{-$locale}/cart', ({ cart }) => ({
      cart: { ...cart, promoCode: promo.code },
      promo: promo.code === null ? null : promo,
    }))
    forgetOwnPages(router)
  }
}

/** A cart or checkout that a link fetched ahead shows the cart before the change. */
function forgetOwnPages(router: ReturnType<typeof useRouter>): void {
  router.clearCache({ filter: ({ pathname }) => isOwnPage(pathname) })
}
