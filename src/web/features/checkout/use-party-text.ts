import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import type { Party } from '#domain/party-units.ts'
import { useAgesWords } from '#web/lib/use-ages-words.ts'

/** Who travels together, for a host: '2 adults and 2 children (4 and 9)'. */
export function usePartyText(): (party: Party) => string {
  const t = useTranslations('cart.added.units')
  const locale = useLocale()
  const agesWords = useAgesWords()
  return ({ adults, children, ages = [], infants = 0 }) => {
    const young = ages.length > 0 ? ` (${agesWords(ages)})` : ''
    const parts = [
      ...(adults > 0 ? [t('adult', { count: adults })] : []),
      ...(children > 0 ? [t('child', { count: children }) + young] : []),
      ...(infants > 0 ? [t('infant', { count: infants })] : []),
    ]
    return listOf(parts, locale)
  }
}
