import { existsSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isCurrency } from '#domain/currency.ts'
import { isLocale, visitorLocale as localeOfVisitor, type Locale } from '#domain/locale.ts'
import { isOwnPage } from '#domain/own-pages.ts'
import { cleanPath, decodePath, encodePath, withSearch } from '#domain/page-redirect.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { countCartItems } from '#server/cart/count-cart-items.ts'
import { acceptedEncoding, type PackedEncoding } from '#server/kernel/accepted-encoding.ts'
import type { Configuration } from '#server/kernel/configuration.ts'
import { hashSource } from '#server/kernel/hash-source.ts'
import { readCookie } from '#server/kernel/cookies.ts'
import type { Env } from '#server/kernel/http.ts'
import type { Read, ReadingPage } from '#server/kernel/in-process.ts'
import type { Logger } from '#server/kernel/logs.ts'
import { staleWhileErrorCache } from '#server/kernel/stale-while-error-cache.ts'
import { listPictureOrigins } from '#server/media/queries.ts'
import { noteRoute } from '#server/kernel/trace.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { originOf } from '#server/kernel/map-tiles.ts'
import { anonymous, type SharedHeader, type Visitor } from '#server/kernel/visitor.ts'
import { findSite } from '#server/sites/find-site.ts'
import { identifyVisitor, readerCurrency, tokenOrNull } from '#server/app/sites/identify-visitor.ts'
import { mapsOf } from '#server/sites/maps-of.ts'
import { resolveRedirect } from '#server/app/sites/resolve-redirect.ts'
import { visitorOf } from '#server/app/sites/visitor-of.ts'
import { finishPage, type FinishedPage } from './finish-page.ts'
import { newMark, pageCache, type PageKey, type RenderedPage } from './page-cache.ts'
import { packOnce, type PackedPage } from './packed-pages.ts'
import { routeOfPage } from './route-of-page.ts'

/** The request handler of the built pages, dist/server/entry-server.js. */
export interface Pages {
  fetch: (
    request: Request,
    options: {
      context: {
        /** What the page's scripts and styles are rendered with, to be replaced with their hashes (finish-page.ts). */
        mark: string
        /** In-process client for the API's GET routes. */
        read: Read
        /** Logs errors that happen during rendering and do not end it. */
        report: (error: unknown) => void
        /** Takes the HTML, which the response then does not have. */
        deliver: (html: string) => void
      }
    },
  ) => Promise<Response> | Response
}

const BUILD = 'dist/client/latest-build.json'
const YEAR_SECONDS = 365 * 24 * 3600

