import { useTranslations } from 'use-intl'

interface Priced {
  rate: 'once' | 'daily' | 'nightly'
  pricingPer: 'person' | 'item' | 'quote'
  /** What has the price, if that is not one person: 'Single kayak'. */
  unitTitle: string | null
}

/** What a from-price is for, to follow the amount: ' per person', ' · Single kayak', ' per night · Tent (up to 4)'. */
export function usePriceUnit(): (priced: Priced) => string {
  const t = useTranslations('catalogue.per')
  return ({ rate, pricingPer, unitTitle }) => {
    const title = unitTitle === null ? '' : ` · ${keepBrackets(unitTitle)}`
    if (rate !== 'once') return ` ${t(rate)}${title}`
    if (title !== '') return title
    return ` ${t(pricingPer === 'item' ? 'item' : 'person')}`
  }
}

/** Without line breaks inside brackets, '(up to 4)', and before the sign of a number, '2 × Tent'. */
export const keepBrackets = (title: string) =>
  title.replaceAll(/\([^)]*\)|^\d+ ×/g, (part) => part.replaceAll(' ', '\u00a0'))
