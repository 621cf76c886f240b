import type { SiteContext } from './site-context-of.ts'

const HOUR = 60
const DAY = 24 * HOUR

interface Units {
  minutes: (count: number) => string
  hours: (count: number) => string
  days: (count: number) => string
}

export interface DurationWords {
  /** The form that stands alone: «يومان». */
  alone: Units
  /** The declined form inside a sentence: «حتى يومين». */
  inside: Units
  and: (first: string, second: string) => string
  andHalf: (hours: string) => string
}

export function durationWordsOf(t: SiteContext['t']): DurationWords {
  return {
    alone: {
      minutes: (count) => t('common.duration.minutes', { count }),
      hours: (count) => t('common.duration.hours', { count }),
      days: (count) => t('common.duration.days', { count }),
    },
    inside: {
      minutes: (count) => t('common.durationAfter.minutes', { count }),
      hours: (count) => t('common.durationAfter.hours', { count }),
      days: (count) => t('common.durationAfter.days', { count }),
    },
    and: (first, second) => t('common.duration.and', { first, second }),
    andHalf: (hours) => t('common.duration.andHalf', { hours }),
  }
}

/**
 * Formats minutes as a duration on its own: «ساعتان ونصف», '2 hours 30 minutes'. From one day on, rounds to whole days.
 */
export function durationText(minutes: number, { alone, and, andHalf }: DurationWords): string {
  if (minutes >= DAY) return alone.days(Math.round(minutes / DAY))
  const hours = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  if (hours === 0) return alone.minutes(rest)
  const first = alone.hours(hours)
  if (rest === 0) return first
  return rest === HOUR / 2 ? andHalf(first) : and(first, alone.minutes(rest))
}

/**
 * Formats a time before the start inside a sentence: «حتى يومين قبل الموعد», not «يومان». Empty for zero,
 * which needs a sentence of its own.
 */
export function timeBeforeText(
  time: { day: number; hour: number; minute: number },
  { inside, and }: DurationWords,
): string {
  return [
    time.day > 0 ? inside.days(time.day) : '',
    time.hour > 0 ? inside.hours(time.hour) : '',
    time.minute > 0 ? inside.minutes(time.minute) : '',
  ]
    .filter((part) => part !== '')
    .reduce((first, second) => (first === '' ? second : and(first, second)), '')
}
