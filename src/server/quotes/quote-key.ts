import type { Configuration } from '#server/kernel/configuration.ts'
import { isKeyValid, signKey } from '#server/kernel/signature.ts'

const VALID_SECONDS = 400 * 24 * 3600

/** The key of a quote's signed link: opens this one quote, for 400 days. To the day, as the key of an order. */
export function quoteKey(configuration: Pick<Configuration, 'secret'>, reference: string): string {
  const today = Math.floor(Date.now() / 86_400_000) * 86_400
  return signKey(configuration.secret, `quote ${reference}`, today + VALID_SECONDS)
}

export function isQuoteKey(configuration: Pick<Configuration, 'secret'>, reference: string, key: string): boolean {
  return isKeyValid(configuration.secret, `quote ${reference}`, key, Date.now() / 1000)
}
