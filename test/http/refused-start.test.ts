import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { firstIfShort } from '#test/support/in-full.ts'

const production = {
  NODE_ENV: 'production',
  ORIGIN: 'https://rihla.example',
  DATABASE_URL: 'postgres://127.0.0.1:1/rihla',
  SMTP_URL: 'smtp://mail.example',
  SECRET: 'a secret that is only good for tests',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
}

/** Starts the program as an operator would. Returns its output and exit code. */
function start(settings: Record<string, string | undefined>) {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/node', ['src/server.ts'], {
    env: { PATH: process.env['PATH'] ?? '', ...production, ...settings },
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { status, said: stdout + stderr }
}

// src/server/kernel/configuration.unit.test.ts has every sentence.
const refused: [string, Record<string, string | undefined>][] = [
  ['could not be used', {}],
  ['PAYMENT_SANDBOX cannot be on', { PAYMENT_SANDBOX: 'on' }],
  ['STRIPE_SECRET_KEY must be set', { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined }],
  ['STRIPE_SECRET_KEY is a test key', { STRIPE_SECRET_KEY: 'sk_test_abc' }],
  ['SECRET must be set', { SECRET: undefined }],
  ['SECRET must have 32 characters', { SECRET: 'secret' }],
  ['SMTP_URL must be set', { SMTP_URL: undefined }],
  ['ORIGIN must begin with https:', { ORIGIN: 'http://rihla.example' }],
  ['ROLE must be web, jobs or both', { ROLE: 'cook' }],
]

test.each(firstIfShort(refused, 2))('exits in production with one sentence: %s', (sentence, settings) => {
  const { status, said } = start(settings)
  expect(said.trim()).toMatch(/^Rihla does not start: [^\n]+$/)
  expect(said).toContain(sentence)
  expect(status).toBe(1)
})
