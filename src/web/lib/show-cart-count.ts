import type { AnyRouter } from '@tanstack/react-router'
import { isOwnPage } from '#domain/own-pages.ts'
import { replaceLoaderData } from './router-internals.ts'

/** After a change of the cart: its count in the header, and no own page that was prefetched before the change. */
export function showCartCount(router: AnyRouter, count: number): void {
  replaceLoaderData<{ visitor: { cartCount: number } }>(router, '/{-$locale}', (data) => ({
    ...data,
    visitor: { ...data.visitor, cartCount: count },
  }))
  forgetOwnPages(router)
}

/** A cart or checkout that was prefetched before a change would show the cart before the change. */
export function forgetOwnPages(router: AnyRouter): void {
  router.clearCache({ filter: ({ pathname }) => isOwnPage(pathname) })
}
