import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isCurrency } from '#domain/currency.ts'
import { detectLocale, isLocale, type Locale } from '#domain/locale.ts'
import { isOwnPage } from '#domain/own-pages.ts'
import type { PaymentContext } from '#server/payments/providers.ts'
import { acceptsGzip } from '#server/platform/accepts-gzip.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { readCookie } from '#server/platform/cookies.ts'
import type { Env } from '#server/platform/http.ts'
import { identifyVisitor } from '#server/sites/identify-visitor.ts'
import { resolveRedirect } from '#server/sites/resolve-redirect.ts'
import { keepPages } from './kept-pages.ts'

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
  const kept = keepPages()
  app.use(
    '/assets/*',
    serveStatic({
      root: 'dist/client',
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  app.use('/favicon.svg', serveStatic({ root: 'dist/client' }))
  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const choice = withoutSlash(url) ?? rememberedChoice(c, url, context.configuration)
    if (choice !== null) return choice
    const cookie = getCookie(c, 'rihla_locale')
    const visitorLocale: Locale = isLocale(cookie) ? cookie : detectLocale(c.req.header('accept-language'))
    if (url.pathname === '/' && cookie === undefined && visitorLocale === 'en')
      return c.redirect(`/en${url.search}`, 302)

    const host = c.req.header('host') ?? ''
    const render = async (nonce: string) => {
      // A lookup that fails blocks nobody (A5).
      const redirect = await redirectOf(context, host, url.pathname, visitorLocale).catch(() => null)
      if (redirect === null) return renderPage(pages, c.req.raw, nonce, apiFetch)
      const location = redirect.isExternal ? redirect.to : redirect.to + url.search
      return new Response(null, { status: redirect.status, headers: { location } })
    }
    const nonce = randomBytes(16).toString('base64url')
    const isGzip = acceptsGzip(c)
    const headers = { ...safetyHeaders(nonce, context.configuration), ...(isGzip ? PACKED : {}) }

    if (isOwnPage(decoded(url.pathname)) || !isAnonymous(c, context.configuration)) {
      const answer = await render(nonce)
      const html = Buffer.from(await answer.arrayBuffer())
      const body = isGzip ? await pack(html) : html
      return finish(answer.status, { ...Object.fromEntries(answer.headers), ...headers }, body)
    }
    const currency = getCookie(c, 'rihla_currency')
    const key = [host, isCurrency(currency) ? currency : '', visitorLocale, url.pathname, url.search].join(' ')
    const { status, headers: own, page } = await kept(key, render)
    return finish(status, { ...own, ...headers }, isGzip ? page.gzipped(nonce) : page.plain(nonce))
  })
  return app
}

/** A page whose API said that the database is away says so too: whoever asks, and machines above all, is to come again. */
async function renderPage(
  pages: Pages,
  request: Request,
  nonce: string,
  apiFetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  let isAway = false
  const watched = async (call: Request) => {
    const answer = await apiFetch(call)
    isAway ||= answer.status === 503
    return answer
  }
  const page = await pages.fetch(request, { context: { nonce, apiFetch: watched } })
  if (page.status !== 500 || !isAway) return page
  return new Response(page.body, { status: 503, headers: { ...Object.fromEntries(page.headers), 'retry-after': '10' } })
}

const PACKED = { 'content-encoding': 'gzip' }
const pack = promisify(gzip)

function finish(status: number, headers: Record<string, string>, body: Buffer<ArrayBuffer>): Response {
  return new Response(body, {
    status,
    headers: {
      ...headers,
      vary: 'accept-encoding, cookie, accept-language',
      'cache-control': 'private, no-cache',
      'content-length': String(body.length),
    },
  })
}

/** Whether the page is the same for everybody else without a cookie of ours, but for language and currency. */
function isAnonymous(c: Context, { isSecure }: Configuration): boolean {
  return (['session', 'cart', 'order'] as const).every((name) => readCookie(c, name, isSecure) === null)
}

/** One address a page: no slash at its end, one at its beginning, where two would name another host. */
function withoutSlash(url: URL): Response | null {
  const clean = `/${url.pathname.replaceAll(/^\/+|\/+$/g, '')}`
  if (clean === url.pathname) return null
  return new Response(null, { status: 301, headers: { location: clean + url.search } })
}

/** The switches of language and currency, with or without script: the choice is remembered, the address stays clean. */
function rememberedChoice(c: Context, url: URL, { isSecure }: Configuration): Response | null {
  const choices = [
    { name: 'language', cookie: 'rihla_locale', isGood: isLocale },
    { name: 'currency', cookie: 'rihla_currency', isGood: isCurrency },
  ]
  const chosen = choices.find(({ name, isGood }) => isGood(url.searchParams.get(name)))
  if (!chosen) return null
  setCookie(c, chosen.cookie, url.searchParams.get(chosen.name) ?? '', {
    path: '/',
    sameSite: 'Lax',
    maxAge: YEAR_SECONDS,
    secure: isSecure,
  })
  url.searchParams.delete(chosen.name)
  return c.redirect(url.pathname + url.search, 302)
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
