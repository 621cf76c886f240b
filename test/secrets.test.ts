import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What those who give keys out make them look like; shorter ones in tests and examples are nobody's. */
const secrets: Record<string, RegExp> = {
  'a key of Stripe': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{20,}/,
  'a signing secret of Stripe': /\bwhsec_[A-Za-z0-9+/]{24,}/,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of Amazon': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[opsur]_[A-Za-z0-9]{36}|\bgithub_pat_\w{60}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{20,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a token of Meta': /\bEAA[A-Za-z0-9]{60,}/,
  'a token of Mapbox': /\b[ps]k\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'an address with a password': /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@'"`$]+:(?!secret|password|hunter2|postgres|…)[^\s:/@'"`${}]{8,}@(?!127\.0\.0\.1|localhost)[\w.-]+\.(?!example\b|test\b)[a-z]{2,}/,
} // prettier-ignore

const names = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).stdout.split('\0').filter(Boolean)

test('nothing in the repository is somebody’s key', () => {
  expect(names.length).toBeGreaterThan(500)
  const found = names.flatMap((name) => {
    const text = readFileSync(name, 'latin1')
    return Object.entries(secrets).flatMap(([what, pattern]) => (pattern.test(text) ? [`${name}: ${what}`] : []))
  })
  expect(found).toEqual([])
})

test('what configures npm holds no token', () => {
  const settings = names.filter((name) => name.endsWith('.npmrc')).map((name) => readFileSync(name, 'utf8'))
  expect(settings.filter((text) => /_auth|_password|_authToken/i.test(text))).toEqual([])
})

test('no file that holds settings of a machine is kept', () => {
  expect(names.filter((name) => /(?:^|\/)(?:\.env(?!\.example)|\.netrc|id_(?:rsa|ed25519)|secret$|.*\.(?:pem|p12|pfx|key|kdbx)$)/.test(name))).toEqual([]) // prettier-ignore
})

// In two parts, so that this file is not found itself.
test.each([
  ['a key of Stripe', 'sk_live_', 'a1'.repeat(12)],
  ['a key of Stripe', 'rk_test_', 'B2'.repeat(12)],
  ['a signing secret of Stripe', 'whsec_', 'c3'.repeat(16)],
  ['a private key', '-----BEGIN ', 'RSA PRIVATE KEY-----'],
  ['a private key', '-----BEGIN ', 'PRIVATE KEY-----'],
  ['a key of Amazon', 'AKIA', 'IOSFODNN7EXAMPLE'],
  ['a token of GitHub', 'ghp_', 'd4'.repeat(18)],
  ['a token of npm', 'npm_', 'e5'.repeat(18)],
  ['a token of Slack', 'xoxb-', '123456789012-abcdefghij'],
  ['a key of Google', 'AIza', 'f'.repeat(35)],
  ['a token of Meta', 'EAA', 'g6'.repeat(40)],
  ['a token of Mapbox', 'pk.eyJ', `${'h'.repeat(40)}.${'i'.repeat(22)}`],
  ['a signed token', 'eyJ', `${'j'.repeat(20)}.eyJ${'k'.repeat(20)}.${'l'.repeat(43)}`],
  ['an address with a password', 'postgres://rihla:', 'Xk29fjw0aa@db.rihla.com/rihla'],
])('%s would be found: %s…', (what, first, rest) => {
  expect(`const key = '${first}${rest}'`).toMatch(secrets[what] ?? /^$/)
})
