import type { SiteContext } from './site-context-of.ts'

const HOUR = 60
const HALF_HOUR = HOUR / 2
const DAY = 24 * HOUR

interface Units {
  minutes: (count: number) => string
  hours: (count: number) => string
  days: (count: number) => string
}

export interface DurationWords {
  /** The form that stands alone: «يومان». */
  alone: Units
  /** The declined form inside a sentence: «نحو ساعتين». */
  inside: Units
  and: (first: string, second: string) => string
  andHalf: (hours: string) => string
}

export interface DurationWordsBefore extends DurationWords {
  /** Of the time before a start, with its preposition: «قبل الموعد بيومين». */
  before: Units
}

/** Whether half an hour is added to a number of hours. */
type Half = 'yes' | 'no'

export interface RangeWords extends DurationWords {
  range: {
    days: (from: number, to: number) => string
    hours: (hours: { from: number; fromHalf: Half; to: number; toHalf: Half }) => string
    others: (from: string, to: string) => string
  }
}

export function durationWordsOf(t: SiteContext['t']): DurationWordsBefore & RangeWords {
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
    before: {
      minutes: (count) => t('common.durationBefore.minutes', { count }),
      hours: (count) => t('common.durationBefore.hours', { count }),
      days: (count) => t('common.durationBefore.days', { count }),
    },
    and: (first, second) => t('common.duration.and', { first, second }),
    andHalf: (hours) => t('common.duration.andHalf', { hours }),
    range: {
      days: (from, to) => t('common.duration.daysRange', { from, to }),
      hours: (hours) => t('common.duration.hoursRange', hours),
      others: (from, to) => t('common.duration.range', { from, to }),
    },
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
 * '2–3½ hours', or one duration if both are equal. From an hour on in half hours, rounded apart: a card has no room for
 * '1 hour 45 minutes to 2 hours 15 minutes', and the options say their minutes.
 */
export function durationRangeText(from: number, to: number, words: RangeWords): string {
  if (from === to) return durationText(from, words)
  if (from >= DAY && from % DAY === 0 && to % DAY === 0) return words.range.days(from / DAY, to / DAY)
  if (from >= HOUR && to < DAY) {
    const [least, most] = [Math.floor(from / HALF_HOUR), Math.ceil(to / HALF_HOUR)]
    const half = (halfHours: number): Half => (halfHours % 2 === 0 ? 'no' : 'yes')
    return words.range.hours({
      from: Math.floor(least / 2),
      fromHalf: half(least),
      to: Math.floor(most / 2),
      toHalf: half(most),
    })
  }
  const inside = { ...words, alone: words.inside }
  return words.range.others(durationText(from, inside), durationText(to, inside))
}

interface Time {
  day: number
  hour: number
  minute: number
}

/** Formats a time inside a sentence: «نحو ساعتين», not «ساعتان». Empty for zero. */
export function timeInsideText(time: Time, { inside, and }: DurationWords): string {
  return joined(time, inside, inside, and)
}

/**
 * Formats a time before the start, after the start: «قبل الموعد بيوم و6 ساعات». Empty for zero, which needs a sentence
 * of its own.
 */
export function timeBeforeText(time: Time, { inside, before, and }: DurationWordsBefore): string {
  return joined(time, before, inside, and)
}

function joined({ day, hour, minute }: Time, first: Units, others: Units, and: DurationWords['and']): string {
  const parts = (['days', 'hours', 'minutes'] as const)
    .map((unit, index) => ({ unit, count: [day, hour, minute][index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ unit, count }, index) => (index === 0 ? first : others)[unit](count))
  return parts.length === 0 ? '' : parts.reduce(and)
}
