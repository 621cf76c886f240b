import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { locales, type Locale } from '#domain/locale.ts'
import { isLocalOrigin } from './is-local-origin.ts'
import { mapAttributionSetting, mapLogoSetting, mapTilesOf, mapTilesSetting, type MapTiles } from './map-tiles.ts'
import { mediaBucketOf, mediaBucketSettings, type MediaBucket } from './media-bucket.ts'
import { staffTokensOf, staffTokensSetting, type StaffToken } from './staff-tokens.ts'
import { StartError } from './start-error.ts'
import { trustedProxiesSetting, type TrustedProxies } from './trusted-proxies.ts'
import { whatsappOf, whatsappSettings, type WhatsappAccount } from './whatsapp-settings.ts'
import {
  appleWalletOf,
  googleWalletOf,
  walletSettings,
  type AppleWallet,
  type GoogleWallet,
} from './wallet-settings.ts'

export interface Configuration {
  isProduction: boolean
  /** `web` answers requests, `jobs` runs the jobs, `both` does both. */
  role: 'web' | 'jobs' | 'both'
  host: string
  port: number
  /**
   * The public origin of the marketplace. Links in mails and payment returns are made from it, never from a request's
   * Host.
   */
  origin: string
  /** The origin at which this process reaches itself. */
  internalOrigin: string
  /** With https, cookies are Secure and have the __Host- prefix. */
  isSecure: boolean
  /** Null: the embedded database in `dataDirectory`. */
  databaseUrl: string | null
  databaseConnections: number
  /** Replicas of it that pages, lists and searches may be read from. */
  replicaUrls: string[]
  dataDirectory: string
  /** The operator's pictures: `files/…` of the image route. */
  mediaDirectory: string
  /** Null: they are in `mediaDirectory`. */
  mediaBucket: MediaBucket | null
  /** Hosts whose pictures the image route renders; pictures of other hosts are linked unchanged. */
  imageHosts: string[]
  /** The maximum disk size of the cache of rendered pictures. */
  imageCacheBytes: number
  mapTiles: MapTiles
  secret: string
  /** Users of the staff API. */
  staff: StaffToken[]
  /** Payments go to the sandbox, which charges nothing. */
  isSandbox: boolean
  /** Null: payments go to the sandbox. */
  stripe: { secretKey: string; webhookSecret: string; apiOrigin: string } | null
  /** The source of exchange rates; null: an operator enters them. */
  ratesUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  /** The language of mails to operators. */
  operatorLanguage: Locale
  /** 'mailbox' in development; null: no WhatsApp messages. */
  whatsapp: WhatsappAccount | 'mailbox' | null
  /** Null: no passes for Apple Wallet. */
  appleWallet: AppleWallet | null
  /** Null: no passes for Google Wallet. */
  googleWallet: GoogleWallet | null
  logLevel: string
  /** Where `/metrics` is; null: nowhere. */
  metricsPort: number | null
  metricsHost: string
  /** To the OTLP endpoint, which the exporters read from the environment themselves. */
  exportsTelemetry: boolean
  /** The share of traces that is recorded, from 0 to 1. */
  traceShare: number
  seedsDemo: boolean
  trustedProxies: TrustedProxies
  /**
   * Seconds between SIGTERM and the closing of the port, during which /ready returns 503 and requests are still served.
   */
  drainSeconds: number
  /** By how much a bank transfer may be short to be accepted, about this much in every currency. 0: none is. */
  shortTransferDollars: number
}

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(1, 'must be a port number')
  .max(65_535, 'must be a port number')

const replicasSetting = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/, error: 'must be postgres:// addresses with commas between' })))

const flag = z.enum(['on', 'off'], { error: 'must be on or off' })
const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('development'),
  ROLE: z.enum(['web', 'jobs', 'both'], { error: 'must be web, jobs or both' }).default('both'),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: port.default(3000),
  ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an address such as https://rihla.example' }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(1, 'must be from 1 to 200')
    .max(200, 'must be from 1 to 200')
    .default(10),
  REPLICA_URLS: replicasSetting.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  MEDIA_DIR: z.string().min(1).optional(),
  ...mediaBucketSettings,
  IMAGE_HOSTS: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(\s*,\s*[a-z0-9-]+(\.[a-z0-9-]+)+)*$/, 'must be host names with commas between')
    .optional(),
  IMAGE_CACHE_MEGABYTES: z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(1, 'must be from 1 to 1000000')
    .max(1_000_000, 'must be from 1 to 1000000')
    .default(512),
  MAP_TILES: mapTilesSetting.optional(),
  MAP_ATTRIBUTION: mapAttributionSetting.optional(),
  MAP_LOGO: mapLogoSetting.optional(),
  SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  STAFF_TOKENS: staffTokensSetting.optional(),
  PAYMENT_SANDBOX: flag.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe: sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook endpoint: whsec_…')
    .optional(),
  STRIPE_API_HOST: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:12111' })
    .optional(),
  RATES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://rates.example/daily.xml' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: z.string().min(3).default('Rihla <bookings@rihla.example>'),
  OPERATOR_LANGUAGE: z.enum(locales, { error: 'must be ar or en' }).default('ar'),
  ...whatsappSettings,
  ...walletSettings,
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be trace, debug, info, warn, error or silent',
    })
    .default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be from 0 to 1' })
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(1),
  SEED_DEMO: flag.optional(),
  TRUST_PROXY: trustedProxiesSetting,
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(0, 'must be from 0 to 300')
    .max(300, 'must be from 0 to 300')
    .optional(),
  SHORT_TRANSFER_DOLLARS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be from 0 to 50')
    .max(50, 'must be from 0 to 50')
    .default(5),
})

