import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { StartError } from './start-error.ts'

/** For Apple Wallet passes: PEM texts, checked at the start. */
export interface AppleWallet {
  passTypeId: string
  teamId: string
  certificate: string
  key: string
  keyPassword: string | null
  wwdrCertificate: string
}

/** For Google Wallet links: the issuer, and the service account that signs. */
export interface GoogleWallet {
  issuerId: string
  accountEmail: string
  key: KeyObject
}

export const walletSettings = {
  APPLE_PASS_TYPE_ID: z
    .string()
    .regex(/^pass\.[\w.-]+$/, 'must be a pass type identifier such as pass.example.rihla')
    .optional(),
  APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be the ten characters of a team identifier')
    .optional(),
  APPLE_PASS_CERTIFICATE: z.string().min(1).optional(),
  APPLE_PASS_KEY: z.string().min(1).optional(),
  APPLE_PASS_KEY_PASSWORD: z.string().optional(),
  APPLE_WWDR_CERTIFICATE: z.string().min(1).optional(),
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{5,25}$/, 'must be the digits of an issuer identifier')
    .optional(),
  GOOGLE_WALLET_ACCOUNT: z.string().min(1).optional(),
}

type Settings = { [Name in keyof typeof walletSettings]?: string | undefined }

const appleNames = [
  'APPLE_PASS_TYPE_ID',
  'APPLE_TEAM_ID',
  'APPLE_PASS_CERTIFICATE',
  'APPLE_PASS_KEY',
  'APPLE_WWDR_CERTIFICATE',
] as const

/** Null without its settings. @throws StartError if one is missing, or the certificate does not sign such passes now */
export function appleWalletOf(env: Settings, now: Date): AppleWallet | null {
  if (appleNames.every((name) => env[name] === undefined)) return null
  const missing = appleNames.find((name) => env[name] === undefined)
  if (missing) throw new StartError(`${missing} must be set: Apple Wallet passes need all of ${appleNames.join(', ')}.`)
  const passTypeId = env.APPLE_PASS_TYPE_ID ?? ''
  const teamId = env.APPLE_TEAM_ID ?? ''
  const keyPassword = env.APPLE_PASS_KEY_PASSWORD ?? null
  const certificate = read('APPLE_PASS_CERTIFICATE', env.APPLE_PASS_CERTIFICATE)
  const wwdrCertificate = read('APPLE_WWDR_CERTIFICATE', env.APPLE_WWDR_CERTIFICATE)
  const key = read('APPLE_PASS_KEY', env.APPLE_PASS_KEY)
  const own = certificateOf('APPLE_PASS_CERTIFICATE', certificate, now)
  certificateOf('APPLE_WWDR_CERTIFICATE', wwdrCertificate, now)
  const { subject } = own
  if (!subject.split('\n').includes(`UID=${passTypeId}`) || !subject.split('\n').includes(`OU=${teamId}`))
    throw new StartError(
      'APPLE_PASS_CERTIFICATE is not of APPLE_PASS_TYPE_ID and APPLE_TEAM_ID: no phone opens its passes.',
    )
  if (!own.checkPrivateKey(keyOf('APPLE_PASS_KEY', key, keyPassword)))
    throw new StartError('APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE.')
  return { passTypeId, teamId, certificate, key, keyPassword, wwdrCertificate }
}

const serviceAccount = z.object({ client_email: z.email(), private_key: z.string().min(1) })

/** Null without its settings. @throws StartError if one is missing or is not a service account's file */
export function googleWalletOf(env: Settings): GoogleWallet | null {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_ACCOUNT: file } = env
  if (issuerId === undefined && file === undefined) return null
  if (issuerId === undefined || file === undefined)
    throw new StartError('GOOGLE_WALLET_ISSUER_ID and GOOGLE_WALLET_ACCOUNT must be set together.')
  const account = serviceAccount.safeParse(parsed(read('GOOGLE_WALLET_ACCOUNT', file)))
  if (!account.success) throw new StartError('GOOGLE_WALLET_ACCOUNT must be the JSON key file of a service account.')
  const { client_email: accountEmail, private_key: key } = account.data
  return { issuerId, accountEmail, key: keyOf('GOOGLE_WALLET_ACCOUNT', key, null) }
}

function read(name: string, path: string | undefined): string {
  try {
    return readFileSync(path ?? '', 'utf8')
  } catch {
    throw new StartError(`${name} is a file that cannot be read.`)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function certificateOf(name: string, pem: string, now: Date): X509Certificate {
  let certificate: X509Certificate
  try {
    certificate = new X509Certificate(pem)
  } catch {
    throw new StartError(`${name} must be a certificate in PEM form.`)
  }
  if (Date.parse(certificate.validTo) < now.getTime())
    throw new StartError(`${name} expired on ${certificate.validTo}.`)
  return certificate
}

function keyOf(name: string, pem: string, password: string | null): KeyObject {
  try {
    return createPrivateKey({ key: pem, ...(password === null ? {} : { passphrase: password }) })
  } catch {
    throw new StartError(`${name} must hold a private key in PEM form, with its password if it has one.`)
  }
}
