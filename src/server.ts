import { existsSync } from 'node:fs'
import { Hono } from 'hono'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { ApiContext } from '#server/app/api.ts'
import { followOrders } from '#server/app/follow-orders.ts'
import { measuringJobs } from '#server/app/measuring-jobs.ts'
import { accountJobs } from '#server/app/accounts/jobs.ts'
import { bulkJobs } from '#server/app/console/bulk/jobs.ts'
import { changeFeedOf } from '#server/app/console/changes/change-feed.ts'
import { availabilityJobs } from '#server/availability/jobs.ts'
import { currentSnapshot } from '#server/catalogue/snapshot/snapshot.ts'
import { currencyJobs } from '#server/currencies/jobs.ts'
import type { MediaSources } from '#server/media/media-source.ts'
import { mediaJobs } from '#server/media/jobs.ts'
import { openStorage } from '#server/media/open-storage.ts'
import { notificationJobs } from '#server/notifications/jobs.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { mailboxWhatsapp } from '#server/notifications/mailbox-whatsapp.ts'
import { smtpMailer } from '#server/notifications/smtp-mailer.ts'
import { whatsappSender } from '#server/notifications/whatsapp-sender.ts'
import { orderJobs } from '#server/booking/orders/jobs.ts'
import { paymentJobs, sandboxJobs } from '#server/booking/payments/jobs.ts'
import { openProviders } from '#server/booking/providers/open-providers.ts'
import { stripeEvents } from '#server/booking/providers/stripe.ts'
import { readConfiguration, type Configuration } from '#server/kernel/configuration.ts'
import { servingLimits } from '#server/kernel/database-limits.ts'
import { startJobs, type Job } from '#server/kernel/jobs.ts'
import { openLog } from '#server/kernel/logs.ts'
import type { Env } from '#server/kernel/http.ts'
import { recordJobRuns } from '#server/kernel/record-job-runs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { Replicas } from '#server/kernel/replicas.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { quoteJobs } from '#server/quotes/jobs.ts'
import { listAllSites } from '#server/sites/list-all-sites.ts'
import { noSite } from '#server/sites/no-site.ts'
import { retentionJobs } from '#server/app/retention/jobs.ts'
import { demoStaffSecret, refuseDemoStaff } from '#server/staff/demo-staff.ts'
import { reviewJobs } from '#server/reviews/jobs.ts'
import { tripJobs } from '#server/trips/jobs.ts'
import { wishlistJobs } from '#server/wishlist/jobs.ts'
import { endServer, type Lifecycle } from '#http/end-server.ts'
import { listen } from '#http/listen.ts'
import { listenForMetrics } from '#http/listen-for-metrics.ts'
import { createApp } from '#http/create-app.ts'
import { healthRoutes } from '#http/health-routes.ts'
import { openMediaSources } from '#http/serve-media.ts'
import type { Pages } from '#http/serve-pages.ts'

/** From the closing of the port: what runs is finished by then, or given up. */
const FINISH_MS = 30_000

