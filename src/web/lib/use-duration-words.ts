import { useTranslations } from 'use-intl'
import type { DurationWords } from './duration-words.ts'

export function useDurationWords(): DurationWords {
  const alone = useTranslations('common.duration')
  const inside = useTranslations('common.durationAfter')
  return {
    alone: {
      minutes: (count) => alone('minutes', { count }),
      hours: (count) => alone('hours', { count }),
      days: (count) => alone('days', { count }),
    },
    inside: {
      minutes: (count) => inside('minutes', { count }),
      hours: (count) => inside('hours', { count }),
      days: (count) => inside('days', { count }),
    },
    and: (first, second) => alone('and', { first, second }),
    andHalf: (hours) => alone('andHalf', { hours }),
  }
}
