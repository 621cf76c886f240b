import type { Configuration } from '#server/kernel/configuration.ts'
import { isKeyValid, signKey } from '#server/kernel/signature.ts'

type Settings = Pick<Configuration, 'secret'>

const VALID_SECONDS = 3600

/**
 * The key in the return address of a payment page: shows the outcome of this one order, without personal data, in a browser that did not make
 * the order (a bank's app). Valid until an hour after `endOfPage`; the same for the same attempt, because a provider refuses other parameters.
 */
export function returnKey(settings: Settings, reference: string, endOfPage: Date): string {
  return signKey(settings.secret, scopeOf(reference), Math.floor(endOfPage.getTime() / 1000) + VALID_SECONDS)
}

export function isReturnKey(settings: Settings, reference: string, key: string): boolean {
  return isKeyValid(settings.secret, scopeOf(reference), key, Date.now() / 1000)
}

const scopeOf = (reference: string) => `return of order ${reference}`
