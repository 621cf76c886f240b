import { formatMoney, type Money } from '#domain/money.ts'
import { useLocale } from 'use-intl'

/** An amount, isolated from the text around it. The server's spelling stands: browsers' own Intl data may differ by a mark. */
export function MoneyText({ money, className = '' }: { money: Money; className?: string }) {
  return (
    <bdi className={`max-w-full ${className}`} suppressHydrationWarning>
      {formatMoney(money, useLocale())}
    </bdi>
  )
}
