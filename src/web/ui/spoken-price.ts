import type { Locale } from '#domain/locale.ts'
import { formatMoney, type Money } from '#domain/money.ts'

/**
 * A price for a screen reader: 'about £21' for an estimate. Many screen readers skip the sign '≈'. `about` is the
 * message `common.about`.
 */
export function spokenPrice(
  money: Money & { isEstimate?: boolean },
  locale: Locale,
  about: (values: { price: string }) => string,
): string {
  const price = formatMoney({ ...money, isEstimate: false }, locale)
  return money.isEstimate ? about({ price }) : price
}
