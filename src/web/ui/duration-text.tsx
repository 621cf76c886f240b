import { useTranslations } from 'use-intl'

const HOUR = 60
const DAY = 24 * HOUR

/** A length of time in words: '3 ساعات ونصف' would be a sentence of its own, so hours and minutes are named apart. */
export function DurationText({ minutes }: { minutes: number }) {
  const t = useTranslations('common.duration')
  if (minutes >= DAY) return t('days', { count: Math.round(minutes / DAY) })
  const hours = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  if (hours === 0) return t('minutes', { count: rest })
  if (rest === 0) return t('hours', { count: hours })
  return t('and', { first: t('hours', { count: hours }), second: t('minutes', { count: rest }) })
}
