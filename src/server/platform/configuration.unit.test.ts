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
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-configuration-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('without any setting it develops on the embedded database with the sandbox and the demo', () => {
  expect(readConfiguration({ DATA_DIR: folder, SECRET })).toMatchObject({
    isProduction: false,
    port: 3000,
    origin: 'http://localhost:3000',
    isSecure: false,
    databaseUrl: null,
    isSandbox: true,
    seedsDemo: true,
    smtpUrl: null,
    trustsProxy: false,
  })
})

test('in production nothing is simulated', () => {
  expect(readConfiguration(production)).toMatchObject({
    isProduction: true,
    origin: 'https://rihla.example',
    isSecure: true,
    isSandbox: false,
    seedsDemo: false,
  })
})

test('what is set to nothing counts as not set', () => {
  expect(readConfiguration({ SECRET, PORT: '', ORIGIN: '' }).origin).toBe('http://localhost:3000')
})

test('pictures are kept in the data directory, and no other host is asked for one, unless it is said', () => {
  expect(readConfiguration({ DATA_DIR: folder, SECRET })).toMatchObject({
    mediaDirectory: join(folder, 'media'),
    imageHosts: [],
    imageCacheBytes: 512 * 1024 * 1024,
  })
  expect(readConfiguration({ SECRET, MEDIA_DIR: folder, IMAGE_HOSTS: 'cdn.example, images.example' })).toMatchObject({
    mediaDirectory: folder,
    imageHosts: ['cdn.example', 'images.example'],
  })
})

test('the secret of a development machine is made once and kept to its owner', () => {
  const first = readConfiguration({ DATA_DIR: folder }).secret
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(readConfiguration({ DATA_DIR: folder }).secret).toBe(first)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

describe('what stops the start', () => {
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
    ['DATABASE_CONNECTIONS must be a whole number.', { DATABASE_CONNECTIONS: 'many' }],
    ['SECRET must have 32 characters or more.', { SECRET: 'short' }],
    ['IMAGE_HOSTS must be host names with commas between.', { IMAGE_HOSTS: 'https://cdn.example' }],
    ['IMAGE_HOSTS must be host names with commas between.', { IMAGE_HOSTS: 'cdn.example,*' }],
    ['IMAGE_CACHE_MEGABYTES must be from 1 to 1000000.', { IMAGE_CACHE_MEGABYTES: '0' }],
    ['PAYMENT_SANDBOX must be on or off.', { PAYMENT_SANDBOX: 'true' }],
    ['SMTP_URL must be an smtp:// address.', { SMTP_URL: 'mail.example' }],
    ['SEED_DEMO must be on or off.', { SEED_DEMO: 'yes' }],
    ['TRUST_PROXY must be on or off.', { TRUST_PROXY: '1' }],
    ['LOG_LEVEL must be trace, debug, info, warn, error or silent.', { LOG_LEVEL: 'loud' }],
    ['ORIGIN must be set when NODE_ENV is production.', { ...production, ORIGIN: undefined }],
    ['DATABASE_URL must be set when NODE_ENV is production.', { ...production, DATABASE_URL: undefined }],
    ['SECRET must be set when NODE_ENV is production.', { ...production, SECRET: undefined }],
    ['SMTP_URL must be set when NODE_ENV is production.', { ...production, SMTP_URL: undefined }],
    ['ORIGIN must begin with https: when NODE_ENV is production.', { ...production, ORIGIN: 'http://rihla.example' }],
    ['PAYMENT_SANDBOX cannot be on when NODE_ENV is production', { ...production, PAYMENT_SANDBOX: 'on' }],
    ['DATA_DIR names', { DATA_DIR: file, SECRET: undefined }],
  ])('%s (%#)', (sentence, settings) => {
    writeFileSync(join(folder, file), '')
    const environment = { SECRET, ...settings, ...(settings['DATA_DIR'] ? { DATA_DIR: join(folder, file) } : {}) }
    expect(() => readConfiguration(environment)).toThrow(StartError)
    expect(() => readConfiguration(environment)).toThrow(sentence)
  })

  test('the sentence does not repeat a secret', () => {
    const attempt = () => readConfiguration({ SECRET: 'hunter2', DATABASE_URL: 'x://u:hunter2@db' })
    expect(attempt).toThrow()
    expect(attempt).not.toThrow('hunter2')
  })
})
