import { formatMoney, type Money } from '#domain/money.ts'
import { useLocale, useTranslations } from 'use-intl'
import { spokenPrice } from './spoken-price.ts'

/**
 * An amount, isolated from the text around it. Uses the server's formatting, because the Intl data of browsers may
 * differ.
 */
export function MoneyText({ money, className = '' }: { money: Money & { isEstimate?: boolean }; className?: string }) {
  const t = useTranslations('common')
  const locale = useLocale()
  const text = formatMoney(money, locale)
  return (
    <bdi className={`max-w-full ${className}`} suppressHydrationWarning>
      {money.isEstimate ? (
        <>
          <span aria-hidden suppressHydrationWarning>
            {text}
          </span>
          <span className="sr-only" suppressHydrationWarning>
            {spokenPrice(money, locale, (values) => t('about', values))}
          </span>
        </>
      ) : (
        text
      )}
    </bdi>
  )
}
