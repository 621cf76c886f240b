import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { StartError } from './start-error.ts'

/** A staff member and the hash of the token. The token itself is not stored. */
export interface StaffToken {
  name: string
  tokenHash: Buffer
}

const SHORTEST = 32
const entry = /^([a-z][a-z0-9_-]{0,39}):([^\s,:]+)$/

export const staffTokensSetting = z
  .string()
  .refine((text) => text.split(',').every((one) => entry.test(one.trim())), {
    error: 'must be names with tokens, such as layla:TOKEN,omar:TOKEN',
  })
  .refine((text) => text.split(',').every((one) => (entry.exec(one.trim())?.[2]?.length ?? 0) >= SHORTEST), {
    error: `must have tokens of ${SHORTEST} characters or more`,
  })

/** The staff of the setting STAFF_TOKENS; empty without it. Throws StartError for duplicate names or tokens. */
export function staffTokensOf(setting: string | undefined): StaffToken[] {
  const staff = (setting?.split(',') ?? []).map((one) => {
    const [, name = '', token = ''] = entry.exec(one.trim()) ?? []
    return { name, tokenHash: hash(token) }
  })
  const isOnce = (values: string[]) => new Set(values).size === values.length
  if (!isOnce(staff.map(({ name }) => name)) || !isOnce(staff.map(({ tokenHash }) => tokenHash.toString('hex'))))
    throw new StartError('STAFF_TOKENS must have each name and each token once.')
  return staff
}

/** The name of the token's owner, or undefined. Takes the same time for every token. */
export function nameOfToken(staff: readonly StaffToken[], token: string): string | undefined {
  const given = hash(token)
  let name: string | undefined
  for (const one of staff) if (timingSafeEqual(one.tokenHash, given)) name = one.name
  return name
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
