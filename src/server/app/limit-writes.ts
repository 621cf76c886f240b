import type { MiddlewareHandler } from 'hono'
import { deviceOf } from '#server/accounts/known-device.ts'
import { readCookie } from '#server/kernel/cookies.ts'
import { networkLimits } from '#server/kernel/count-attempt.ts'
import { countRoughly } from '#server/kernel/count-roughly.ts'
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
  // Staff are limited by token; webhooks carry a signature. The console's own limits are lower for what needs no session.
  { operation: /^\w+ \/api\/(staff|payments\/webhooks)\//, limit: null },
  {
    operation: /^POST \/api\/console\/(sign-in|passkey\/|invitation)/,
    limit: { name: 'console-open', most: 100, windowSeconds: 900 },
  },
  {
    operation: /^POST \/api\/checkout\/[^/]+\/pay(-otherwise)?$/,
    limit: { name: 'pay', most: 60, windowSeconds: 600 },
  },
  { operation: /^POST \/api\/checkout\/.+\/retry$/, limit: { name: 'retry', most: 60, windowSeconds: 600 } },
  {
    operation: /^POST \/api\/quotes\/[^/]+\/(accept|turn-down)$/,
    limit: { name: 'answer', most: 60, windowSeconds: 600 },
  },
  { operation: /^POST \/api\/cart\/items$/, limit: { name: 'cart', most: 300, windowSeconds: 600 } },
  { operation: /^PUT \/api\/(cart|checkout)\/promo$/, limit: { name: 'promo-field', most: 60, windowSeconds: 600 } },
  // These also count their own attempts, by address and by reference.
  { operation: /^POST \/api\/invoices\/find$/, limit: { name: 'lookups', most: 60, windowSeconds: 600 } },
  {
    operation: /^POST \/api\/account\/(code|enter|proof-code|proof|email|email\/confirm)$/,
    limit: { name: 'codes', most: 100, windowSeconds: 600 },
  },
  { operation: /\/cancellation$/, limit: { name: 'cancellation', most: 60, windowSeconds: 600 } },
  // Each change mails two people.
  { operation: /\/rebooking$/, limit: { name: 'rebooking', most: 20, windowSeconds: 600 } },
  { operation: /^POST \/api\/wishlist\/share/, limit: { name: 'share', most: 60, windowSeconds: 600 } },
  { operation: /^POST \/api\/browser-errors$/, limit: { name: 'browser-error', most: 30, windowSeconds: 600 } },
  { operation: /\/review(\/photos)?$/, limit: { name: 'review', most: 200, windowSeconds: 3600 } },
]

/** Counted by device if the browser has signed in before, so that others of its network cannot keep it from doing so. */
const SIGN_IN = /^POST \/api\/account\/(sign-in|code|enter|enter-by-passkey|request-reset)$/

/** Limits the unsafe requests of each network; processes share the counts, half a second late (docs/safety.md). */
export function limitWrites(context: Context): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { method, path } = c.req
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) {
      const limit = writeLimitOf(method, path)
      if (limit !== null) {
        const device = SIGN_IN.test(`${method} ${path}`)
          ? deviceOf(context.configuration, readCookie(c, 'device', context.configuration.isSecure))
          : null
        const limits =
          device === null
            ? networkLimits(c.get('visitor').address, { ...limit, key: limit.name })
            : [{ ...limit, key: `${limit.name} device ${device}` }]
        countRoughly(context, 'request.too_many', limits)
      }
    }
    return next()
  }
}

/** Null: limited elsewhere. */
export function writeLimitOf(method: string, path: string): WriteLimit | null {
  const special = limits.find(({ operation }) => operation.test(`${method} ${path}`))
  return special === undefined ? SMALL : special.limit
}
