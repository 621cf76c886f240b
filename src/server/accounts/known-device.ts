import { tidyLine } from '#domain/invisible.ts'
import { createHmac } from 'node:crypto'
import type { Configuration } from '#server/kernel/configuration.ts'
import { isKeyValid, signKey } from '#server/kernel/signature.ts'
import { newToken } from '#server/kernel/token.ts'

type Secret = Pick<Configuration, 'secret'>

const VALID_SECONDS = 365 * 24 * 60 * 60

/**
 * The value of the device cookie: proves that the browser has signed in to the account of `email`. It opens nothing. Its
 * attempts are counted apart from those of strangers, who can therefore not use them up.
 */
export function newDevice({ secret }: Secret, email: string): string {
  const id = newToken().slice(0, 22)
  const subject = `${id}.${tagOf(secret, email)}`
  return `${subject}.${signKey(secret, scopeOf(subject), Math.floor(Date.now() / 1000) + VALID_SECONDS)}`
}

/** The id of the device whose cookie this is; null if we did not make it or it has expired. */
export function deviceOf({ secret }: Secret, cookie: string | null | undefined): string | null {
  const [id = '', tag = '', ...key] = (cookie ?? '').split('.')
  const isOurs = isKeyValid(secret, scopeOf(`${id}.${tag}`), key.join('.'), Date.now() / 1000)
  return isOurs ? id : null
}

/** As deviceOf, but null also for a device of another account. */
export function deviceOfAccount(settings: Secret, cookie: string | null | undefined, email: string): string | null {
  const id = deviceOf(settings, cookie)
  return cookie?.split('.')[1] === tagOf(settings.secret, email) ? id : null
}

const scopeOf = (subject: string) => `device ${subject}`

/** Keyed, so that the cookie does not reveal the address to the next user of the browser. */
function tagOf(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`device of\n${tidyLine(email).toLowerCase()}`)
    .digest('base64url')
    .slice(0, 22)
}
