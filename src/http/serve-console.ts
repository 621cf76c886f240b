import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { hostName } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Env } from '#server/kernel/http.ts'
import { checkInFiles, type CheckInFiles } from './check-in-files.ts'

/** The only page that reads tickets with the camera. */
const CHECK_IN = '/console/check-in'
const pages = { console: 'dist/console/index.html', checkIn: 'dist/console/check-in.html' }
const worker = readFileSync(new URL('./check-in-worker.js', import.meta.url), 'utf8')

/** Headers that replace the stricter defaults of safety-headers.ts. Scripts come from files of this host only. */
const headersWith = (nonce: string, path: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    // The reader of codes of browsers that have none is WebAssembly.
    `script-src 'self'${path === CHECK_IN ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(path === CHECK_IN ? ["worker-src 'self'"] : []),
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
  const [page = null, checkIn = null] = [pages.console, pages.checkIn].map((file) => existsSync(file) ? readFileSync(file, 'utf8') : null) // prettier-ignore
  const files = checkInFiles()
  const workerOfBuild = checkInWorker(files, checkIn ?? '')
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
  app.get('/console/check-in-worker.js', async (c, next) => {
    if (checkIn === null || !isOwnHost(c.req.header('host'))) return next()
    return c.body(workerOfBuild, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      // A service worker follows the policy of its own file, not that of the page.
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
  })
  app.on('GET', ['/console', '/console/*'], async (c, next) => {
    const shown = c.req.path === CHECK_IN ? checkIn : page
    if (shown === null || !isOwnHost(c.req.header('host'))) return next()
    const nonce = randomBytes(16).toString('base64url')
    return c.html(shown.replace('%NONCE%', nonce), 200, headersWith(nonce, c.req.path))
  })
  return app
}

/** With the files of the build, and a name of their hash. */
function checkInWorker({ page: files, reader }: CheckInFiles, page: string): string {
  const build = createHash('sha256')
    .update(page)
    .update([...files, ...reader].join('\n'))
    .digest('base64url')
    .slice(0, 12)
  return worker
    .replace('BUILD', build)
    .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`)
    .replace('const READER = []', `const READER = ${JSON.stringify(reader)}`)
}
