import { useRouter } from '@tanstack/react-router'
import { replaceLoaderData } from '#web/lib/router-internals.ts'
import { showCartCount } from '#web/lib/show-cart-count.ts'
import type { CheckoutView } from './calls.ts'

/** Puts the checkout that a change returned into the page, and the cart's count into the header. */
export function useShowCheckout(): (checkout: CheckoutView) => void {
  const router = useRouter()
  return (checkout) => {
    replaceLoaderData(router, '/{-$locale}/checkout/', () => checkout)
    showCartCount(router, checkout.cart.items.length + checkout.others.length)
  }
}
