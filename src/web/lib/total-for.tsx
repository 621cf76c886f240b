import { useTranslations } from 'use-intl'
import type { Money } from '#domain/money.ts'
import { MoneyText } from '#web/ui/money-text.tsx'

interface TotalForProps {
  total: Money & { isEstimate?: boolean }
  travellers: number
  dependsOnAges: boolean
  /** Whether it says what the highest price depends on; cards are too small. */
  saysWhy?: boolean
  /** Classes of the amount. */
  className?: string
}

/**
 * What all travellers pay together: 'SAR 460 for 4 travellers'. Without the ages of the children it is the highest price:
 * 'Up to SAR 460 for 4 travellers · depends on children’s ages'.
 */
export function TotalFor({
  total,
  travellers,
  dependsOnAges,
  saysWhy = true,
  className = 'font-semibold text-ink',
}: TotalForProps) {
  const t = useTranslations('catalogue')
  return (
    <>
      {dependsOnAges && `${t('upTo')} `}
      {t.rich('totalFor', { count: travellers, total: () => <MoneyText money={total} className={className} /> })}
      {dependsOnAges && saysWhy && ` · ${t('dependsOnAges')}`}
    </>
  )
}
