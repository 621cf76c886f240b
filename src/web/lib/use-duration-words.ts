import { useTranslations } from 'use-intl'
import type { DurationWordsBefore, RangeWords } from './duration-words.ts'

export function useDurationWords(): DurationWordsBefore & RangeWords {
  const alone = useTranslations('common.duration')
  const inside = useTranslations('common.durationAfter')
  const before = useTranslations('common.durationBefore')
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
    before: {
      minutes: (count) => before('minutes', { count }),
      hours: (count) => before('hours', { count }),
      days: (count) => before('days', { count }),
    },
    and: (first, second) => alone('and', { first, second }),
    andHalf: (hours) => alone('andHalf', { hours }),
    range: {
      days: (from, to) => alone('daysRange', { from, to }),
      hours: (hours) => alone('hoursRange', hours),
      others: (from, to) => alone('range', { from, to }),
    },
  }
}
