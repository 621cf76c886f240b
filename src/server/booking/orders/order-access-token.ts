import type { Configuration } from '#server/kernel/configuration.ts'
import { isKeyValid, signKey } from '#server/kernel/signature.ts'

const VALID_SECONDS = 400 * 24 * 3600

/**
 * The key of a guest's signed link: opens this one order, for 400 days. `version`: of the order (`orders.access_version`), which changes with its
 * email; a new order and a quote request have 0.
 */
export function orderAccessToken(configuration: Pick<Configuration, 'secret'>, reference: string, version = 0): string {
  // To the day, so that one order's links stay the same through a day and can be cached and compared.
  const today = Math.floor(Date.now() / 86_400_000) * 86_400
  return signKey(configuration.secret, scopeOf(reference, version), today + VALID_SECONDS)
}

export function isOrderAccessToken(
  configuration: Pick<Configuration, 'secret'>,
  reference: string,
  key: string,
  version = 0,
): boolean {
  return isKeyValid(configuration.secret, scopeOf(reference, version), key, Date.now() / 1000)
}

const scopeOf = (reference: string, version: number) => `order ${reference}${version === 0 ? '' : ` ${version}`}`