// V8 collects when the heap has grown by so much since the last time, not by up to four times
// (docs/decisions/0039-memory-of-a-process.md).
setFlagsFromString('--heap-growing-percent=60')

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`\nRihla does not start: ${error.message}\n\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  followOrders()
  const configuration = readConfiguration(process.env)
  const [isWeb, hasJobs] = (['web', 'jobs'] as const).map((role) => ['both', role].includes(configuration.role))
  const entry = isWeb ? findPages() : null
  const log = openLog(configuration.logLevel)
  const telemetry = isWatched(configuration)
    ? (await import('#server/kernel/telemetry.ts')).startTelemetry(configuration)
    : null
  const storage = await openStorage(configuration)
  const sources = openMediaSources(configuration, storage)
  const database = await openConfiguredDatabase(configuration, log, servingLimits)
  if (configuration.seedsDemo) {
    const { seedDemo } = await import('#demo/seed.ts')
    await seedDemo(database.db, {
      today: new Date().toISOString().slice(0, 10),
      staffSecret: demoStaffSecret(configuration),
    })
  }
  if (configuration.isProduction) await refuseDemoStaff(database.db)
  database.share()

  const replicas = isWeb && configuration.replicaUrls.length > 0 ? new Replicas(database.db, configuration, log) : null
  const context: ApiContext = {
    db: replicas?.db ?? database.db,
    configuration,
    log,
    storage,
    providers: openProviders(database.db, configuration),
  }
  const lifecycle: Lifecycle = { isEnding: false }
  // Before the port is open: no visitor waits while a large catalogue is read.
  if (isWeb) await currentSnapshot(context.db.reading)
  const app = isWeb
    ? createApp(context, sources, entry === null ? null : await loadPages(entry), lifecycle, replicas)
    : new Hono<Env>().route('/', healthRoutes(context, lifecycle))
  const server = await listen(app, configuration)
  const jobs = startJobs(
    [
      ...(isWeb ? sandboxJobs(context) : []),
      ...(hasJobs ? jobsOf(context, sources) : []),
      ...(hasJobs && telemetry ? measuringJobs(context) : []),
    ],
    log,
    { record: recordJobRuns(context.db) },
  )
  const { metricsHost: host, metricsPort } = configuration
  const scraped =
    telemetry?.answerScrape && metricsPort !== null
      ? await listenForMetrics(telemetry.answerScrape, { host, port: metricsPort })
      : null
  if (configuration.stripe !== null)
    log.info(
      { job: 'start', url: `${configuration.origin}/api/payments/webhooks/stripe`, events: stripeEvents },
      'Stripe must send its events here',
    )
  if (isWeb) await announce(context)
  else process.stdout.write(`\nRihla runs its jobs; its health is at port ${configuration.port}\n\n`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const drainMs = configuration.drainSeconds * 1000
      setTimeout(() => process.exit(1), drainMs + FINISH_MS).unref()
      void (async () => {
        changeFeedOf(context).close()
        await Promise.all([jobs.stop(), endServer(server, lifecycle, drainMs)])
        scraped?.close()
        await Promise.all([replicas?.close(), database.close(), telemetry?.close()])
        process.exit(0)
      })()
    })
  }
}

function isWatched({ metricsPort, exportsTelemetry }: Configuration): boolean {
  return metricsPort !== null || exportsTelemetry
}

/** Each claims what is due in the database, so any number of processes may run them. */
function jobsOf(context: ApiContext, sources: MediaSources): Job[] {
  const { configuration, db } = context
  const mailer = configuration.smtpUrl === null ? mailboxMailer(db) : smtpMailer(configuration, configuration.smtpUrl)
  const whatsapp =
    configuration.whatsapp === 'mailbox'
      ? mailboxWhatsapp(db)
      : configuration.whatsapp && whatsappSender(configuration.whatsapp)
  return [
    ...paymentJobs(context),
    ...orderJobs(context),
    ...notificationJobs(context, mailer, whatsapp),
    ...mediaJobs(context, sources),
    ...quoteJobs(context),
    ...availabilityJobs(context),
    ...wishlistJobs(context),
    ...accountJobs(context),
    ...currencyJobs(context),
    ...reviewJobs(context),
    ...tripJobs(context),
    ...bulkJobs(context),
    ...retentionJobs(context),
  ]
}

/** Where each site is. Names under localhost are this machine's in every browser. */
async function announce(context: ApiContext): Promise<void> {
  const [marketplace, ...others] = await listAllSites(context)
  const lines = [
    marketplace ? `Rihla is at ${marketplace.origin}` : noSite().message,
    ...others.map(({ name, origin }) => `${name.en} is at ${origin}`),
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

/**
 * The built pages, looked for before the database is opened and migrated. Null while developing: Vite serves the pages
 * then, and sends the rest to this process.
 */
function findPages(): string | null {
  if (process.env['RIHLA_API_ONLY'] === 'on') return null
  const entry = resolve('dist/server/entry-server.js')
  if (!existsSync(entry)) throw new StartError('the pages are not built; run npm run build first.')
  return entry
}

async function loadPages(entry: string): Promise<Pages> {
  return ((await import(pathToFileURL(entry).href)) as { default: Pages }).default
}
