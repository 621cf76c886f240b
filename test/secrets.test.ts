import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Formats of real keys. The shorter ones in tests and examples are invented. */
const secrets: Record<string, RegExp> = {
  'a Stripe key': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{20,}/,
  'a Stripe webhook secret': /\bwhsec_[A-Za-z0-9+/]{24,}/,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a GitHub token': /\bgh[opsur]_[A-Za-z0-9]{36}|\bgithub_pat_\w{60}/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a Slack token': /\bxox[abprs]-[\w-]{20,}/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a Meta token': /\bEAA[A-Za-z0-9]{60,}/,
  'a Mapbox token': /\b[ps]k\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'an address with a password': /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@'"`$]+:(?!secret|password|hunter2|postgres|…)[^\s:/@'"`${}]{8,}@(?!127\.0\.0\.1|localhost)[\w.-]+\.(?!example\b|test\b)[a-z]{2,}/,
} // prettier-ignore

const names = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).stdout.split('\0').filter(Boolean)

test('the repository contains no keys', () => {
  expect(names.length).toBeGreaterThan(500)
  const found = names.flatMap((name) => {
    const text = readFileSync(name, 'latin1')
    return Object.entries(secrets).flatMap(([what, pattern]) => (pattern.test(text) ? [`${name}: ${what}`] : []))
  })
  expect(found).toEqual([])
})

test('the npm configuration contains no token', () => {
  const settings = names.filter((name) => name.endsWith('.npmrc')).map((name) => readFileSync(name, 'utf8'))
  expect(settings.filter((text) => /_auth|_password|_authToken/i.test(text))).toEqual([])
})

test('the repository contains no .env files or other settings of a machine', () => {
  expect(names.filter((name) => /(?:^|\/)(?:\.env(?!\.example)|\.netrc|id_(?:rsa|ed25519)|secret$|.*\.(?:pem|p12|pfx|key|kdbx)$)/.test(name))).toEqual([]) // prettier-ignore
})

// In two parts, so that this file does not match.
test.each([
  ['a Stripe key', 'sk_live_', 'a1'.repeat(12)],
  ['a Stripe key', 'rk_test_', 'B2'.repeat(12)],
  ['a Stripe webhook secret', 'whsec_', 'c3'.repeat(16)],
  ['a private key', '-----BEGIN ', 'RSA PRIVATE KEY-----'],
  ['a private key', '-----BEGIN ', 'PRIVATE KEY-----'],
  ['an AWS key', 'AKIA', 'IOSFODNN7EXAMPLE'],
  ['a GitHub token', 'ghp_', 'd4'.repeat(18)],
  ['an npm token', 'npm_', 'e5'.repeat(18)],
  ['a Slack token', 'xoxb-', '123456789012-abcdefghij'],
  ['a Google key', 'AIza', 'f'.repeat(35)],
  ['a Meta token', 'EAA', 'g6'.repeat(40)],
  ['a Mapbox token', 'pk.eyJ', `${'h'.repeat(40)}.${'i'.repeat(22)}`],
  ['a signed token', 'eyJ', `${'j'.repeat(20)}.eyJ${'k'.repeat(20)}.${'l'.repeat(43)}`],
  ['an address with a password', 'postgres://rihla:', 'Xk29fjw0aa@db.rihla.com/rihla'],
])('finds %s: %s…', (what, first, rest) => {
  expect(`const key = '${first}${rest}'`).toMatch(secrets[what] ?? /^$/)
})
