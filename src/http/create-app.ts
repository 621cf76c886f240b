import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { makeApi, ownOriginOf, type ApiContext } from '#server/app/api.ts'
import { feedRoutes } from '#server/catalogue/feeds/routes.ts'
import type { MediaSources } from '#server/media/media-source.ts'
import { mailboxRoutes } from '#server/notifications/mailbox-routes.ts'
import { sandboxRoutes } from '#server/booking/payments/routes.ts'
import { answerErrors, limitBody, nameRequest, refuseCrossSite, type Env } from '#server/kernel/http.ts'
import { readOwnWrites } from '#server/kernel/read-own-writes.ts'
import type { Replicas } from '#server/kernel/replicas.ts'
import { readInProcess } from '#server/kernel/in-process.ts'
import type { Lifecycle } from './end-server.ts'
import { healthRoutes } from './health-routes.ts'
import { safetyHeaders } from './safety-headers.ts'
import { serveApp } from './serve-app.ts'
import { serveConsole } from './serve-console.ts'
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
  replicas: Replicas | null = null,
): Hono<Env> {
  const app = new Hono<Env>()
  const api = makeApi(context)
  app.use(nameRequest, safetyHeaders(context.configuration.isSecure))
  if (replicas) app.use(readOwnWrites(replicas.catchUp, context.configuration.isSecure))
  for (const path of ['/api/search', '/api/availability/*']) app.use(path, compress())
  app.onError(answerErrors(context))
  app.route('/', healthRoutes(context, lifecycle))
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  // API routes have their own copies of both checks.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody, refuseCrossSite(ownOriginOf(context)))
  app.route('/', serveMedia(context, sources))
  app.route('/', feedRoutes(context))
  app.route('/', serveApp(context))
  if (context.providers.card.isSandbox) app.route('/', sandboxRoutes(context))
  if (context.configuration.smtpUrl === null) app.route('/', mailboxRoutes(context))
  if (pages) app.route('/', serveConsole(context))
  if (pages) app.route('/', servePages(context, pages, readInProcess(context, api)))
  return app
}
