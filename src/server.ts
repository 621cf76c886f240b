import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { seedDemo } from '#demo/seed.ts'
import { makeApi } from '#server/api.ts'
import { feedRoutes } from '#server/feeds/routes.ts'
import { notificationJobs } from '#server/notifications/jobs.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { mailboxRoutes } from '#server/notifications/mailbox-routes.ts'
import { smtpMailer } from '#server/notifications/smtp-mailer.ts'
import { paymentJobs } from '#server/payments/jobs.ts'
import { providersOf, type PaymentContext } from '#server/payments/providers.ts'
import { sandboxRoutes } from '#server/payments/routes.ts'
import { sandboxProvider } from '#server/payments/sandbox.ts'
import { readConfiguration, type Configuration } from '#server/platform/configuration.ts'
import { openDatabase, type Db } from '#server/platform/database.ts'
import { openEmbeddedDatabase } from '#server/platform/embedded-database.ts'
import { answerErrors, type Env } from '#server/platform/http.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { openLog, type Logger } from '#server/platform/logs.ts'
import { migrate } from '#server/platform/migrate.ts'
import { StartError } from '#server/platform/start-error.ts'
import { serveMedia } from '#front/serve-media.ts'
import { servePages, type Pages } from '#front/serve-pages.ts'

const DRAIN_MS = 25_000

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`\nRihla does not start: ${error.message}\n\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const log = openLog(configuration.logLevel)
  if (!configuration.isSandbox) throw new StartError('No payment provider is configured.')
  const database = await openConfiguredDatabase(configuration, log)
  if (configuration.seedsDemo) await seedDemo(database.db, { today: new Date().toISOString().slice(0, 10) })

  const context: PaymentContext = {
    db: database.db,
    configuration,
    log,
    providers: providersOf(sandboxProvider(database.db, configuration)),
  }
  const server = await listen(makeApp(context, await loadPages()), configuration)
  const mailer =
    configuration.smtpUrl === null ? mailboxMailer(database.db) : smtpMailer(configuration, configuration.smtpUrl)
  const jobs = startJobs([...paymentJobs(context), ...notificationJobs(context, mailer)], log)
  process.stdout.write(`\nRihla is at ${configuration.origin}\n\n`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), DRAIN_MS).unref()
      void (async () => {
        await new Promise((resolve) => server.close(resolve))
        await jobs.stop()
        await database.close()
        process.exit(0)
      })()
    })
  }
}

async function openConfiguredDatabase(
  configuration: Configuration,
  log: Logger,
): Promise<{ db: Db; close: () => Promise<void> }> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  if (configuration.databaseUrl !== null) {
    await migrateOrExplain(configuration.databaseUrl)
    const db = openDatabase(configuration.databaseUrl, { connections: configuration.databaseConnections, onIdleError })
    return { db, close: db.close }
  }
  const embedded = await openEmbeddedDatabase(join(configuration.dataDirectory, 'database'))
  await migrate(embedded.url, 'migrations')
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true, onIdleError })
  return {
    db,
    close: async () => {
      await db.close()
      await embedded.close()
    },
  }
}

async function migrateOrExplain(url: string): Promise<void> {
  try {
    await migrate(url, 'migrations')
  } catch (error) {
    if (error instanceof StartError) throw error
    const { hostname, port, pathname } = new URL(url)
    throw new StartError(
      `The database at ${hostname}:${port || 5432}${pathname} (DATABASE_URL) could not be used: ${(error as Error).message || (error as { code?: string }).code}.`,
    )
  }
}

/** Null while developing: Vite serves the pages then, and asks this process for the rest. */
async function loadPages(): Promise<Pages | null> {
  const entry = resolve('dist/server/entry-server.js')
  if (process.env['RIHLA_API_ONLY'] === 'on') return null
  if (!existsSync(entry)) throw new StartError('The pages are not built; start with npm start, which builds them.')
  return ((await import(pathToFileURL(entry).href)) as { default: Pages }).default
}

function makeApp(context: PaymentContext, pages: Pages | null): Hono<Env> {
  const app = new Hono<Env>()
  const api = makeApi(context)
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
  })
  for (const path of ['/api/search', '/api/availability/*']) app.use(path, compress())
  app.onError(answerErrors(context))
  app.get('/health', (c) => c.json({ status: 'live' }))
  app.get('/ready', async (c) => {
    try {
      await context.db.rows({ name: 'ready', text: 'select 1 from site limit 1' })
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'the database does not answer' }, 503)
    }
  })
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.route('/', serveMedia(context))
  app.route('/', feedRoutes(context))
  if (context.providers.card.isSandbox) app.route('/', sandboxRoutes(context))
  if (context.configuration.smtpUrl === null) app.route('/', mailboxRoutes(context))
  if (pages)
    app.route(
      '/',
      servePages(context, pages, async (request) => api.fetch(request)),
    )
  return app
}

function listen(app: Hono<Env>, { host, port }: Configuration): Promise<ReturnType<typeof serve>> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is taken; stop what uses it, or set PORT to another one.`)
          : error,
      ),
    )
  })
}
