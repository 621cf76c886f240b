import type { Configuration } from '#server/kernel/configuration.ts'
import { isKeyValid, signKey } from '#server/kernel/signature.ts'

const VALID_SECONDS = 400 * 24 * 3600

/**
 * The key of a quote's signed link, which opens this quote only, for 400 days. Rounded to days, as the access token of
 * an order.
 */
export function quoteKey(configuration: Pick<Configuration, 'secret'>, reference: string): string {
  const today = Math.floor(Date.now() / 86_400_000) * 86_400
  return signKey(configuration.secret, `quote ${reference}`, today + VALID_SECONDS)
}

export function isQuoteKey(configuration: Pick<Configuration, 'secret'>, reference: string, key: string): boolean {
  return isKeyValid(configuration.secret, `quote ${reference}`, key, Date.now() / 1000)
}
