import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appleFixture, googleFixture } from '#test/support/wallets.ts'
import { StartError } from './start-error.ts'
import { appleWalletOf, googleWalletOf } from './wallet-settings.ts'

let folder: string
const apple = appleFixture()
const google = googleFixture()
const now = new Date()
const file = (name: string) => join(folder, name)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-wallets-'))
  const files = {
    'pass.pem': apple.wallet.certificate,
    'old.pem': appleFixture({ expired: true }).wallet.certificate,
    'key.pem': apple.wallet.key,
    'other.pem': apple.otherKey,
    'wwdr.pem': apple.wallet.wwdrCertificate,
    'account.json': google.file,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(file(name), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const appleEnv = () => ({
  APPLE_PASS_TYPE_ID: 'pass.example.rihla',
  APPLE_TEAM_ID: 'ABCDE12345',
  APPLE_PASS_CERTIFICATE: file('pass.pem'),
  APPLE_PASS_KEY: file('key.pem'),
  APPLE_WWDR_CERTIFICATE: file('wwdr.pem'),
})

test('Apple Wallet is off without its settings, and on with all of them', () => {
  expect(appleWalletOf({}, now)).toBeNull()
  expect(appleWalletOf(appleEnv(), now)).toMatchObject({ passTypeId: 'pass.example.rihla', teamId: 'ABCDE12345' })
})

describe('the start is refused with one sentence', () => {
  test.each([
    ['APPLE_TEAM_ID must be set', () => ({ ...appleEnv(), APPLE_TEAM_ID: undefined })],
    [
      'APPLE_PASS_CERTIFICATE is a file that cannot be read',
      () => ({ ...appleEnv(), APPLE_PASS_CERTIFICATE: '/no/such' }),
    ],
    [
      'APPLE_PASS_CERTIFICATE must be a certificate',
      () => ({ ...appleEnv(), APPLE_PASS_CERTIFICATE: file('key.pem') }),
    ],
    ['APPLE_PASS_CERTIFICATE expired', () => ({ ...appleEnv(), APPLE_PASS_CERTIFICATE: file('old.pem') })],
    ['APPLE_PASS_CERTIFICATE is not of', () => ({ ...appleEnv(), APPLE_PASS_TYPE_ID: 'pass.example.other' })],
    ['APPLE_PASS_KEY is not the key of', () => ({ ...appleEnv(), APPLE_PASS_KEY: file('other.pem') })],
    ['APPLE_PASS_KEY must hold a private key', () => ({ ...appleEnv(), APPLE_PASS_KEY: file('pass.pem') })],
  ])('%s', (sentence, env) => {
    expect(() => appleWalletOf(env(), now)).toThrow(StartError)
    expect(() => appleWalletOf(env(), now)).toThrow(sentence)
  })

  test.each([
    ['must be set together', () => ({ GOOGLE_WALLET_ISSUER_ID: '33880000000' })],
    [
      'must be the JSON key file',
      () => ({ GOOGLE_WALLET_ISSUER_ID: '33880000000', GOOGLE_WALLET_ACCOUNT: file('pass.pem') }),
    ],
  ])('Google Wallet: %s', (sentence, env) => {
    expect(() => googleWalletOf(env())).toThrow(StartError)
    expect(() => googleWalletOf(env())).toThrow(sentence)
  })
})

test('Google Wallet is off without its settings, and on with both', () => {
  expect(googleWalletOf({})).toBeNull()
  const wallet = googleWalletOf({ GOOGLE_WALLET_ISSUER_ID: '33880000000', GOOGLE_WALLET_ACCOUNT: file('account.json') })
  expect(wallet).toMatchObject({ issuerId: '33880000000', accountEmail: google.wallet.accountEmail })
})
