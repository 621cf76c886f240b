import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Context } from '#server/kernel/context.ts'
import { readCookie } from '#server/kernel/cookies.ts'
import { visitorAddress } from '#server/kernel/trusted-proxies.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { identifyVisitor } from './identify-visitor.ts'

/** The visitor of an HTTP request, by host, cookies and connection. */
export function visitorOf(context: Context, c: HonoContext): Promise<Visitor> {
  const { isSecure, trustedProxies } = context.configuration
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return identifyVisitor(context, {
    host: c.req.header('host') ?? '',
    sessionToken: readCookie(c, 'session', isSecure),
    cartToken: readCookie(c, 'cart', isSecure),
    wishlistToken: readCookie(c, 'wishlist', isSecure),
    orderAccessCookie: readCookie(c, 'order', isSecure),
    quoteAccessCookie: readCookie(c, 'quote', isSecure),
    currency: getCookie(c, 'rihla_currency') ?? null,
    address: visitorAddress(trustedProxies, {
      forwardedFor: c.req.header('x-forwarded-for'),
      connection: incoming?.socket?.remoteAddress ?? '',
    }),
  })
}
