import type { MiddlewareHandler } from 'hono'
import type { Env } from '#server/kernel/http.ts'

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600

/** Default security headers of every response. A route may set its own; pages and drawings have wider policies. */
export function safetyHeaders(isSecure: boolean): MiddlewareHandler<Env> {
  const headers = Object.entries({
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` } : {}),
  })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
