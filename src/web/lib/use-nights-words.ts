import { useTranslations } from 'use-intl'
import type { Duration } from '#domain/duration.ts'

/** Such as "3 nights". */
export function useNightsWords(): (duration: Duration) => string {
  const t = useTranslations('common.duration')
  return ({ rate, count }) => t(rate === 'nightly' ? 'nights' : 'days', { count })
}
