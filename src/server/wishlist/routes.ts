import type { Context as HonoContext } from 'hono'
import type { PricingContext } from '#server/kernel/context.ts'
import { writeWishlistCookies } from '#server/kernel/cookies.ts'
import { moduleRoutes, type Env } from '#server/kernel/http.ts'
import * as contract from './contract.ts'
import { copySharedWishlist } from './copy-shared-wishlist.ts'
import { endSharing } from './end-sharing.ts'
import { listSaved } from './list-saved.ts'
import { readSharedWishlist } from './read-shared-wishlist.ts'
import { readWishlist } from './read-wishlist.ts'
import { removeProduct } from './remove-product.ts'
import { saveProduct } from './save-product.ts'
import { shareWishlist } from './share-wishlist.ts'

export function wishlistRoutes(context: PricingContext) {
  /** Renews the cookie for a year and returns the saved activities. */
  const saved = async (c: HonoContext<Env>, wishlistToken: string | null) => {
    if (wishlistToken !== null) writeWishlistCookies(c, wishlistToken, context.configuration.isSecure)
    const visitor = { ...c.get('visitor'), wishlistToken }
    return { productIds: await listSaved(context, { visitor }) }
  }
  return moduleRoutes()
    .openapi(contract.getSaved, async (c) =>
      c.json({ productIds: await listSaved(context, { visitor: c.get('visitor') }) }, 200),
    )
    .openapi(contract.getWishlist, async (c) => {
      const { locale, from, to, ...party } = c.req.valid('query')
      const trip = from === undefined || to === undefined ? null : { from, to, ...party }
      return c.json(await readWishlist(context, { visitor: c.get('visitor'), locale, trip }), 200)
    })
    .openapi(contract.saveProduct, async (c) => {
      const { wishlistToken } = await saveProduct(context, { visitor: c.get('visitor'), ...c.req.valid('param') })
      return c.json(await saved(c, wishlistToken), 200)
    })
    .openapi(contract.removeProduct, async (c) => {
      const visitor = c.get('visitor')
      await removeProduct(context, { visitor, ...c.req.valid('param') })
      return c.json({ productIds: await listSaved(context, { visitor }) }, 200)
    })
    .openapi(contract.shareWishlist, async (c) =>
      c.json(await shareWishlist(context, { visitor: c.get('visitor') }), 200),
    )
    .openapi(contract.endSharing, async (c) => {
      await endSharing(context, { visitor: c.get('visitor') })
      return c.json({ shareToken: null }, 200)
    })
    .openapi(contract.getSharedWishlist, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json(
        await readSharedWishlist(context, { visitor: c.get('visitor'), locale, ...c.req.valid('param') }),
        200,
      )
    })
    .openapi(contract.copySharedWishlist, async (c) => {
      const { wishlistToken } = await copySharedWishlist(context, {
        visitor: c.get('visitor'),
        ...c.req.valid('param'),
      })
      return c.json(await saved(c, wishlistToken), 200)
    })
}
