import type { MiddlewareHandler } from 'hono'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Env } from '#server/kernel/http.ts'

interface WriteLimit {
  name: string
  most: number
  windowSeconds: number
}

/** For cheap writes: several people can share one address, such as a family or an office. */
const SMALL: WriteLimit = { name: 'write', most: 600, windowSeconds: 600 }

/**
 * For operations that are expensive, call a payment provider, or invite guessing. The first matching pattern applies.
 */
const limits: { operation: RegExp; limit: WriteLimit | null }[] = [
  // Staff are limited by token; webhooks carry a signature.
  { operation: /^\w+ \/api\/(staff|payments\/webhooks)\//, limit: null },
  { operation: /^POST \/api\/checkout\/[^/]+\/pay$/, limit: { name: 'pay', most: 60, windowSeconds: 600 } },
  { operation: /^POST \/api\/checkout\/.+\/retry$/, limit: { name: 'retry', most: 60, windowSeconds: 600 } },
  {
    operation: /^POST \/api\/quotes\/[^/]+\/(accept|turn-down)$/,
    limit: { name: 'answer', most: 60, windowSeconds: 600 },
  },
  { operation: /^POST \/api\/cart\/items$/, limit: { name: 'cart', most: 300, windowSeconds: 600 } },
  { operation: /^PUT \/api\/(cart|checkout)\/promo$/, limit: { name: 'promo-field', most: 60, windowSeconds: 600 } },
  { operation: /\/cancellation$/, limit: { name: 'cancellation', most: 60, windowSeconds: 600 } },
  { operation: /^POST \/api\/wishlist\/share/, limit: { name: 'share', most: 60, windowSeconds: 600 } },
  { operation: /\/review(\/photos)?$/, limit: { name: 'review', most: 200, windowSeconds: 3600 } },
]

/** Limits the unsafe requests of each network; counted in the database (docs/safety.md). */
export function limitWrites({ db }: Context): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { method, path } = c.req
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) {
      const limit = writeLimitOf(method, path)
      if (limit !== null)
        await countAttempts(
          db,
          'request.too_many',
          networkLimits(c.get('visitor').address, { ...limit, key: limit.name }),
        )
    }
    return next()
  }
}

/** Null: limited elsewhere. */
export function writeLimitOf(method: string, path: string): WriteLimit | null {
  const special = limits.find(({ operation }) => operation.test(`${method} ${path}`))
  return special === undefined ? SMALL : special.limit
}
