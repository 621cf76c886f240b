import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'

/** Names the ages of children: '2, 7'. */
export function useAgesWords(): (ages: readonly number[]) => string {
  const t = useTranslations('common.ages')
  const locale = useLocale()
  return (ages) =>
    listOf(
      ages.map((years) => t('years', { years })),
      locale,
    )
}
