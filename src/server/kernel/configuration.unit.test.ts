import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { StartError } from './start-error.ts'

const SECRET = 'thirty-two characters of a secret'
const production = {
  NODE_ENV: 'production',
  ORIGIN: 'https://rihla.example',
  DATABASE_URL: 'postgres://rihla@db/rihla',
  SECRET,
  SMTP_URL: 'smtp://mail',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
}
const stripeTest = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-configuration-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('defaults to development on the embedded database with the sandbox and the demo', () => {
  expect(readConfiguration({ DATA_DIR: folder, SECRET })).toMatchObject({
    isProduction: false,
    port: 3000,
    origin: 'http://localhost:3000',
    isSecure: false,
    databaseUrl: null,
    isSandbox: true,
    stripe: null,
    seedsDemo: true,
    smtpUrl: null,
    operatorLanguage: 'ar',
    trustedProxies: { hops: 0 },
    drainSeconds: 0,
    shortTransferDollars: 5,
  })
})

test('a process does everything, unless its role says otherwise', () => {
  expect(readConfiguration({ DATA_DIR: folder, SECRET }).role).toBe('both')
  expect(readConfiguration({ ...production, ROLE: 'jobs' }).role).toBe('jobs')
  expect(() => readConfiguration({ ...production, ROLE: 'cook' })).toThrow(
    new StartError('ROLE must be web, jobs or both.'),
  )
  expect(() => readConfiguration({ DATA_DIR: folder, SECRET, ROLE: 'web' })).toThrow(
    new StartError('DATABASE_URL must be set when ROLE is web: the embedded database has one process.'),
  )
})

test('simulates nothing in production', () => {
  expect(readConfiguration(production)).toMatchObject({
    isProduction: true,
    origin: 'https://rihla.example',
    isSecure: true,
    isSandbox: false,
    stripe: { secretKey: 'sk_live_abc', webhookSecret: 'whsec_abc', apiOrigin: 'https://api.stripe.com' },
    seedsDemo: false,
    drainSeconds: 15,
  })
})

test('uses Stripe in development with test keys, or a Stripe simulator', () => {
  expect(readConfiguration({ SECRET, ...stripeTest })).toMatchObject({
    isSandbox: false,
    stripe: { secretKey: 'sk_test_abc' },
  })
  expect(
    readConfiguration({ SECRET, ...stripeTest, STRIPE_API_HOST: 'http://localhost:12111/' }).stripe?.apiOrigin,
  ).toBe('http://localhost:12111')
})

test.each([
  { ORIGIN: 'http://localhost:3000' },
  { ORIGIN: 'http://pearl.localhost:3000' },
  { ORIGIN: 'http://127.0.0.2:3000' },
  { ORIGIN: 'https://[::1]:3000' },
  { ORIGIN: 'https://staging.rihla.example', PAYMENT_SANDBOX: 'on' },
])('allows the sandbox on a local origin, or with PAYMENT_SANDBOX=on: %o', (settings) => {
  expect(readConfiguration({ SECRET, ...settings }).isSandbox).toBe(true)
})

test('treats empty settings as not set', () => {
  expect(readConfiguration({ SECRET, PORT: '', ORIGIN: '' }).origin).toBe('http://localhost:3000')
})

test('stores pictures in the data directory and allows no other image hosts by default', () => {
  expect(readConfiguration({ DATA_DIR: folder, SECRET })).toMatchObject({
    mediaDirectory: join(folder, 'media'),
    mediaBucket: null,
    imageHosts: [],
    imageCacheBytes: 512 * 1024 * 1024,
  })
  expect(readConfiguration({ SECRET, MEDIA_DIR: folder, IMAGE_HOSTS: 'cdn.example, images.example' })).toMatchObject({
    mediaDirectory: folder,
    imageHosts: ['cdn.example', 'images.example'],
  })
})

test('can store pictures in a bucket of Amazon or another S3 server', () => {
  expect(readConfiguration({ SECRET, MEDIA_S3_BUCKET: 'pictures' }).mediaBucket).toEqual({
    name: 'pictures',
    region: 'us-east-1',
    endpoint: null,
    accessKeyId: null,
    secretAccessKey: null,
  })
  const own = { MEDIA_S3_REGION: 'eu-central-1', MEDIA_S3_ENDPOINT: 'https://s3.example:9000/' }
  const keys = { MEDIA_S3_ACCESS_KEY: 'key', MEDIA_S3_SECRET_KEY: 'hidden' }
  expect(readConfiguration({ SECRET, MEDIA_S3_BUCKET: 'pictures', ...own, ...keys }).mediaBucket).toEqual({
    name: 'pictures',
    region: 'eu-central-1',
    endpoint: 'https://s3.example:9000',
    accessKeyId: 'key',
    secretAccessKey: 'hidden',
  })
})

