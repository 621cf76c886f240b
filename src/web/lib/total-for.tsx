import { useTranslations } from 'use-intl'
import type { Money } from '#domain/money.ts'
import { MoneyText } from '#web/ui/money-text.tsx'

interface TotalForProps {
  total: Money & { isEstimate?: boolean }
  travellers: number
  dependsOnAges: boolean
  /** Classes of the amount. */
  className?: string
}

/**
 * What all travellers pay together: 'SAR 460 for 4 travellers'. Without the ages of the children it is an estimate:
 * '≈ SAR 460 for 4 travellers · depends on children’s ages'.
 */
export function TotalFor({ total, travellers, dependsOnAges, className = 'font-semibold text-ink' }: TotalForProps) {
  const t = useTranslations('catalogue')
  const money = dependsOnAges ? { ...total, isEstimate: true } : total
  return (
    <>
      {t.rich('totalFor', { count: travellers, total: () => <MoneyText money={money} className={className} /> })}
      {dependsOnAges && ` · ${t('dependsOnAges')}`}
    </>
  )
}