/** Everything except the API: built files, redirects, and pages, which read the API in-process. */
export function servePages(context: PaymentContext, pages: Pages, read: (page: ReadingPage) => Read): Hono<Env> {
  const app = new Hono<Env>()
  const pictureOrigins = readPictureOrigins(context)
  const render = async (
    request: Request,
    { visitorLocale, mark, identify }: { visitorLocale: Locale; mark: string; identify: () => Promise<Visitor> },
  ): Promise<RenderedPage> => {
    const { pathname, search } = new URL(request.url)
    const path = decodePath(pathname) ?? pathname
    // Identify the visitor once, for the redirect and all reads of the page.
    let identified: Promise<Visitor> | undefined
    const visitor = () => (identified ??= identify())
    const redirect = await redirectOf(context, { visitor, path, visitorLocale })
    if (redirect === null) {
      const host = request.headers.get('host') ?? ''
      return renderPage(pages, request, {
        mark,
        read: read({ visitor, host, locale: visitorLocale }),
        log: context.log,
      })
    }
    return { status: redirect.status, headers: { location: withSearch(redirect.to, search) }, html: '' }
  }
  // Defined outside the request handler so that rendering a cached page cannot use the current request.
  const cachedPage = pageCache<PageKey & { site: SiteOfPage }>(({ site, visitorLocale, ...key }, mark) =>
    render(anonymousRequest(context.configuration, site, key), {
      visitorLocale,
      mark,
      identify: async () => ({
        ...(await identifyVisitor(context, {
          ...anonymous,
          sessionToken: null,
          host: site.host ?? '',
          currency: key.currency,
        })),
        shared: key.header,
      }),
    }),
  )
  app.use(
    '/assets/*',
    serveStatic({
      root: 'dist/client',
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  // Files of older builds: return 404 rather than render a page.
  app.get('/assets/*', (c) => c.text('', 404, { 'cache-control': 'no-store' }))
  // Read once: a newer build may replace the file while this process runs.
  const latestBuild = existsSync(BUILD) ? readFileSync(BUILD, 'utf8') : null
  app.get('/latest-build.json', (c) =>
    latestBuild === null
      ? c.body(null, 404)
      : c.body(latestBuild, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }),
  )
  app.use('/favicon.svg', serveStatic({ root: 'dist/client' }))
  // A form that was submitted before its script had loaded. Redirecting to the page keeps the fields out of the
  // address.
  app.post('*', (c) => {
    const url = new URL(c.req.url)
    const path = decodePath(url.pathname)
    return path === null ? c.notFound() : c.redirect(encodePath(cleanPath(path)) + url.search, 303)
  })
  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const path = decodePath(url.pathname)
    // Malformed percent-encoding: redirect to the re-encoded path, which returns 404.
    if (path === null) return c.redirect(encodePath(url.pathname) + url.search, 301)
    noteRoute(routeOfPage(path))
    const choice = rememberedChoice(c, url, path, context.configuration)
    if (choice !== null) return choice
    const visitorLocale = localeOfVisitor(getCookie(c, 'rihla_locale'), c.req.header('accept-language'))
    // On our own pages a link to the start page leads to it in their language, also for a browser in another one.
    const isOwnLink = c.req.header('sec-fetch-site') === 'same-origin'
    if (url.pathname === '/' && visitorLocale === 'en' && !isOwnLink) return c.redirect(`/en${url.search}`, 302)

    const host = c.req.header('host') ?? ''
    const [site, ownPictures] = await Promise.all([findSite(context.db, host).catch(() => null), pictureOrigins()])
    const pictureSources = [...ownPictures, ...tileOrigins(context, site)]
    const encoding = acceptedEncoding(c, ['br', 'gzip'])

    const header = site === null || isOwnPage(path) ? null : await readHeader(context, c, site)
    if (site === null || header === null) {
      const mark = newMark()
      const answer = await render(ownRequest(context.configuration, site, c.req.raw), {
        visitorLocale,
        mark,
        identify: () => visitorOf(context, c),
      })
      const page = finishPage(answer.html, mark)
      const plain = Buffer.from(page.html)
      return finish(answer.status, encoding === null ? plain : await packOnce(plain, encoding), {
        ...answer.headers,
        ...pagePolicy(page, pictureSources),
        ...encodedAs(encoding),
        ...OWN,
      })
    }
    const { pathname, search } = url
    const currency = readerCurrency(site, getCookie(c, 'rihla_currency'))
    // Keyed by site rather than host: an unknown host gets the page of the default site.
    const cached = await cachedPage({ site, siteCode: site.code, currency, visitorLocale, pathname, search, header })
    const headers = {
      ...cached.headers,
      ...pagePolicy(cached, pictureSources),
      ...(pathname === '/' && { vary: `${VARY}, sec-fetch-site` }),
      ...(cached.status >= 500
        ? { 'cache-control': 'no-store' }
        : isAnonymous(c, context.configuration)
          ? SHARED
          : OWN),
    }
    if (cached.status !== 200)
      return finish(cached.status, await bytesOf(cached.page, encoding), { ...headers, ...encodedAs(encoding) })
    const etag = `"${cached.page.tag}${encoding === null ? '' : `-${encoding}`}"`
    if (isKnown(c.req.header('if-none-match'), etag))
      return new Response(null, { status: 304, headers: { vary: VARY, ...headers, etag } })
    return finish(cached.status, await bytesOf(cached.page, encoding), { ...headers, ...encodedAs(encoding), etag })
  })
  return app
}

/** The request for rendering a cached page, built from the cache key alone. */
function anonymousRequest(
  { origin }: Configuration,
  site: SiteOfPage,
  { pathname, search, currency }: Omit<PageKey, 'siteCode' | 'visitorLocale' | 'header'>,
): Request {
  return new Request(siteOrigin(origin, site) + pathname + search, {
    headers: { accept: 'text/html', host: site.host ?? '', cookie: `rihla_currency=${currency}` },
  })
}

/**
 * The request for rendering an uncached page: GET, HTML, and the headers that identify the client. With HEAD the router
 * would return no body to measure; with an Accept header without text/html it would return 406.
 */
function ownRequest({ origin }: Configuration, site: SiteOfPage | null, request: Request): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers({ accept: 'text/html' })
  for (const name of ['host', 'cookie', 'x-forwarded-for']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Request((site ? siteOrigin(origin, site) : origin) + pathname + search, { headers })
}

/** Turns the status of a failed page into 503 if the API returned 503, so that clients and crawlers retry. */
async function renderPage(
  pages: Pages,
  request: Request,
  { mark, read, log }: { mark: string; read: Read; log: Logger },
): Promise<RenderedPage> {
  const report = (error: unknown) => log.error({ err: error }, 'a page failed')
  let isAway = false
  const watched: Read = async (path, input) => {
    const answer = await read(path, input)
    isAway ||= answer.status === 503
    return answer
  }
  let html: string | undefined
  const deliver = (text: string) => {
    html = text
  }
  const answer = await pages.fetch(request, { context: { mark, read: watched, report, deliver } })
  const page = {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    html: html ?? (await answer.text()),
  }
  if (page.status !== 500 || !isAway) return page
  return { ...page, status: 503, headers: { ...page.headers, 'retry-after': '10' } }
}

