import type { Context } from '#server/platform/context.ts'
import { room } from '#server/platform/http.ts'
import * as contract from './contract.ts'
import { readHome } from './read-home.ts'
import { readListing } from './read-listing.ts'
import { readProduct } from './read-product.ts'

export function catalogueRoutes(context: Context) {
  return room()
    .openapi(contract.getHome, async (c) =>
      c.json(await readHome(context, { visitor: c.get('visitor'), locale: c.req.valid('query').locale }), 200),
    )
    .openapi(contract.getListing, async (c) =>
      c.json(await readListing(context, { ...c.req.valid('query'), visitor: c.get('visitor') }), 200),
    )
    .openapi(contract.getProduct, async (c) =>
      c.json(
        await readProduct(context, {
          ...c.req.valid('param'),
          locale: c.req.valid('query').locale,
          visitor: c.get('visitor'),
        }),
        200,
      ),
    )
}
