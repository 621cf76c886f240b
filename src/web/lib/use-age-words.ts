import { useTranslations } from 'use-intl'

interface AgeLimits {
  minAge: number | null
  maxAge: number | null
}

/** Names the ages of a kind of traveller: 'Ages 7–15'; empty without limits. */
export function useAgeWords(): (limits: AgeLimits) => string {
  const t = useTranslations('common.ages')
  return ({ minAge, maxAge }) => {
    if (minAge !== null && maxAge !== null) return t('between', { from: minAge, to: maxAge })
    if (minAge !== null) return t('from', { from: minAge })
    return maxAge === null ? '' : t('to', { to: maxAge })
  }
}
