import type { PricingContext } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { responseCache } from '#server/kernel/response-cache.ts'
import { getComparison } from './comparison-contract.ts'
import * as contract from './contract.ts'
import { getHome } from './home-contract.ts'
import { readComparison } from './read-comparison.ts'
import { readHome } from './read-home.ts'
import { readLandmarks } from './read-landmarks.ts'
import { readListing } from './read-listing.ts'
import { readListingMap } from './read-listing-map.ts'
import { readProduct } from './read-product.ts'

export function catalogueRoutes(context: PricingContext) {
  const answer = responseCache()
  return moduleRoutes()
    .openapi(getHome, (c) =>
      answer(c, (visitor) => readHome(context, { visitor, locale: c.req.valid('query').locale })),
    )
    .openapi(contract.getListing, (c) =>
      answer(c, (visitor) => readListing(context, { ...c.req.valid('query'), visitor })),
    )
    .openapi(contract.getListingMap, (c) =>
      answer(c, (visitor) => readListingMap(context, { ...c.req.valid('query'), visitor })),
    )
    .openapi(getComparison, (c) =>
      answer(c, (visitor) => {
        const { locale, ids, from, to, ...party } = c.req.valid('query')
        const days = from === undefined || to === undefined ? null : { from, to }
        return readComparison(context, { visitor, locale, productIds: ids, wish: { ...days, ...party } })
      }),
    )
    .openapi(contract.getLandmarks, (c) => answer(c, () => readLandmarks(context, c.req.valid('query'))))
    .openapi(contract.getProduct, (c) =>
      answer(c, (visitor) =>
        readProduct(context, {
          ...c.req.valid('param'),
          locale: c.req.valid('query').locale,
          visitor,
        }),
      ),
    )
    .openapi(contract.getExperience, (c) =>
      answer(c, (visitor) =>
        readProduct(context, {
          city: null,
          slug: c.req.valid('param').slug,
          locale: c.req.valid('query').locale,
          visitor,
        }),
      ),
    )
}
