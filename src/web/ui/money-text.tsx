import { formatMoney, type Money } from '#domain/money.ts'
import { useLocale } from 'use-intl'

/**
 * An amount, isolated from the text around it. Uses the server's formatting, because the Intl data of browsers may
 * differ.
 */
export function MoneyText({ money, className = '' }: { money: Money & { isEstimate?: boolean }; className?: string }) {
  return (
    <bdi className={`max-w-full ${className}`} suppressHydrationWarning>
      {formatMoney(money, useLocale())}
    </bdi>
  )
}
