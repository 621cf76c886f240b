import type { useTranslations } from 'use-intl'

const HOUR = 60
const DAY = 24 * HOUR

export type DurationWords = ReturnType<typeof useTranslations<'common.duration'>>
export type DurationAfterWords = ReturnType<typeof useTranslations<'common.durationAfter'>>

/** A length of time that stands alone, from minutes: «ساعتان ونصف», '2 hours 30 minutes'. A day or more is rounded to whole days. */
export function durationWords(minutes: number, t: DurationWords): string {
  if (minutes >= DAY) return t('days', { count: Math.round(minutes / DAY) })
  const hours = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  if (hours === 0) return t('minutes', { count: rest })
  const first = t('hours', { count: hours })
  if (rest === 0) return first
  if (rest === HOUR / 2) return t('andHalf', { hours: first })
  return t('and', { first, second: t('minutes', { count: rest }) })
}

/**
 * The same inside a sentence, where Arabic declines it: «قبل الموعد بما لا يقل عن يومين», not «يومان». Empty for no time at all: that is a
 * sentence of its own.
 */
export function durationAfterWords(
  time: { day: number; hour: number; minute: number },
  words: { duration: DurationWords; after: DurationAfterWords },
): string {
  return [
    time.day > 0 ? words.after('days', { count: time.day }) : '',
    time.hour > 0 ? words.after('hours', { count: time.hour }) : '',
    time.minute > 0 ? words.after('minutes', { count: time.minute }) : '',
  ]
    .filter((part) => part !== '')
    .reduce((first, second) => (first === '' ? second : words.duration('and', { first, second })), '')
}
