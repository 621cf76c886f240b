import type { Configuration } from '#server/kernel/configuration.ts'
import { isKeyValid, signKey } from '#server/kernel/signature.ts'

const VALID_SECONDS = 400 * 24 * 3600

/** The key of a guest's signed link: opens this one order, for 400 days. */
export function orderAccessToken(configuration: Pick<Configuration, 'secret'>, reference: string): string {
  // To the day, so that one order's links stay the same through a day and can be cached and compared.
  const today = Math.floor(Date.now() / 86_400_000) * 86_400
  return signKey(configuration.secret, `order ${reference}`, today + VALID_SECONDS)
}

export function isOrderAccessToken(
  configuration: Pick<Configuration, 'secret'>,
  reference: string,
  key: string,
): boolean {
  return isKeyValid(configuration.secret, `order ${reference}`, key, Date.now() / 1000)
}