const VARY = 'accept-encoding, cookie, accept-language'

/**
 * Shared caches that respect `vary` may store the page for a second, and for two more while they revalidate it: a change
 * shows within ten seconds (page-cache.ts; deploy/nginx.conf is such a cache). The browser revalidates it each time, with its ETag.
 */
const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=2' }

/** Other pages are stored by the browser alone, which revalidates them too. */
const OWN = { 'cache-control': 'private, no-cache' }

const encodedAs = (encoding: PackedEncoding | null): Record<string, string> =>
  encoding === null ? {} : { 'content-encoding': encoding }

const bytesOf = (page: PackedPage, encoding: PackedEncoding | null) =>
  encoding === null ? page.plain() : page.packed(encoding)

/** Whether a conditional GET names the page that would be sent (RFC 9110, 13.1.2). */
const isKnown = (condition: string | undefined, etag: string) =>
  condition?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

function finish(status: number, body: Buffer<ArrayBuffer>, headers: Record<string, string>): Response {
  return new Response(body, { status, headers: { vary: VARY, ...headers, 'content-length': String(body.length) } })
}

/** What the header of a shared page says. Null if the database does not answer: the page is rendered for this visitor alone. */
async function readHeader(context: PaymentContext, c: Context, site: SiteOfPage): Promise<SharedHeader | null> {
  const { isSecure } = context.configuration
  const sessionToken = readCookie(c, 'session', isSecure)
  const cartToken = tokenOrNull(readCookie(c, 'cart', isSecure))
  try {
    const userId = sessionToken === null ? null : await findSessionUser(context, sessionToken)
    const cartCount = await countCartItems(context.db, { site, userId, cartToken })
    return { cartCount, isSignedIn: userId !== null }
  } catch {
    return null
  }
}

/** Whether the visitor has no session, cart or order: the page depends only on address, language and currency. */
function isAnonymous(c: Context, { isSecure }: Configuration): boolean {
  return (['session', 'cart', 'order'] as const).every((name) => readCookie(c, name, isSecure) === null)
}

/** Handles `?language=` and `?currency=`: stores the choice in a cookie and redirects to the address without it. */
function rememberedChoice(c: Context, url: URL, path: string, { isSecure }: Configuration): Response | null {
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
  return c.redirect(encodePath(cleanPath(path)) + url.search, 302)
}

/**
 * Where the path redirects, or null. If the lookup fails, the page is displayed anyway, at its normalised path (A5).
 */
async function redirectOf(
  context: PaymentContext,
  { visitor, path, visitorLocale }: { visitor: () => Promise<Visitor>; path: string; visitorLocale: Locale },
): Promise<{ to: string; status: number } | null> {
  try {
    return await resolveRedirect(context, { visitor: await visitor(), path, visitorLocale })
  } catch {
    const clean = cleanPath(path)
    return clean === path ? null : { to: encodePath(clean), status: 301 }
  }
}

/** The hosts whose pictures pages may load: those of IMAGE_HOSTS, and others that pictures of the catalogue name. */
function readPictureOrigins({ configuration, db }: PaymentContext): () => Promise<string[]> {
  const cached = staleWhileErrorCache<string[]>({
    forMs: 60_000,
    maxBytes: 64 * 1024,
    bytesOf: (all) => all.join().length + 1,
  })
  const listed = configuration.imageHosts.map((host) => `https://${host}`)
  return async () => {
    const found = await cached('origins', () => listPictureOrigins(db)).catch(() => [])
    return [...new Set([...listed, ...found])]
  }
}

type SiteOfPage = Awaited<ReturnType<typeof findSite>>

/** Origins of the map tiles of a site with maps; none if the site could not be read. */
function tileOrigins({ configuration }: PaymentContext, site: Pick<SiteOfPage, 'mapsToken'> | null): string[] {
  const maps = site && mapsOf(configuration, site)
  return maps ? [originOf(maps.tiles)] : []
}

/**
 * Styles that React Aria adds to the page in the browser (usePress and usePreventScroll), as of the version in package.json;
 * test/browser/ fails on a violation.
 */
const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map(hashSource)

/** Headers that replace the stricter defaults of safety-headers.ts. */
function pagePolicy(
  { scripts, styles }: Pick<FinishedPage, 'scripts' | 'styles'>,
  pictureSources: string[],
): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles, ...LIBRARY_STYLES].join(' '),
      ["img-src 'self' data:", ...pictureSources].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self' https://checkout.stripe.com",
    ].join('; '),
    // Geolocation: "Near me" of the search.
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  }
}