test('uses Mapbox tiles unless other tiles are configured with their attribution', () => {
  expect(readConfiguration({ SECRET }).mapTiles).toMatchObject({
    isMapbox: true,
    attribution: [{ name: 'Mapbox' }, { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }],
    logo: null,
  })
  const template = 'https://tiles.example:8443/{locale}/{theme}/{z}/{x}/{y}.png?key={token}'
  const own = { MAP_TILES: template, MAP_ATTRIBUTION: 'Our tiles=https://us.example/?a=b , OSM=https://osm.example' }
  expect(readConfiguration({ SECRET, ...own, MAP_LOGO: 'files/logo.png' }).mapTiles).toEqual({
    template,
    attribution: [
      { name: 'Our tiles', url: 'https://us.example/?a=b' },
      { name: 'OSM', url: 'https://osm.example' },
    ],
    isMapbox: false,
    logo: 'files/logo.png',
  })
})

test('creates the development secret once, readable by its owner only', () => {
  const first = readConfiguration({ DATA_DIR: folder }).secret
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(readConfiguration({ DATA_DIR: folder }).secret).toBe(first)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

describe('refuses to start', () => {
  const file = 'not-a-folder'
  test.each<[string, Record<string, string | undefined>]>([
    ['NODE_ENV must be production, development or test.', { NODE_ENV: 'prod' }],
    ['PORT must be a port number.', { PORT: 'http' }],
    ['PORT must be a port number.', { PORT: '70000' }],
    ['PORT must be a port number.', { PORT: '80.5' }],
    ['ORIGIN must be an address such as https://rihla.example.', { ORIGIN: 'rihla.example' }],
    ['ORIGIN must be an address such as https://rihla.example.', { ORIGIN: 'javascript:alert(1)' }],
    ['DATABASE_URL must be a postgres:// address.', { DATABASE_URL: 'mysql://db/rihla' }],
    ['DATABASE_CONNECTIONS must be from 1 to 200.', { DATABASE_CONNECTIONS: '0' }],
    ['REPLICA_URLS must be postgres:// addresses with commas between.', { REPLICA_URLS: 'replica-1, replica-2' }],
    ['DATABASE_CONNECTIONS must be a whole number.', { DATABASE_CONNECTIONS: 'many' }],
    ['MEDIA_S3_BUCKET must be the name of a bucket.', { MEDIA_S3_BUCKET: 's3://pictures' }],
    ['MEDIA_S3_ENDPOINT must be an address such as', { MEDIA_S3_BUCKET: 'pictures', MEDIA_S3_ENDPOINT: 's3.example' }],
    ['MEDIA_S3_REGION must be a region such as', { MEDIA_S3_BUCKET: 'pictures', MEDIA_S3_REGION: 'Frankfurt!' }],
    ['MEDIA_S3_BUCKET must be set when MEDIA_S3_REGION is.', { MEDIA_S3_REGION: 'eu-central-1' }],
    [
      'MEDIA_S3_ACCESS_KEY and MEDIA_S3_SECRET_KEY must be set together.',
      { MEDIA_S3_BUCKET: 'pictures', MEDIA_S3_ACCESS_KEY: 'key' },
    ],
    ['MEDIA_DIR and MEDIA_S3_BUCKET cannot both be set', { MEDIA_S3_BUCKET: 'pictures', MEDIA_DIR: 'pictures' }],
    ['MAP_TILES must be an address such as', { MAP_TILES: 'tiles.example/{z}/{x}/{y}' }],
    ['MAP_TILES must be an address such as', { MAP_TILES: 'https://tiles.example/{z}/{x}.png' }],
    ['MAP_TILES must be an address such as', { MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }],
    ['MAP_TILES must be an address such as', { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png?key={key}' }],
    ['MAP_TILES and MAP_ATTRIBUTION must be set together', { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' }],
    ['MAP_ATTRIBUTION must be names with addresses', { MAP_ATTRIBUTION: 'OpenStreetMap' }],
    ['MAP_LOGO must name a picture in MEDIA_DIR', { MAP_LOGO: 'https://tiles.example/logo.png' }],
    [
      'MAP_TILES must begin with https: when NODE_ENV is production.',
      { ...production, MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: 'Us=https://us.example' },
    ],
    ['SECRET must have 32 characters or more.', { SECRET: 'short' }],
    ['IMAGE_HOSTS must be host names with commas between.', { IMAGE_HOSTS: 'https://cdn.example' }],
    ['IMAGE_HOSTS must be host names with commas between.', { IMAGE_HOSTS: 'cdn.example,*' }],
    ['IMAGE_CACHE_MEGABYTES must be from 1 to 1000000.', { IMAGE_CACHE_MEGABYTES: '0' }],
    ['PAYMENT_SANDBOX must be on or off.', { PAYMENT_SANDBOX: 'true' }],
    ['SMTP_URL must be an smtp:// address.', { SMTP_URL: 'mail.example' }],
    ['SEED_DEMO must be on or off.', { SEED_DEMO: 'yes' }],
    ['TRUST_PROXY must be off, on, a number of proxies from 1 to 10, or addresses', { TRUST_PROXY: 'yes' }],
    ['DRAIN_SECONDS must be from 0 to 300.', { DRAIN_SECONDS: '301' }],
    ['SHORT_TRANSFER_DOLLARS must be from 0 to 50.', { SHORT_TRANSFER_DOLLARS: '51' }],
    ['STRIPE_SECRET_KEY must be set when ORIGIN is not localhost', { ORIGIN: 'https://rihla.example' }],
    ['STRIPE_SECRET_KEY must be set when ORIGIN is not localhost', { ORIGIN: 'http://192.168.1.5:3000' }],
    ['STRIPE_SECRET_KEY must be set when ORIGIN is not localhost', { ORIGIN: 'https://localhost.example' }],
    ['STRIPE_SECRET_KEY must be set when ORIGIN is not localhost', { ORIGIN: 'https://127.0.0.1.example' }],
    ['LOG_LEVEL must be trace, debug, info, warn, error or silent.', { LOG_LEVEL: 'loud' }],
    ['ORIGIN must be set when NODE_ENV is production.', { ...production, ORIGIN: undefined }],
    ['DATABASE_URL must be set when NODE_ENV is production.', { ...production, DATABASE_URL: undefined }],
    ['SECRET must be set when NODE_ENV is production.', { ...production, SECRET: undefined }],
    ['SMTP_URL must be set when NODE_ENV is production.', { ...production, SMTP_URL: undefined }],
    ['ORIGIN must begin with https: when NODE_ENV is production.', { ...production, ORIGIN: 'http://rihla.example' }],
    ['PAYMENT_SANDBOX cannot be on when NODE_ENV is production', { ...production, PAYMENT_SANDBOX: 'on' }],
    ['STRIPE_SECRET_KEY must be set when NODE_ENV is production.', { ...production, STRIPE_SECRET_KEY: undefined }],
    [
      'STRIPE_WEBHOOK_SECRET must be set when NODE_ENV is production.',
      { ...production, STRIPE_WEBHOOK_SECRET: undefined },
    ],
    ['STRIPE_SECRET_KEY is a test key', { ...production, ...stripeTest }],
    ['STRIPE_SECRET_KEY is a live key', { ...stripeTest, STRIPE_SECRET_KEY: 'rk_live_abc' }],
    ['STRIPE_SECRET_KEY must be a secret or restricted key', { ...stripeTest, STRIPE_SECRET_KEY: 'pk_test_abc' }],
    ['STRIPE_WEBHOOK_SECRET must be the signing secret', { ...stripeTest, STRIPE_WEBHOOK_SECRET: 'abc' }],
    ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.', { STRIPE_SECRET_KEY: 'sk_test_abc' }],
    ['PAYMENT_SANDBOX cannot be on together with STRIPE_SECRET_KEY.', { ...stripeTest, PAYMENT_SANDBOX: 'on' }],
    ['PAYMENT_SANDBOX is off and STRIPE_SECRET_KEY is not set', { PAYMENT_SANDBOX: 'off' }],
    ['STRIPE_API_HOST must not be set', { ...production, STRIPE_API_HOST: 'https://stripe.example' }],
    ['STRIPE_API_HOST must be an address', { ...stripeTest, STRIPE_API_HOST: 'stripe' }],
    ['STAFF_TOKENS must be names with tokens', { STAFF_TOKENS: 'a'.repeat(40) }],
    ['STAFF_TOKENS must be names with tokens', { STAFF_TOKENS: `layla:${'a'.repeat(40)},` }],
    ['STAFF_TOKENS must have tokens of 32 characters or more.', { STAFF_TOKENS: `layla:${'a'.repeat(31)}` }],
    [
      'STAFF_TOKENS must have each name and each token once.',
      { STAFF_TOKENS: `layla:${'a'.repeat(32)},layla:${'b'.repeat(32)}` },
    ],
    [
      'STAFF_TOKENS must have each name and each token once.',
      { STAFF_TOKENS: `layla:${'a'.repeat(32)},omar:${'a'.repeat(32)}` },
    ],
    ['METRICS_PORT must be a port number', { METRICS_PORT: 'on' }],
    ['METRICS_PORT must differ from PORT', { METRICS_PORT: '3000' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT must be an address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }],
    ['OTEL_TRACES_SAMPLER_ARG must be from 0 to 1', { OTEL_TRACES_SAMPLER_ARG: '2' }],
    ['DATA_DIR is', { DATA_DIR: file, SECRET: undefined }],
  ])('%s (%#)', (sentence, settings) => {
    writeFileSync(join(folder, file), '')
    const environment = { SECRET, ...settings, ...(settings['DATA_DIR'] ? { DATA_DIR: join(folder, file) } : {}) }
    expect(() => readConfiguration(environment)).toThrow(StartError)
    expect(() => readConfiguration(environment)).toThrow(sentence)
  })

  test('does not repeat a secret in an error message', () => {
    for (const settings of [
      { SECRET: 'hunter2', DATABASE_URL: 'x://u:hunter2@db' },
      { STAFF_TOKENS: 'layla:hunter2' },
    ]) {
      const attempt = () => readConfiguration({ SECRET, ...settings })
      expect(attempt).toThrow()
      expect(attempt).not.toThrow('hunter2')
    }
  })
})
