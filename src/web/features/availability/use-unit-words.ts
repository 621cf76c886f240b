import { useTranslations } from 'use-intl'
import { isShared } from '#domain/unit-kinds.ts'
import { keepBrackets } from '#web/lib/price-unit.ts'
import type { BookableProduct } from './calls.ts'

/**
 * What the price of a unit is for: 'per person', or 'A family of up to 6' where several people share it, and with a
 * number of it '2 × Tent (up to 2)'.
 */
export function useUnitWords(): (
  rate: BookableProduct['rate'],
  unit: { kind: string; title: string },
  quantity?: number,
) => string {
  const t = useTranslations('catalogue.per')
  return (rate, unit, quantity) => {
    const title = quantity === undefined ? unit.title : `${quantity} × ${unit.title}`
    const words = [...(rate === 'once' ? [] : [t(rate)]), ...(isShared(unit) ? [keepBrackets(title)] : [])]
    return words.length > 0 ? words.join(' · ') : t('person')
  }
}
