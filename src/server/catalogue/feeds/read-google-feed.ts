import { siteOrigin } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { googleProduct } from './google-product.ts'
import { countPriced, listPriced } from './queries.ts'

/** Far below Google's 50 MB a shard. */
const PRODUCTS_A_SHARD = 2000

/** The number of shards: at least one, because an empty snapshot has one too. */
export async function countShards(context: Context, supplierId: number | null): Promise<number> {
  return Math.max(1, Math.ceil((await countPriced(context.db.reading, supplierId)) / PRODUCTS_A_SHARD))
}

/**
 * A shard of the Google Things to do feed, numbered from 0, without products that have no fixed price. All shards of a
 * day carry the same nonce, which makes them one snapshot. Throws ApiError `request.path_unknown` for an unknown
 * number.
 */
export async function readGoogleFeed(
  context: Context,
  input: {
    shard: number
    site: Pick<SiteOfRequest, 'supplierId' | 'discoverType' | 'host' | 'isDefault'>
    today: string
  },
): Promise<object> {
  const { supplierId, discoverType } = input.site
  const shards = await countShards(context, supplierId)
  if (input.shard >= shards) throw new ApiError('missing', 'request.path_unknown')
  const rows = await listPriced(context.db.reading, {
    supplierId,
    most: PRODUCTS_A_SHARD,
    skip: input.shard * PRODUCTS_A_SHARD,
  })
  const origin = siteOrigin(context.configuration.origin, input.site)
  return {
    feed_metadata: {
      shard_id: input.shard,
      total_shards_count: shards,
      processing_instruction: 'PROCESS_AS_SNAPSHOT',
      nonce: Number(input.today.replaceAll('-', '')),
    },
    products: rows.map((row) => googleProduct(row, { origin, discoverType })),
  }
}
