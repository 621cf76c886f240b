import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { RequestBounds } from './check-request.ts'
import { findQuotableProduct } from './queries.ts'

/** If the host states no largest party. */
const MOST_TRAVELLERS = 50
const FURTHEST_DAYS = 730

/**
 * The allowed values of a request for this product. Throws ApiError `quotes.product_unknown` also for a product with
 * fixed prices.
 */
export async function findBounds(
  context: Context,
  input: { visitor: Visitor; productId: number },
): Promise<RequestBounds> {
  const { site, currency } = input.visitor
  const product = await findQuotableProduct(context.db, { productId: input.productId, supplierId: site.supplierId })
  if (!product) throw new ApiError('missing', 'quotes.product_unknown')
  return {
    firstDate: product.today,
    lastDate: Temporal.PlainDate.from(product.today).add({ days: FURTHEST_DAYS }).toString(),
    leastTravellers: product.leastTravellers ?? 1,
    mostTravellers: product.mostTravellers ?? Math.max(MOST_TRAVELLERS, product.leastTravellers ?? 1),
    currency,
  }
}
