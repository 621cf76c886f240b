import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { makeApi, ownOriginOf, type ApiContext } from '#server/app/api.ts'
import { feedRoutes } from '#server/catalogue/feeds/routes.ts'
import type { MediaSources } from '#server/media/media-source.ts'
import { mailboxRoutes } from '#server/notifications/mailbox-routes.ts'
import { sandboxRoutes } from '#server/booking/payments/routes.ts'
import { answerErrors, limitBody, nameRequest, refuseCrossSite, type Env } from '#server/kernel/http.ts'
import { readInProcess } from '#server/kernel/in-process.ts'
import { pendingMigrations } from '#server/kernel/migrate.ts'
import type { Lifecycle } from './end-server.ts'
import { safetyHeaders } from './safety-headers.ts'
import { serveApp } from './serve-app.ts'
import { serveMedia } from './serve-media.ts'
import { servePages, type Pages } from './serve-pages.ts'

/**
 * The complete HTTP application. In development `pages` is null: Vite serves the pages and proxies the rest to this
 * process.
 */
export function createApp(
  context: ApiContext,
  sources: MediaSources,
  pages: Pages | null,
  lifecycle: Lifecycle = { isEnding: false },
): Hono<Env> {
  const app = new Hono<Env>()
  const api = makeApi(context)
  app.use(nameRequest, safetyHeaders(context.configuration.isSecure))
  for (const path of ['/api/search', '/api/availability/*']) app.use(path, compress())
  app.onError(answerErrors(context))
  app.get('/health', (c) => c.json({ status: 'live' }))
  app.get('/ready', async (c) => {
    if (lifecycle.isEnding) return c.json({ status: 'this process is ending' }, 503)
    try {
      const pending = await pendingMigrations(context.db, 'migrations')
      return pending.length === 0
        ? c.json({ status: 'ready' })
        : c.json({ status: 'the database is older than this program' }, 503)
    } catch {
      return c.json({ status: 'the database does not answer' }, 503)
    }
  })
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  // API routes have their own copies of both checks.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody, refuseCrossSite(ownOriginOf(context)))
  app.route('/', serveMedia(context, sources))
  app.route('/', feedRoutes(context))
  app.route('/', serveApp(context))
  if (context.providers.card.isSandbox) app.route('/', sandboxRoutes(context))
  if (context.configuration.smtpUrl === null) app.route('/', mailboxRoutes(context))
  if (pages) app.route('/', servePages(context, pages, readInProcess(context, api)))
  return app
}
