import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'
import type { AppleWallet, GoogleWallet } from '#server/kernel/wallet-settings.ts'

const PASS_TYPE = 'pass.example.rihla'
const TEAM = 'ABCDE12345'
const UID = '0.9.2342.19200300.100.1.1'
const DAY_MS = 86_400_000

/** A self-made pass certificate and its key, and a self-made intermediate certificate, as PEM. */
export function appleFixture({ expired = false } = {}) {
  const key = newKey()
  const wallet: AppleWallet = {
    passTypeId: PASS_TYPE,
    teamId: TEAM,
    certificate: certificateOf(key, { expired }),
    key,
    keyPassword: null,
    wwdrCertificate: certificateOf(newKey()),
  }
  return { wallet, otherKey: newKey() }
}

export function googleFixture() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const accountEmail = 'wallet@rihla.iam.gserviceaccount.example'
  const wallet: GoogleWallet = { issuerId: '3388000000012345678', accountEmail, key: privateKey }
  const file = JSON.stringify({
    client_email: accountEmail,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  })
  return { wallet, publicKey, file }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs1', format: 'pem' })
}

function certificateOf(key: string, { expired = false } = {}): string {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(createPublicKey(key).export({ type: 'spki', format: 'pem' }))
  certificate.serialNumber = '01'
  const now = Date.now()
  certificate.validity.notBefore = new Date(now - 30 * DAY_MS)
  certificate.validity.notAfter = new Date(now + (expired ? -1 : 300) * DAY_MS)
  const names = [
    { type: UID, value: PASS_TYPE },
    { shortName: 'CN', value: `Pass Type ID: ${PASS_TYPE}` },
    { shortName: 'OU', value: TEAM },
  ]
  certificate.setSubject(names)
  certificate.setIssuer(names)
  certificate.sign(forge.pki.privateKeyFromPem(key), forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}
