import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { hostName } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Env } from '#server/kernel/http.ts'

/** The only page that reads tickets with the camera. */
const CHECK_IN = '/console/check-in'
const PAGE = 'dist/console/index.html'

/** Headers that replace the stricter defaults of safety-headers.ts. Scripts come from files of this host only. */
const headersWith = (nonce: string, path: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; '),
  'permissions-policy': `camera=(${path === CHECK_IN ? 'self' : ''}), microphone=(), geolocation=(), publickey-credentials-get=(self)`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
})

/** The console at /console of the marketplace's own host. Every address gets the same page, which renders in the browser. */
export function serveConsole({ configuration }: Context): Hono<Env> {
  const app = new Hono<Env>()
  // Read once: a newer build may replace the file while this process runs.
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : null
  const isOwnHost = (host: string | undefined) => hostName(host ?? '') === new URL(configuration.origin).hostname
  const assets = serveStatic<Env>({
    root: 'dist/console',
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/console/, ''),
    onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  app.get('/console/assets/*', async (c, next) => (isOwnHost(c.req.header('host')) ? assets(c, next) : next()))
  // Files of older builds: return 404 rather than the page.
  app.get('/console/assets/*', (c) => c.text('', 404, { 'cache-control': 'no-store' }))
  app.on('GET', ['/console', '/console/*'], async (c, next) => {
    if (page === null || !isOwnHost(c.req.header('host'))) return next()
    const nonce = randomBytes(16).toString('base64url')
    return c.html(page.replace('%NONCE%', nonce), 200, headersWith(nonce, c.req.path))
  })
  return app
}
