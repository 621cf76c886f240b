import { useLocale, useTranslations } from 'use-intl'

/** Names the ages of children: '2 and 7'. */
export function useAgesWords(): (ages: readonly number[]) => string {
  const t = useTranslations('common.ages')
  const locale = useLocale()
  return (ages) => new Intl.ListFormat(locale).format(ages.map((years) => t('years', { years })))
}
