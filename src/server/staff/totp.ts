import { createHmac, randomInt } from 'node:crypto'
import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import { latinDigits } from '#domain/arabic.ts'
import type { Context } from '#server/kernel/context.ts'
import { seal, unseal } from '#server/kernel/seal.ts'

const PURPOSE = 'totp'
const ISSUER = 'Rihla'
/** A code of the period before or after is accepted: clocks of phones differ. */
const TOLERANCE_SECONDS = 30
const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

type Secret = Pick<Context, 'configuration'>

/** A new secret for an authenticator app, sealed for the database. */
export function newTotp({ configuration }: Secret): Buffer {
  return sealTotp(configuration.secret, generateSecret())
}

export function sealTotp(secret: string, totp: string): Buffer {
  return seal(secret, PURPOSE, totp)
}

export interface TotpSetup {
  /** Base32, to be typed into an app. */
  secret: string
  /** For the QR code. */
  uri: string
}

export function describeTotp({ configuration }: Secret, sealed: Buffer, email: string): TotpSetup {
  const secret = unseal(configuration.secret, PURPOSE, sealed)
  return { secret, uri: generateURI({ issuer: ISSUER, label: email, secret }) }
}

/** The period of a right code, in units of 30 seconds since 1970; null if it is wrong or not later than `after`. */
export function periodOfCode(
  { configuration }: Secret,
  sealed: Buffer,
  { code, now, after }: { code: string; now: Date; after: number | null },
): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const result = verifySync({
    secret: unseal(configuration.secret, PURPOSE, sealed),
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    ...(after === null ? {} : { afterTimeStep: after }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** The code at `now`. */
export function codeAt({ configuration }: Secret, sealed: Buffer, now: Date): string {
  return generateSync({
    secret: unseal(configuration.secret, PURPOSE, sealed),
    epoch: Math.floor(now.getTime() / 1000),
  })
}

/** A code as typed, with Latin digits and without spaces and hyphens. */
export function tidyCode(typed: string): string {
  return latinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Ten new codes, such as 'K7WPM-3XTQA', each for one sign-in without the app. */
export function newRecoveryCodes(): string[] {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)] ?? ''
  const five = () => Array.from({ length: 5 }, letter).join('')
  return Array.from({ length: RECOVERY_CODES }, () => `${five()}-${five()}`)
}

/** Codes are short, so that a plain hash could be reversed by trying all. */
export function hashRecoveryCode({ configuration }: Secret, code: string): Buffer {
  return createHmac('sha256', configuration.secret)
    .update(`recovery code\n${tidyCode(code)}`)
    .digest()
}
