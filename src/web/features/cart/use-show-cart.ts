import { useRouter } from '@tanstack/react-router'
import { replaceLoaderData } from '#web/lib/router-internals.ts'
import { forgetOwnPages, showCartCount } from '#web/lib/show-cart-count.ts'
import type { ChangedCart } from './calls.ts'

type PromoView = NonNullable<ChangedCart['promo']>

/** Puts the cart that a change returned into the page: its count in the header, its lines and sums on the cart page. */
export function useShowCart(): (changed: ChangedCart) => void {
  const router = useRouter()
  return ({ promo, ...cart }) => {
    replaceLoaderData(router, '/{-$locale}/cart', () => ({ cart, promo }))
    showCartCount(router, cart.items.length)
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
