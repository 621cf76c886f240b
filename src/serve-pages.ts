import { randomBytes } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isCurrency } from '#domain/currency.ts'
import { detectLocale, isLocale, type Locale } from '#domain/locale.ts'
import type { PaymentContext } from '#server/payments/providers.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import type { Env } from '#server/platform/http.ts'
import { identifyVisitor } from '#server/sites/identify-visitor.ts'
import { resolveRedirect } from '#server/sites/resolve-redirect.ts'

/** The built pages' handler: dist/server/entry-server.js. */
export interface Pages {
  fetch: (
    request: Request,
    options: { context: { nonce: string; apiFetch: (request: Request) => Promise<Response> } },
  ) => Promise<Response> | Response
}

const YEAR_SECONDS = 365 * 24 * 3600

/** Everything that is not the API: built files, redirects, and the pages rendered with the API inside this process. */
export function servePages(
  context: PaymentContext,
  pages: Pages,
  apiFetch: (request: Request) => Promise<Response>,
): Hono<Env> {
  const app = new Hono<Env>()
  app.use(
    '/assets/*',
    serveStatic({
      root: 'dist/client',
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  app.use('/favicon.svg', serveStatic({ root: 'dist/client' }))
  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const clean = url.pathname.length > 1 && url.pathname.endsWith('/') ? url.pathname.replace(/\/+$/, '') || '/' : null
    if (clean !== null) return c.redirect(clean + url.search, 301)

    const chosen = url.searchParams.get('language')
    if (isLocale(chosen)) {
      // The language switch, with or without script: the choice is remembered, the address stays clean.
      setCookie(c, 'rihla_locale', chosen, {
        path: '/',
        sameSite: 'Lax',
        maxAge: YEAR_SECONDS,
        secure: context.configuration.isSecure,
      })
      url.searchParams.delete('language')
      return c.redirect(url.pathname + url.search, 302)
    }
    const currency = url.searchParams.get('currency')
    if (isCurrency(currency)) {
      setCookie(c, 'rihla_currency', currency, {
        path: '/',
        sameSite: 'Lax',
        maxAge: YEAR_SECONDS,
        secure: context.configuration.isSecure,
      })
      url.searchParams.delete('currency')
      return c.redirect(url.pathname + url.search, 302)
    }
    const cookie = getCookie(c, 'rihla_locale')
    const visitorLocale: Locale = isLocale(cookie) ? cookie : detectLocale(c.req.header('accept-language'))
    if (url.pathname === '/' && cookie === undefined && visitorLocale === 'en')
      return c.redirect(`/en${url.search}`, 302)

    const redirect = await redirectOf(context, c.req.header('host') ?? '', url.pathname, visitorLocale)
    if (redirect) return c.redirect(redirect.isExternal ? redirect.to : redirect.to + url.search, redirect.status)

    const nonce = randomBytes(16).toString('base64')
    const answer = await pages.fetch(c.req.raw, { context: { nonce, apiFetch } })
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries(safetyHeaders(nonce, context.configuration))) headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers })
  })
  return app
}

async function redirectOf(context: PaymentContext, host: string, path: string, visitorLocale: Locale) {
  const visitor = await identifyVisitor(context, {
    host,
    sessionToken: null,
    cartToken: null,
    orderPass: null,
    currency: null,
    address: '',
  })
  const redirect = await resolveRedirect(context, { visitor, path: decoded(path), visitorLocale })
  // Arabic letters travel percent-encoded.
  return (
    redirect && {
      ...redirect,
      to: encodeURI(redirect.to),
      status: redirect.status === 301 ? (301 as const) : redirect.status === 308 ? (308 as const) : (302 as const),
    }
  )
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function safetyHeaders(
  nonce: string,
  { isSecure, imageHosts }: Pick<Configuration, 'isSecure' | 'imageHosts'>,
): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self' https://checkout.stripe.com",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