/**
 * Reads and checks the whole configuration from the environment. In production, settings that affect security have no
 * default. Throws StartError with a sentence that names the invalid variable.
 */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  if (env.ROLE !== 'both' && env.DATABASE_URL === undefined)
    throw new StartError(`DATABASE_URL must be set when ROLE is ${env.ROLE}: the embedded database has one process.`)
  if (env.REPLICA_URLS !== undefined && env.DATABASE_URL === undefined)
    throw new StartError('REPLICA_URLS must not be set without DATABASE_URL: the embedded database has no replicas.')
  if (env.METRICS_PORT === env.PORT) throw new StartError('METRICS_PORT must differ from PORT: metrics are not public.')
  if ((env.MAP_TILES === undefined) !== (env.MAP_ATTRIBUTION === undefined))
    throw new StartError(
      'MAP_TILES and MAP_ATTRIBUTION must be set together: the provider of the tiles is named on the map.',
    )
  if (isProduction) {
    const missing = demanded.find((name) => env[name] === undefined)
    if (missing) throw new StartError(`${missing} must be set when NODE_ENV is production.`)
    if (env.PAYMENT_SANDBOX === 'on')
      throw new StartError('PAYMENT_SANDBOX cannot be on when NODE_ENV is production: it takes no real money.')
    if (!env.ORIGIN?.startsWith('https:'))
      throw new StartError('ORIGIN must begin with https: when NODE_ENV is production.')
    if (env.MAP_TILES?.startsWith('http:'))
      throw new StartError('MAP_TILES must begin with https: when NODE_ENV is production.')
  }
  const internalOrigin = `http://127.0.0.1:${env.PORT}`
  const origin = new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`).origin
  const stripe = stripeOf(env, origin)
  const dataDirectory = resolve(env.DATA_DIR)
  return {
    isProduction,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    origin,
    internalOrigin,
    isSecure: origin.startsWith('https:'),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    replicaUrls: env.REPLICA_URLS ?? [],
    dataDirectory,
    mediaDirectory: resolve(env.MEDIA_DIR ?? join(dataDirectory, 'media')),
    mediaBucket: mediaBucketOf(env),
    imageHosts: env.IMAGE_HOSTS?.split(',').map((host) => host.trim()) ?? [],
    imageCacheBytes: env.IMAGE_CACHE_MEGABYTES * 1024 * 1024,
    mapTiles: mapTilesOf(env),
    secret: env.SECRET ?? developmentSecret(dataDirectory),
    staff: staffTokensOf(env.STAFF_TOKENS),
    isSandbox: stripe === null,
    stripe,
    ratesUrl: env.RATES_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    operatorLanguage: env.OPERATOR_LANGUAGE,
    whatsapp: whatsappOf(env) ?? (env.NODE_ENV === 'development' && env.SMTP_URL === undefined ? 'mailbox' : null),
    appleWallet: appleWalletOf(env, new Date()),
    googleWallet: googleWalletOf(env),
    logLevel: env.LOG_LEVEL,
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    exportsTelemetry: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    traceShare: env.OTEL_TRACES_SAMPLER_ARG,
    seedsDemo: env.SEED_DEMO === undefined ? env.DATABASE_URL === undefined : env.SEED_DEMO === 'on',
    trustedProxies: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? PRODUCTION_DRAIN_SECONDS : 0),
    shortTransferDollars: env.SHORT_TRANSFER_DOLLARS,
  }
}

/** Load balancers check /ready about every 5 seconds and act on the second or third failure. */
const PRODUCTION_DRAIN_SECONDS = 15

const demanded = ['ORIGIN', 'DATABASE_URL', 'SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * Production charges real money, and only production does: a test key there would give bookings away, a live key
 * elsewhere would charge people.
 */
function stripeOf(env: z.infer<typeof schema>, origin: string): Configuration['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_HOST: apiHost } = env
  const isProduction = env.NODE_ENV === 'production'
  if (secretKey === undefined && webhookSecret === undefined) {
    if (env.PAYMENT_SANDBOX === 'off')
      throw new StartError('PAYMENT_SANDBOX is off and STRIPE_SECRET_KEY is not set: there is no way to pay.')
    // NODE_ENV may be missing by mistake.
    if (env.PAYMENT_SANDBOX === undefined && !isLocalOrigin(origin))
      throw new StartError(
        'STRIPE_SECRET_KEY must be set when ORIGIN is not localhost, or PAYMENT_SANDBOX=on, which confirms bookings without real money.',
      )
    return null
  }
  if (secretKey === undefined || webhookSecret === undefined)
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.')
  if (env.PAYMENT_SANDBOX === 'on')
    throw new StartError('PAYMENT_SANDBOX cannot be on together with STRIPE_SECRET_KEY.')
  if (secretKey.includes('_live_') !== isProduction)
    throw new StartError(
      isProduction
        ? 'STRIPE_SECRET_KEY is a test key, which takes no real money: production needs a live one.'
        : 'STRIPE_SECRET_KEY is a live key, which takes real money: it is for NODE_ENV production only.',
    )
  if (isProduction && apiHost !== undefined)
    throw new StartError('STRIPE_API_HOST must not be set when NODE_ENV is production.')
  return { secretKey, webhookSecret, apiOrigin: new URL(apiHost ?? 'https://api.stripe.com').origin }
}

/** Stored in the data directory, so that cookies and links survive a restart. */
function developmentSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'secret')
  try {
    if (existsSync(file)) return readFileSync(file, 'utf8').trim()
    const secret = randomBytes(32).toString('base64url')
    mkdirSync(dataDirectory, { recursive: true })
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  } catch (error) {
    throw new StartError(`DATA_DIR is ${dataDirectory}, which cannot be used: ${(error as Error).message}.`)
  }
}
